import { type Browser, expect, type Page } from '@playwright/test';
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' };
import { signIn } from './editor';
import { visit } from './visit';
import { test } from './visitor';
import { axe } from './wcag';

const QUESTION = { en: 'transcribe Dutch meetings for free', nl: 'gratis Nederlandse vergaderingen uitschrijven' };
const MESSAGES = { en, nl };

/** Another browser with the same language. */
async function elsewhere(browser: Browser, page: Page, work: (other: Page) => Promise<void>, options = {}): Promise<void> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en', ...options });
  await work(await context.newPage());
  await context.close();
}

/** A list of three tools, by the form alone. */
async function make(page: Page, visibility: 'private' | 'unlisted' = 'unlisted', prefix = '') {
  const { forms } = prefix ? nl : en;
  await visit(page, `${prefix}/shortlists/new?tools=chatgpt,claude,deepl&seats=5`);
  await page.locator('#shortlist-visibility').selectOption(visibility);
  await page.getByRole('button', { name: forms.shortlist.send }).click();
  await expect(page).toHaveURL(/\/shortlists\/[\w-]{22}$/);
}

for (const language of ['en', 'nl'] as const) {
  const prefix = language === 'nl' ? '/nl' : '';
  const { shortlists: texts, forms, sharing } = MESSAGES[language];

  test(`a visitor goes from a question to a shared list with costs, by keyboard, in twelve actions (${language})`, async ({ page, browser }) => {
    const started = Date.now();
    let actions = 0;
    const act = async (work: () => Promise<void>) => {
      actions += 1;
      await work();
    };
    await visit(page, prefix || '/');
    // Its role changes with the first suggestions.
    const search = page.getByRole('main').locator('input[type=search]');
    await act(() => search.fill(QUESTION[language]));
    await act(() => search.press('Enter'));
    const make = page.getByRole('link', { name: texts.make });
    await expect(make).toBeVisible();
    await act(() => make.press('Enter'));
    await expect(page.locator('#shortlist-name')).toHaveValue(QUESTION[language]);
    expect((await axe(page).analyze()).violations).toEqual([]);
    const removals = page.getByRole('button', { name: new RegExp(`^${forms.shortlist.remove.replace('{name}', '.+')}$`) });
    await expect(removals).toHaveCount(5);
    await act(() => removals.last().press('Enter'));
    await expect(removals).toHaveCount(4);
    await expect(removals.last()).toBeFocused();
    await act(() => page.locator('#shortlist-seats').fill('5'));
    await act(() => page.getByRole('textbox').nth(1).fill('Ask Anna'));
    await act(() => page.getByRole('button', { name: forms.shortlist.send }).press('Enter'));
    await expect(page.getByRole('heading', { level: 1, name: QUESTION[language] })).toBeVisible();
    await act(() => page.locator('summary', { hasText: sharing.share }).press('Enter'));
    expect(actions).toBeLessThanOrEqual(12);
    expect(Date.now() - started).toBeLessThan(60_000);

    expect(page.url()).toMatch(new RegExp(`${prefix}/shortlists/[\\w-]{22}$`));
    await expect(page.getByText(`${texts.total}: `)).toContainText(/€|0|–|niet|No|Geen/);
    expect((await axe(page).analyze()).violations).toEqual([]);
    await elsewhere(browser, page, async (other) => {
      await other.goto(page.url());
      await expect(other.getByRole('heading', { level: 1, name: QUESTION[language] })).toBeVisible();
      await expect(other.getByText('Ask Anna')).toBeVisible();
      await expect(other.getByRole('link', { name: texts.edit, exact: true })).toHaveCount(0);
      await other.goto(`${page.url()}/edit`);
      await expect(other).toHaveURL(page.url());
    });
  });

  test(`a list shows what tools cost together, where they overlap, facts and changes (${language})`, async ({ page }) => {
    await make(page, 'unlisted', prefix);
    await expect(page.getByText(`${texts.total}: `)).toContainText(/€\s?\d/);
    for (const title of [texts.overlap, texts.facts]) await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.changes.split('{')[0]?.trim() ?? '' })).toBeVisible();
    await expect(page.getByRole('table')).toContainText('ChatGPT');
    const csv = await page.request.get(`${page.url()}/tools.csv`);
    expect(csv.headers()['content-type']).toContain('text/csv');
    const lines = (await csv.text()).replace('\ufeff', '').trim().split('\r\n');
    expect([lines.length, lines[0]?.split(',')[0]]).toEqual([4, texts.csvColumns.name]);
    await page.getByRole('link', { name: texts.copy }).click();
    await expect(page.locator('#shortlist-name')).toHaveValue(new RegExp(texts.copyName.replace('{name}', '.+').replace(/[()]/g, '\\$&')));
    await page.goto(`${prefix}/shortlists`);
    await expect(page.getByRole('link', { name: texts.defaultName })).toBeVisible();
    expect((await axe(page).analyze()).violations).toEqual([]);
  });
}

