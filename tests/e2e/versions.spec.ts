import { type APIRequestContext, expect, test } from '@playwright/test';
import { fromPanel, signIn } from './editor';
import { axe } from './wcag';

const NAME = 'History Probe';

/** A tool that isn't public, with a second draft in both languages. */
async function createTool(request: APIRequestContext): Promise<number> {
  const { docs } = await (await request.get('/api/categories?limit=1&depth=0')).json();
  const data = {
    name: NAME,
    tagline: 'Writes short mails',
    url: 'https://history.example',
    categories: [docs[0].id],
    maker: 'One',
    _status: 'draft',
  };
  const reply = await request.post('/api/tools?draft=true', { headers: fromPanel(), data });
  expect(reply.status(), await reply.text()).toBe(201);
  const { doc } = await reply.json();
  for (const [locale, change] of [
    ['en', { tagline: 'Writes very long mails', maker: 'Two' }],
    ['nl', { tagline: 'Schrijft lange mails' }],
  ] as const) {
    const saved = await request.patch(`/api/tools/${doc.id}?draft=true&locale=${locale}`, {
      headers: fromPanel(),
      data: { ...change, _status: 'draft' },
    });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  return doc.id;
}

test('an editor notes a version, compares it word by word and restores one language of it', async ({ page }) => {
  await signIn(page);
  const id = await createTool(page.request);
  const list = `/admin/collections/tools/${id}/versions`;

  await page.goto(list);
  const rows = page.locator('.versions__table tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Dutch texts Tagline');
  await expect(rows.nth(1)).toContainText('English texts Tagline');
  await expect(rows.nth(1)).toContainText('Shared fields Maker');
  await expect(rows.nth(2)).toContainText('First version');

  await rows
    .nth(2)
    .getByRole('button', { name: /^Note on/ })
    .click();
  await rows.nth(2).getByRole('textbox').fill('As sent in');
  await rows.nth(2).getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await page.reload();
  await expect(rows.nth(2)).toContainText('As sent in');

  await rows.nth(2).getByRole('link').click();
  const english = page.getByRole('region', { name: 'English' });
  await expect(english.locator('del')).toHaveText('very long');
  await expect(english.locator('ins')).toHaveText('short');
  await expect(page.getByRole('region', { name: 'Dutch' }).locator('del')).toHaveText('Schrijft lange mails');
  const { violations } = await axe(page).include('.versions').analyze();
  expect(violations).toEqual([]);

  await page.getByRole('button', { name: 'Restore…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Restore the version of/ });
  await expect(dialog.getByRole('row')).toHaveCount(4);
  await dialog.getByLabel('Dutch').uncheck();
  await dialog.getByLabel('Shared fields').uncheck();
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog).toContainText('Writes very long mails');
  await expect(dialog).toContainText('Only editors see this until you publish.');
  await dialog.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(page).toHaveURL(new RegExp(`/collections/tools/${id}\\?locale=en$`));
  await expect(page.getByText(/is restored as a draft/)).toBeVisible();
  await expect(page.locator('input[name="tagline"]')).toHaveValue('Writes short mails');

  const stored = await (await page.request.get(`/api/tools/${id}?draft=true&locale=all&depth=0`)).json();
  expect([stored.tagline, stored.maker, stored._status]).toEqual([{ en: 'Writes short mails', nl: 'Schrijft lange mails' }, 'Two', 'draft']);
  await page.request.delete(`/api/tools/${id}`, { headers: fromPanel() });
});
