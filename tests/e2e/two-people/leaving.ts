import { expect, type Page } from '@playwright/test';
import { openTool, publishAll } from './edit-view';
import { type Stage, step } from './stage';

async function moveToTrash(page: Page, id: number): Promise<void> {
  await openTool(page, id, 'en');
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await expect(page).toHaveURL(/\/collections\/tools(\?|$)/);
}

/** Takes the tool out of the trash, as public as it was or as a draft. */
async function takeFromTrash(page: Page, id: number, asPublished: boolean): Promise<void> {
  await page.goto(`/admin/collections/tools/trash/${id}?locale=nl`);
  await page.locator('#action-restore').click();
  const dialog = page.getByRole('dialog').filter({ has: page.locator('#confirm-action') });
  await dialog.getByRole('checkbox').setChecked(asPublished);
  await dialog.locator('#confirm-action').click();
  await expect(page).toHaveURL(new RegExp(`/collections/tools/${id}`));
}

export async function leaving({ sam, kim, id, world }: Stage): Promise<void> {
  await step('71. Sam puts the tool into the trash, with drafts in both languages', async () => {
    await moveToTrash(sam.page, id);
    world.trash(true);
  });
  await step('72. Kim takes it out: what was public is public again, and the drafts are drafts', async () => {
    await takeFromTrash(kim.page, id, true);
    world.trash(false);
  });
  await step('73. Sam puts it there again', async () => {
    await moveToTrash(sam.page, id);
    world.trash(true);
  });
  await step(
    '74. Kim takes it out as a draft, so that nothing is public',
    async () => {
      await takeFromTrash(kim.page, id, false);
      world.trash(false);
    },
    { public: { en: null, nl: null } },
  );
  await step(
    '75. Sam publishes both languages at last',
    async () => {
      await openTool(sam.page, id, 'en');
      await publishAll(sam.page);
    },
    { public: { en: 'Plans without anything', nl: 'Zonder browser', maker: 'Delta BV' } },
  );
}
