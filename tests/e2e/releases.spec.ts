import { expect, type Page, test } from '@playwright/test';
import { fromPanel, signIn } from './editor';

test.describe.configure({ mode: 'serial' });

const stamp = Date.now().toString(36);
const RELEASE = `Autumn ${stamp}`;

interface Term {
  id: number;
  slug: string;
}

const texts = (of: 'old' | 'new') => ({ en: `An ${of} word ${stamp}`, nl: `Een ${of === 'old' ? 'oud' : 'nieuw'} woord ${stamp}` });

async function send(page: Page, method: 'POST' | 'PATCH', path: string, data: Record<string, unknown>) {
  const answer = await page.request.fetch(path, { method, headers: fromPanel(), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).doc;
}

/** A term that is public in both languages, with newer drafts. */
async function createTerm(page: Page, name: string): Promise<Term> {
  const api = '/api/dictionary-terms';
  const { id, slug } = await send(page, 'POST', `${api}?locale=en`, { name, definition: texts('old').en, _status: 'published' });
  await send(page, 'PATCH', `${api}/${id}?locale=nl&publishSpecificLocale=nl`, { name, definition: texts('old').nl, _status: 'published' });
  for (const locale of ['en', 'nl'] as const) {
    await send(page, 'PATCH', `${api}/${id}?locale=${locale}&draft=true`, { definition: texts('new')[locale], _status: 'draft' });
  }
  return { id, slug };
}

/** A draft without Dutch texts. */
async function createUntranslated(page: Page): Promise<Term> {
  const name = `Untranslated ${stamp}`;
  const { id, slug } = await send(page, 'POST', '/api/dictionary-terms?locale=en&draft=true', { name, definition: 'A word', _status: 'draft' });
  return { id, slug };
}

const editView = (id: number, locale: string) => `/admin/collections/dictionary-terms/${id}?locale=${locale}`;

/** Adds the document to the release in its edit view, with the language of the edit view and one more. */
async function addToRelease(page: Page, id: number, locale: 'en' | 'nl', ...parts: string[]): Promise<void> {
  await page.goto(editView(id, locale));
  await page.locator('.doc-controls__popup button').first().click();
  await page.getByRole('button', { name: 'Add to release' }).click();
  const drawer = page.getByRole('dialog').filter({ has: page.locator('.release-add') });
  await expect(drawer.getByRole('checkbox', { name: locale === 'en' ? 'English texts' : 'Dutch texts' })).toBeChecked();
  const release = drawer.getByRole('combobox', { name: 'Release' });
  if (await release.getByRole('option', { name: RELEASE }).count()) await release.selectOption({ label: RELEASE });
  else {
    await release.selectOption({ label: 'New release' });
    await drawer.getByLabel('Name', { exact: true }).fill(RELEASE);
  }
  for (const part of parts) await drawer.getByRole('checkbox', { name: part }).check();
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added to the release.')).toBeVisible();
}

const shows = async (page: Page, { slug }: Term, text: string, locale: 'en' | 'nl') =>
  (await (await page.request.get(`${locale === 'nl' ? '/nl' : ''}/dictionary/${slug}`)).text()).includes(text);

let first: Term;
let second: Term;
let untranslated: Term;

test.beforeEach(async ({ page }) => signIn(page));

test('a release that fails publishes nothing and says why', async ({ page }) => {
  first = await createTerm(page, `First ${stamp}`);
  second = await createTerm(page, `Second ${stamp}`);
  untranslated = await createUntranslated(page);
  await addToRelease(page, first.id, 'en', 'Dutch texts');
  await addToRelease(page, second.id, 'nl');
  await addToRelease(page, untranslated.id, 'nl');
  await page.goto('/admin/releases');
  await page.getByRole('link', { name: RELEASE }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByTestId('release-check')).toContainText('1 of 3 can’t be published');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByTestId('release-failure')).toContainText(`Untranslated ${stamp} (Dutch texts)`);
  await expect(page.getByTestId('release-state')).toHaveText('Failed');
  for (const locale of ['en', 'nl'] as const) expect(await shows(page, first, texts('old')[locale], locale)).toBe(true);
});

test('two documents in two languages become public together', async ({ page }) => {
  await page.goto('/admin/releases');
  await page.getByRole('link', { name: RELEASE }).click();
  await page.getByRole('button', { name: `Take out: Untranslated ${stamp}` }).click();
  await expect(page.getByRole('link', { name: `Untranslated ${stamp}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByTestId('release-state')).toHaveText('Published');
  expect(await shows(page, first, texts('new').en, 'en')).toBe(true);
  expect(await shows(page, first, texts('new').nl, 'nl')).toBe(true);
  expect(await shows(page, second, texts('new').nl, 'nl')).toBe(true);
  expect(await shows(page, second, texts('old').en, 'en')).toBe(true);
});

test('an editor comments on a field, finds it on the dashboard and resolves it', async ({ page }) => {
  const text = `Is this right? ${stamp}`;
  // A list that couldn't be read isn't an empty one.
  await page.route('**/api/comments/of?*', (route) => route.abort());
  await page.goto(editView(first.id, 'nl'));
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  const unread = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'The comments couldn’t be loaded.' });
  await expect(unread).toBeVisible();
  await expect(page.getByText('There are no open comments.')).toHaveCount(0);
  await page.unroute('**/api/comments/of?*');
  await unread.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('There are no open comments.')).toBeVisible();
  await page.getByRole('combobox', { name: 'About' }).selectOption({ label: 'Definition (Dutch)' });
  await page.getByLabel('New comment').fill(text);
  // What was typed comes back when the server can't be reached.
  await page.route('**/api/comments/write', (route) => route.abort());
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('New comment')).toHaveValue(text);
  // So it does when the drawer was closed.
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('New comment')).toHaveCount(0);
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(page.getByLabel('New comment')).toHaveValue(text);
  await expect(page.getByRole('combobox', { name: 'About' })).toHaveValue('definition');
  // And when the page was left.
  await page.reload();
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(page.getByLabel('New comment')).toHaveValue(text);
  await page.getByRole('combobox', { name: 'About' }).selectOption({ label: 'Definition (Dutch)' });
  await page.unroute('**/api/comments/write');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('comment-thread')).toContainText(text);
  await expect(page.getByRole('combobox', { name: 'About' })).toHaveValue('');
  await page.goto('/admin');
  await page.getByRole('link', { name: text }).click();
  const thread = page.getByTestId('comment-thread').filter({ hasText: text });
  await expect(thread.getByRole('heading')).toHaveText('Definition (Dutch)');
  await thread.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('There are no open comments.')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: text })).toHaveCount(0);
});
