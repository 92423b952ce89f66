import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { fromPanel, signIn } from './editor';

test.describe.configure({ mode: 'serial' });

const stamp = Date.now().toString(36);
const LIST = '/admin/translations?collection=tools&locale=nl&filter=missing';
/** The list shows the newest first. */
const [LATER, FIRST] = [`Vertaaldag later ${stamp}`, `Vertaaldag eerst ${stamp}`];
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const paragraph = (text: string) => {
  const node = { format: '', indent: 0, version: 1, direction: 'ltr' };
  const words = { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' };
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', textFormat: 0, children: [words] }] } };
};

const ids: Record<string, number> = {};

test.beforeEach(async ({ page }) => {
  await page.context().addCookies([{ name: 'payload-lng', value: 'nl', url: process.env.E2E_BASE_URL ?? '' }]);
  await signIn(page);
});

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page);
  const { docs } = await (await page.request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  for (const name of [LATER, FIRST]) {
    const created = await page.request.post('/api/tools?locale=en', {
      headers: fromPanel(),
      data: {
        name,
        slug: slugOf(name),
        tagline: 'Plans a working day',
        description: paragraph('It plans every hour.'),
        features: [{ text: 'Reminders' }, { text: 'Shared calendars' }],
        meta: { title: 'Plan your day' },
        url: `https://${slugOf(name)}.example.com`,
        categories: [docs[0].id],
        priceModel: 'free',
        active: true,
        _status: 'published',
      },
    });
    expect(created.status(), await created.text()).toBe(201);
    ids[name] = (await created.json()).doc.id;
  }
  await page.close();
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('five texts are translated and published with one click and six keys', async ({ page, request }) => {
  const spent = { clicks: 0, keys: 0 };
  const press = async (keys: string) => {
    spent.keys += 1;
    await page.keyboard.press(keys);
  };
  await page.goto(LIST);
  spent.clicks += 1;
  await page.getByRole('link', { name: FIRST }).click();
  await expect(heading(page, FIRST)).toBeVisible();
  // The description and the editors' review, in both languages: the editors load one after the other.
  await expect(page.locator('.sheet [contenteditable="true"]')).toHaveCount(4);
  const address = page.url();
  for (let count = 1; count <= 5; count += 1) {
    await press('ControlOrMeta+Enter');
    await page.keyboard.type(`Vertaling ${count} ${stamp}`);
  }
  expect(page.url()).toBe(address);
  await press('ControlOrMeta+Shift+Enter');
  await expect(heading(page, LATER)).toBeVisible();
  expect(spent).toEqual({ clicks: 1, keys: 6 });

  const dutch = await (await request.get(`/nl/tools/${slugOf(FIRST)}`)).text();
  for (let count = 1; count <= 5; count += 1) expect(dutch).toContain(`Vertaling ${count} ${stamp}`);
  expect(await (await request.get(`/tools/${slugOf(FIRST)}`)).text()).toContain('Plans a working day');
});

test('texts typed right before going back wait in the browser', async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('link', { name: LATER }).click();
  await field(page, 'Slagzin, Nederlands').fill(`Plant ${stamp}`);
  await page.goBack();
  await expect(page).toHaveURL((address) => address.pathname === '/admin/translations');
  await page.getByRole('link', { name: LATER }).click();
  await page.locator('.draft-notice').getByRole('button', { name: 'Weer invullen' }).click();
  await expect(field(page, 'Slagzin, Nederlands')).toHaveValue(`Plant ${stamp}`);
});

test('a missing required text keeps a language from being published and gets the cursor', async ({ page, request }) => {
  await page.goto(`/admin/translations/tools/${ids[LATER]}?locale=nl&filter=missing&page=1`);
  await field(page, 'Functie 1, Nederlands').fill('Herinneringen');
  await page.getByRole('button', { name: /^Nederlands publiceren/ }).click();
  await expect(field(page, 'Slagzin, Nederlands')).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'Slagzin' })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Functie 1, Nederlands')).toHaveValue('Herinneringen');
  expect(await (await request.get(`/nl/tools/${slugOf(LATER)}`)).text()).not.toContain('Herinneringen');
});

test('a changed source shows its removed and added words', async ({ page }) => {
  const changed = await page.request.patch(`/api/tools/${ids[FIRST]}?locale=en`, {
    headers: fromPanel(),
    data: { tagline: 'Plans a whole day', _status: 'published' },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.goto('/admin/translations?collection=tools&locale=nl&filter=changed&field=tagline');
  await page.getByRole('link', { name: FIRST }).click();
  const change = page.locator('.sheet__change');
  await expect(change.locator('del')).toHaveText('verwijderd: working');
  await expect(change.locator('ins')).toHaveText('toegevoegd: whole');
  const { violations } = await new AxeBuilder({ page }).include('.sheet').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  for (const language of ['Engels', 'Nederlands']) await expect(field(page, `Beschrijving, ${language}`)).toBeVisible();
});

test('work is assigned with a due date, listed for its translator, and an entry leads back to the same list', async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('checkbox', { name: `${LATER} selecteren` }).check();
  await expect(page.getByRole('button', { name: '1 item toewijzen' })).toBeEnabled();
  // Another list has nothing chosen.
  await page
    .locator('.translations__list')
    .getByRole('link', { name: /^Te doen/ })
    .click();
  await expect(page.locator('.translations__list [aria-current="true"]')).toHaveText(/^Te doen/);
  await expect(page.getByRole('button', { name: 'Toewijzen', exact: true })).toBeDisabled();
  await page.goto(LIST);
  await page.getByLabel('Veld').selectOption({ label: 'Slagzin' });
  await page.getByRole('button', { name: 'Tonen' }).click();
  await expect(page).toHaveURL(/field=tagline/);
  await page.getByRole('checkbox', { name: `${LATER} selecteren` }).check();
  const assign = page.getByRole('group', { name: 'Items toewijzen' });
  const { user } = await (await page.request.get('/api/users/me')).json();
  await assign.getByLabel('Toewijzen aan').selectOption(String(user.id));
  await assign.getByLabel('Klaar op').fill('31 dec 2030');
  await page.keyboard.press('Enter');
  await assign.getByRole('button', { name: '1 item toewijzen' }).click();
  await expect(page.getByRole('row', { name: LATER })).toContainText('Klaar op 31 dec');
  const late = { items: [{ collection: 'tools', id: ids[LATER], locale: 'nl' }], assignee: user.id, dueOn: '2020-01-31', note: null };
  expect((await page.request.post('/api/translations/assign', { headers: fromPanel(), data: late })).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('row', { name: LATER })).toContainText('Te laat');

  await page.goto('/admin/translations');
  await page.getByRole('link', { name: /toegewezen.*te laat/ }).click();
  await expect(page).toHaveURL(/assignee=mine/);
  const { violations } = await new AxeBuilder({ page }).include('.translations').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const list = page.url();
  await page.getByRole('link', { name: LATER }).click();
  await expect(heading(page, LATER)).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar de lijst' }).click();
  await expect(page).toHaveURL((address) => address.search.includes('assignee=mine') && list.includes(address.pathname));
  for (const id of Object.values(ids)) await page.request.delete(`/api/tools/${id}`, { headers: fromPanel() });
});
