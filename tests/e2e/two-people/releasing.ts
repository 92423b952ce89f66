import { expect, type Page } from '@playwright/test';
import { fromPanel } from '../editor';
import { unlike } from '../visitor';
import { openTool, taglineOf, type } from './edit-view';
import { type Stage, step } from './stage';

const RELEASE = unlike('Autumn');

/** Opens the drawer that adds the document of the edit view to a release. */
async function openAdding(page: Page, item: string) {
  await page.locator('.doc-controls__popup button').first().click();
  await page.getByRole('button', { name: item }).click();
  return page.getByRole('dialog').filter({ has: page.locator('.release-add') });
}

/** Adds the document of Kim's edit view, with the language that is open, to the release. */
async function addInDutch(page: Page): Promise<void> {
  const drawer = await openAdding(page, 'Aan release toevoegen');
  await drawer.getByRole('combobox', { name: 'Release' }).selectOption({ label: RELEASE });
  await drawer.getByRole('checkbox', { name: 'teksten in het Nederlands' }).check();
  await drawer.getByRole('button', { name: /^(Toevoegen|Wijzigen)$/ }).click();
  await expect(page.getByText('Aan de release toegevoegd.')).toBeVisible();
}

export async function releasing({ sam, kim, id }: Stage): Promise<void> {
  let untranslated = 0;
  await step(
    '55. Sam drafts English and puts it into a new release',
    async () => {
      await openTool(sam.page, id, 'en');
      await type(taglineOf(sam.page), 'Plans the autumn');
      const drawer = await openAdding(sam.page, 'Add to release');
      await drawer.getByRole('combobox', { name: 'Release' }).selectOption({ label: 'New release' });
      await drawer.getByLabel('Name', { exact: true }).fill(RELEASE);
      await drawer.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(sam.page.getByText('Added to the release.')).toBeVisible();
    },
    { draft: { en: 'Plans the autumn' } },
  );
  await step(
    '56. Kim drafts Dutch and adds it to the same release',
    async () => {
      await openTool(kim.page, id, 'nl');
      await type(taglineOf(kim.page), 'Plant de herfst');
      await addInDutch(kim.page);
    },
    { draft: { nl: 'Plant de herfst' } },
  );
  await step('57. Kim adds a term without Dutch texts', async () => {
    const made = await kim.page.request.post('/api/dictionary-terms?locale=en&draft=true', {
      headers: fromPanel(),
      data: { name: RELEASE, definition: 'A season', _status: 'draft' },
    });
    expect(made.status(), await made.text()).toBe(201);
    untranslated = (await made.json()).doc.id;
    await kim.page.goto(`/admin/collections/dictionary-terms/${untranslated}?locale=nl`);
    await addInDutch(kim.page);
  });
  await step('58. Sam publishes the release, which fails as a whole and says why', async () => {
    await sam.page.goto('/admin/releases');
    await sam.page.getByRole('link', { name: RELEASE }).click();
    await sam.page.getByRole('button', { name: 'Publish now' }).click();
    await sam.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(sam.page.getByTestId('release-failure')).toContainText('Dutch texts');
  });
  await step(
    '59. Kim takes the term out and publishes both languages at once',
    async () => {
      await kim.page.goto('/admin/releases');
      await kim.page.getByRole('link', { name: RELEASE }).click();
      await kim.page.getByRole('button', { name: `Eruit halen: ${RELEASE}` }).click();
      await expect(kim.page.getByRole('button', { name: `Eruit halen: ${RELEASE}` })).toHaveCount(0);
      await kim.page.getByRole('button', { name: 'Nu publiceren' }).click();
      await kim.page.getByRole('button', { name: 'Publiceren', exact: true }).click();
      await expect(kim.page.getByTestId('release-state')).toHaveText('Gepubliceerd');
      await kim.page.request.delete(`/api/dictionary-terms/${untranslated}`, { headers: fromPanel() });
    },
    { public: { en: 'Plans the autumn', nl: 'Plant de herfst' } },
  );
}
