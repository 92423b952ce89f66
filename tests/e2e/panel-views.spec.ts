import { expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { formReady, fromPanel, signIn } from './editor';
import { newAddress, test, unlike } from './visitor';
import { axe } from './wcag';

const BASE = process.env.E2E_BASE_URL ?? '';

const speak = (page: Page, language: 'en' | 'nl') => page.context().addCookies([{ name: 'payload-lng', value: language, url: BASE }]);

async function create(page: Page, path: string, data: object): Promise<number> {
  const reply = await page.request.post(path, { data, headers: fromPanel() });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).doc.id;
}

async function firstOf(page: Page, collection: string): Promise<number> {
  const { docs } = await (await page.request.get(`/api/${collection}?limit=1&depth=0&sort=id&draft=true`, { headers: fromPanel() })).json();
  return docs[0].id;
}

const LISTS = ['tools', 'media', 'users', 'audit-events', 'redirects'];
const DOCUMENTS = ['tools', 'dictionary-terms', 'faqs', 'users'];

/** Own views, and Payload's of every kind. */
async function views(page: Page): Promise<string[]> {
  const documents = await Promise.all(DOCUMENTS.map(async (collection) => `collections/${collection}/${await firstOf(page, collection)}`));
  return [
    '',
    '/queue',
    '/checks',
    '/translations',
    '/translations/terms',
    '/releases',
    '/transfers',
    '/account',
    '/globals/footer',
    '/globals/settings',
    ...LISTS.map((collection) => `/collections/${collection}`),
    ...documents.map((path) => `/${path}`),
    `/${documents.find((path) => path.includes('faqs'))}/versions`,
    '/collections/faqs/trash',
    '/collections/media/create',
    '/collections/media/payload-folders',
  ].map((path) => `/admin${path}`);
}

/** Words of the interface that no Dutch text has, and the formal "u". */
const NOT_DUTCH =
  /\b(?:the|and|add|edit|remove|delete|select|drag|drop|save|with|your|close|insert|loading|sort by|copy|create|toggle|dropdown|settings|terms|uw?)\b|\[object|\{\{/i;

/** Texts and labels of the interface; content may be in any language. */
const interfaceTexts = (page: Page) =>
  page.evaluate(() => {
    const content =
      'tbody, [lang="en"], .doc-header, .step-nav, .rs__control, .ContentEditable__root, input, textarea, iframe, code, kbd, .panel-plain, .folder-file-card, dl, .transfers, script, style';
    const found = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Element) {
        for (const attribute of ['aria-label', 'aria-roledescription', 'placeholder', 'title']) {
          if (!node.closest('tbody, .doc-header')) found.push(node.getAttribute(attribute) ?? '');
        }
      } else if (!node.parentElement?.closest(content)) {
        const { parentElement: text } = node;
        // Screen readers read hidden texts that describe something.
        const isRead = text?.checkVisibility() || document.querySelector(`[aria-describedby="${text?.id || '-'}"]`);
        if (isRead) found.push(node.textContent ?? '');
      }
    }
    return found;
  });

/** What axe still finds when the page has settled: pictures are drawn as they arrive, and named a moment later. */
async function violationsOn(page: Page): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    const { violations } = await axe(page).exclude('iframe').analyze();
    if (violations.length === 0 || tries === 4) return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    await page.waitForTimeout(1000);
  }
}

