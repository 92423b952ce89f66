import { expect, type Page, test } from '@playwright/test';
import { richText } from '../setup/rich-text';
import { fromPanel, signIn } from './editor';
import { axe } from './wcag';

/** What axe finds in a part of the page. */
async function problemsIn(page: Page, part: string): Promise<string[]> {
  const { violations } = await axe(page).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const speak = (page: Page, language: 'en' | 'nl') =>
  page.context().addCookies([{ name: 'payload-lng', value: language, url: process.env.E2E_BASE_URL ?? '' }]);

for (const [language, column, status, view] of [
  ['en', 'Status by language', 'EN public', 'No Dutch'],
  ['nl', 'Status per taal', 'EN openbaar', 'Geen Nederlands'],
] as const) {
  test(`the list of tools shows each language's status and its views (${language})`, async ({ page }) => {
    await signIn(page);
    await speak(page, language);
    await page.goto('/admin/collections/tools');
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    await expect(page.locator('.table tbody tr')).toHaveCount(25);
    await expect(page.locator('.list-status').first()).toContainText(status);
    expect(await page.locator('.table').textContent()).not.toMatch(/<No |<Geen /);
    expect([...(await problemsIn(page, '.list-views')), ...(await problemsIn(page, '.list-status'))]).toEqual([]);
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(page).toHaveURL(/locale=nl/);
    await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute('aria-current', 'page');
  });
}

test('an editor saves a view, opens it later and removes it', async ({ page }) => {
  await signIn(page);
  await speak(page, 'en');
  const name = `Free ${Date.now().toString(36)}`;
  await page.goto('/admin/collections/tools?where[or][0][and][0][priceModel][equals]=free');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
  await page.goto('/admin/collections/tools');
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/priceModel/);
  await page.getByRole('button', { name: 'Remove this view' }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('the palette finds a title that only Dutch has and opens it by keyboard', async ({ page }) => {
  await signIn(page);
  await speak(page, 'en');
  const word = `vindbaar${Date.now().toString(36)}`;
  const headers = fromPanel();
  const created = await page.request.post('/api/faqs?draft=true', {
    data: { question: `Only English ${word.slice(8)}`, group: 'directory', order: 900, _status: 'draft', answer: richText('Because.') },
    headers,
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { id } = (await created.json()).doc;
  const changed = await page.request.patch(`/api/faqs/${id}?draft=true&locale=nl`, {
    data: { question: `Waar staat ${word}?`, answer: richText('Daarom.') },
    headers,
  });
  expect(changed.ok(), await changed.text()).toBe(true);

  await page.goto('/admin/collections/pages');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search documents, views and actions' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  expect(await problemsIn(page, '.palette')).toEqual([]);
  await page.keyboard.type(word);
  const option = palette.getByRole('option', { name: new RegExp(word) });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/collections/faqs/${id}\\?locale=nl`));
  await expect(palette).toHaveCount(0);

  await page.getByRole('button', { name: 'Open Menu' }).first().click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(palette.getByRole('option', { name: new RegExp(word) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await page.request.delete(`/api/faqs/${id}`, { headers });
});