test('a private list is there for its browser only, and for one that has the secret link', async ({ page, browser }) => {
  await make(page, 'private');
  const address = page.url();
  await page.getByText(en.shortlists.keyTitle).click();
  const secret = await page.getByRole('code').filter({ hasText: '/key/' }).textContent();
  await elsewhere(browser, page, async (other) => {
    expect((await other.goto(address))?.status()).toBe(404);
    expect((await other.request.get(`${address}/tools.csv`)).status()).toBe(404);
    await other.goto(`${address}/key/${'x'.repeat(22)}`);
    await expect(other.getByRole('link', { name: en.shortlists.edit, exact: true })).toHaveCount(0);
    await other.goto(secret ?? '');
    await expect(other).toHaveURL(address);
    await expect(other.getByRole('link', { name: en.shortlists.edit, exact: true })).toBeVisible();
    // A link with a made-up key takes the real one away from nobody.
    await other.goto(`${address}/key/${'x'.repeat(22)}`);
    await expect(other.getByRole('link', { name: en.shortlists.edit, exact: true })).toBeVisible();
    const [cookie] = (await other.context().cookies()).filter(({ name }) => name === 'shortlists');
    expect([cookie?.httpOnly, cookie?.sameSite]).toEqual([true, 'Lax']);
  });
});

test('a list of a browser moves to the account that signs in', async ({ page }) => {
  await make(page, 'private');
  const address = page.url();
  const { adopt, adoptSignIn, adoptSubmit, keyTitle } = en.shortlists;
  await page.getByText(adopt).click();
  const next = new URL((await page.getByRole('link', { name: adoptSignIn }).getAttribute('href')) ?? '', address).searchParams.get('next');
  expect(next).toBe(new URL(address).pathname);
  await signIn(page);
  await visit(page, new URL(address).pathname);
  await page.getByText(adopt).click();
  await page.getByRole('button', { name: adoptSubmit }).click();
  await expect(page.getByText(adopt)).toHaveCount(0);
  await expect(page.getByText(keyTitle)).toHaveCount(0);
  await expect(page.getByRole('link', { name: en.shortlists.edit, exact: true })).toBeVisible();
  await page.context().clearCookies({ name: 'shortlists' });
  await visit(page, '/shortlists');
  await expect(page.getByRole('main').locator(`a[href="${new URL(address).pathname}"]`)).toBeVisible();
});

test('tools to add are suggested while typing', async ({ page }) => {
  await visit(page, '/shortlists/new');
  const field = page.getByLabel(en.forms.shortlist.add, { exact: true });
  await field.pressSequentially('transcri');
  const options = page.locator('#shortlist-found option');
  await expect(options).toHaveCount(6);
  const name = (await options.first().getAttribute('value')) ?? '';
  await field.fill(name);
  await page.getByRole('button', { name: en.forms.shortlist.addButton }).click();
  await expect(page.getByRole('button', { name: en.forms.shortlist.remove.replace('{name}', name) })).toBeVisible();
});