for (const [language, theme] of [
  ['en', 'light'],
  ['nl', 'dark'],
] as const) {
  test(`axe finds nothing in the panel's views, and each speaks one language (${language}, ${theme})`, async ({ page }) => {
    test.setTimeout(360_000);
    await signIn(page);
    await speak(page, language);
    await page.context().addCookies([{ name: 'payload-theme', value: theme, url: BASE }]);
    const found: string[] = [];
    for (const path of await views(page)) {
      await page.goto(`${path}?locale=${language}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('navigation', { name: language === 'nl' ? 'Paneel' : 'Panel' })).toBeAttached();
      if (await page.locator('form[data-form-ready]').count()) await formReady(page);
      found.push(...(await violationsOn(page)).map((violation) => `${path} ${violation}`));
      if (language === 'nl') found.push(...(await interfaceTexts(page)).filter((text) => NOT_DUTCH.test(text)).map((text) => `${path} “${text}”`));
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

test('the panel opens in Dutch with Dutch content for an editor who starts at /nl/admin', async ({ page, browser }) => {
  await signIn(page);
  const email = newAddress('noor');
  const id = await create(page, '/api/users', { email, name: 'Noor', role: 'editor', language: 'nl' });
  const { link } = await (await page.request.post(`/api/users/${id}/link`, { data: {}, headers: fromPanel() })).json();
  const context = await browser.newContext({ baseURL: BASE, locale: 'nl-NL' });
  const noor = await context.newPage();
  const password = 'vier groene fietsen zonder bel';
  for (const [path, data] of [
    ['reset-password', { token: new URL(link).searchParams.get('token'), newPassword: password }],
    ['sign-in/email', { email, password }],
  ] as const) {
    const reply = await context.request.post(`/api/auth/${path}`, { data, headers: fromPanel() });
    expect(reply.status(), await reply.text()).toBe(200);
  }
  await noor.goto('/nl/admin');
  await expect(noor.locator('html')).toHaveAttribute('lang', 'nl');
  for (const [path, title] of [
    ['', 'Dashboard'],
    ['/queue', 'Wachtrij'],
    ['/checks', 'Feiten nakijken'],
    ['/translations', 'Vertalingen'],
    ['/translations/terms', 'Vertalingen die afwijken van het woordenboek'],
    ['/collections/faqs', 'Vragen'],
  ]) {
    await noor.goto(`/admin${path}`);
    await expect(noor).toHaveTitle(new RegExp(`^${title} – `));
  }
  await noor.goto(`/admin/collections/categories/${await firstOf(page, 'categories')}`);
  await expect(noor.getByLabel('Taal', { exact: true })).toContainText('Nederlands');
  await context.close();
});

/** Account management requires a sign-in of the last fifteen minutes. */
async function passTime(): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `update auth.session set "createdAt" = now() - interval '16 minutes' where "userId" = (select id from auth."user" where email = $1)`,
      [process.env.ADMIN_EMAIL],
    );
  } finally {
    await client.end();
  }
}

test('a sensitive change asks to sign in over the form and goes on afterwards', async ({ page }) => {
  await signIn(page);
  await speak(page, 'en');
  const id = await create(page, '/api/users', { email: newAddress('ada'), name: 'Ada', role: 'user', language: 'en' });
  await passTime();
  await page.goto(`/admin/collections/users/${id}`);
  await formReady(page);
  const name = unlike('Ada');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await page.locator('#action-save').click();

  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toContainText('sign in again');
  await expect(dialog.locator('input[name="identifier"]')).toHaveValue(process.env.ADMIN_EMAIL ?? '');
  expect((await axe(page).include('.sign-in-again').analyze()).violations).toEqual([]);
  await dialog.getByLabel('Password', { exact: true }).fill(process.env.ADMIN_PASSWORD ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Updated successfully.')).toBeVisible();
  const saved = await (await page.request.get(`/api/users/${id}?depth=0`, { headers: fromPanel() })).json();
  expect([saved.name, saved.role]).toEqual([name, 'editor']);

  await passTime();
  await page.getByRole('button', { name: 'Copy sign-in link' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('For your security, sign in again before you do this')).toBeVisible();
});

test('the console shows no error from the login form to the dashboard', async ({ page }) => {
  await page.goto('/login?next=/admin');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  await page.locator('input[name="identifier"]').fill(process.env.ADMIN_EMAIL ?? '');
  await page.getByLabel('Password', { exact: true }).fill(process.env.ADMIN_PASSWORD ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Queue', exact: true })).toBeVisible({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
});