test('what was typed stays when a list was changed elsewhere', async ({ page, context }) => {
  await make(page);
  const other = await context.newPage();
  await visit(page, `${page.url()}/edit`);
  await other.goto(page.url());
  await page.locator('#shortlist-name').fill('First');
  await page.getByRole('button', { name: en.forms.shortlist.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible();
  await other.locator('#shortlist-name').fill('Second');
  await other.getByRole('button', { name: en.forms.shortlist.send }).click();
  await expect(other.getByText(en.forms.shortlist.changed)).toBeVisible();
  await expect(other.locator('#shortlist-name')).toHaveValue('Second');
});

test('back from a saved list leads to the form as it was saved', async ({ page }) => {
  await make(page);
  const rename = async (name: string) => {
    await page.locator('#shortlist-name').fill(name);
    await page.getByRole('button', { name: en.forms.shortlist.send }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await page.getByRole('link', { name: en.shortlists.edit, exact: true }).click();
  await rename('First');
  await page.goBack();
  await expect(page.locator('#shortlist-name')).toHaveValue('First');
  await rename('Second');
  await page.goBack();
  await expect(page.locator('#shortlist-name')).toHaveValue('Second');
});

test('Enter in a field saves the list', async ({ page }) => {
  await make(page);
  await page.getByRole('link', { name: en.shortlists.edit, exact: true }).click();
  await page.locator('#shortlist-name').fill('By Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'By Enter' })).toBeVisible();
});

test('several tools are added by name, one after another, by keyboard', async ({ page }) => {
  await visit(page, '/shortlists/new?tools=chatgpt');
  const { add, remove } = en.forms.shortlist;
  const field = page.getByLabel(add, { exact: true });
  await field.focus();
  for (const name of ['Perplexity', 'Midjourney', 'DeepL']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: remove.replace('{name}', name) })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('status').filter({ hasText: en.forms.done.shortlist })).toBeAttached();
  }
});

test('a list is made, filled, ordered and deleted without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const names = () => page.locator('ol > li p.font-semibold').allTextContents();
  await page.goto('/shortlists/new?tools=chatgpt,claude');
  await page.locator('#shortlist-name').fill('No scripts');
  await page.locator('#shortlist-add').fill('deepl');
  await page.getByRole('button', { name: en.forms.shortlist.addButton, exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
  expect(await names()).toEqual(['ChatGPT', 'Claude', 'DeepL']);
  await page.getByRole('button', { name: en.forms.shortlist.up.replace('{name}', 'DeepL') }).click();
  expect(await names()).toEqual(['ChatGPT', 'DeepL', 'Claude']);
  await page.getByRole('button', { name: en.forms.shortlist.remove.replace('{name}', 'ChatGPT') }).click();
  expect(await names()).toEqual(['DeepL', 'Claude']);
  await page.locator('#shortlist-add').fill('qqzzxxvv');
  await page.locator('#shortlist-name').fill('Typed');
  await page.getByRole('button', { name: en.forms.shortlist.addButton, exact: true }).click();
  await expect(page.getByText(en.forms.shortlist.noTool.replace('{name}', 'qqzzxxvv'))).toBeVisible();
  await expect(page.locator('#shortlist-name')).toHaveValue('Typed');
  await page.locator('#shortlist-add').fill('');
  await page.getByRole('button', { name: en.forms.shortlist.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Typed' })).toBeVisible();
  await page.getByRole('link', { name: en.shortlists.edit, exact: true }).click();
  await page.getByText(en.shortlists.delete).first().click();
  await page.getByRole('button', { name: en.shortlists.delete }).click();
  await expect(page).toHaveURL(/\/shortlists$/);
  await expect(page.getByText(en.shortlists.none)).toBeVisible();
  await context.close();
});

test('other sites may frame a list, which runs and loads nothing there', async ({ page, request }) => {
  await make(page);
  const address = page.url().split('/').at(-1);
  const frame = await request.get(`/embeds/en/shortlists/${address}`);
  const headers = frame.headers();
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect([headers['x-frame-options'], headers['cross-origin-resource-policy'], headers['x-robots-tag']]).toEqual([
    undefined,
    'cross-origin',
    'noindex',
  ]);
  const shown = (await frame.text()).replace(/<[^>]+>/g, '\n').replaceAll('&#39;', '’');
  expect(shown).toContain('ChatGPT');
  // As on the page: what is left out of the sum, for whom it is, and at which rates.
  for (const line of [/^Together: .+/, /for 5 people$/, /exchange rates of the European Central Bank/])
    expect(shown).toContain(String(await page.getByText(line).first().textContent()).trim());
  const page404 = await request.get('/embeds/en/shortlists/none');
  expect(page404.status()).toBe(404);
  expect((await request.get('/tools')).headers()['x-frame-options']).toBe('SAMEORIGIN');
});
