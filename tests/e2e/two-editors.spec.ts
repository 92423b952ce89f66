import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fromPanel, signIn } from './editor';
import { unlike } from './visitor';

test.describe.configure({ mode: 'serial' });

const SLUG = unlike('two-editors').replace(' ', '-');
const FORM_TIMEOUT = 60_000;

let id = 0;
let english: Page;
let dutch: Page;
const contexts: BrowserContext[] = [];

const shows = async (request: APIRequestContext, path: string, text: string) => (await (await request.get(path)).text()).includes(text);
const edit = (page: Page, locale: string) => page.goto(`/admin/collections/tools/${id}?locale=${locale}`);
const taglineOf = (page: Page) => page.locator('input[name="tagline"]');

async function patch(locale: string, query: string, data: Record<string, unknown>): Promise<void> {
  const reply = await english.request.patch(`/api/tools/${id}?locale=${locale}${query}`, { headers: fromPanel(), data });
  expect(reply.status(), await reply.text()).toBe(200);
}

test.beforeAll(async ({ browser }) => {
  for (const language of ['en', 'nl']) {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'payload-lng', value: language, url: process.env.E2E_BASE_URL ?? 'http://localhost:3000' }]);
    contexts.push(context);
  }
  [english, dutch] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  await signIn(english);
  await signIn(dutch);
  const { docs } = await (await english.request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  const created = await english.request.post('/api/tools?locale=en', {
    headers: fromPanel(),
    data: {
      name: 'Two Editors',
      slug: SLUG,
      tagline: 'Public English',
      maker: 'Public maker',
      url: 'https://two-editors.example.com',
      categories: [docs[0].id],
      priceModel: 'free',
      active: true,
      _status: 'published',
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  id = (await created.json()).doc.id;
  await patch('nl', '', { tagline: 'Openbaar Nederlands', _status: 'published' });
  await patch('en', '&draft=true', { tagline: 'Unfinished English', maker: 'Draft maker', _status: 'draft' });
});

test.afterAll(async () => {
  await english.request.delete(`/api/tools/${id}`, { headers: fromPanel() });
  for (const context of contexts) await context.close();
});

test('reverting Dutch brings back its public text and leaves the English draft unpublished', async ({ request }) => {
  await patch('nl', '&draft=true', { tagline: 'Verkeerd concept', _status: 'draft' });
  await edit(dutch, 'nl');
  await expect(dutch.getByTestId('status-nl')).toHaveText('Nederlands: nieuwer concept', { timeout: FORM_TIMEOUT });
  await dutch.locator('#action-revert-to-published').click();
  const dialog = dutch.getByRole('dialog').filter({ hasText: 'Nederlands terugzetten' });
  await expect(dialog).toContainText('Verkeerd concept');
  await expect(dialog).not.toContainText('Unfinished English');
  await dialog.locator('#confirm-action').click();
  await expect(taglineOf(dutch)).toHaveValue('Openbaar Nederlands');
  await expect(dutch.getByTestId('status-nl')).toHaveText('Nederlands: online');
  expect(await shows(request, `/tools/${SLUG}`, 'Public English')).toBe(true);
  expect(await shows(request, `/tools/${SLUG}`, 'Unfinished English')).toBe(false);
  await edit(english, 'en');
  await expect(taglineOf(english)).toHaveValue('Unfinished English', { timeout: FORM_TIMEOUT });
  await expect(english.locator('input[name="maker"]')).toHaveValue('Draft maker');
});

test('publishing Dutch names the changed shared fields and leaves them out when unticked', async ({ request }) => {
  await edit(dutch, 'nl');
  await expect(dutch.getByTestId('status-nl')).toBeVisible({ timeout: FORM_TIMEOUT });
  await taglineOf(dutch).fill('Nieuw Nederlands');
  await dutch.locator('#action-save').click();
  const dialog = dutch.getByRole('dialog').filter({ hasText: 'ook de gedeelde velden' });
  await expect(dialog).toContainText('Public maker');
  await expect(dialog).toContainText('Draft maker');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.locator('#confirm-action').click();
  await expect.poll(() => shows(request, `/nl/tools/${SLUG}`, 'Nieuw Nederlands')).toBe(true);
  const { maker, tagline } = await (await request.get(`/api/tools/${id}?locale=en`)).json();
  expect([maker, tagline]).toEqual(['Public maker', 'Public English']);
  await expect(dutch.getByTestId('status-nl')).toHaveText('Nederlands: online');
  await expect(dutch.getByTestId('status-en')).toHaveText('Engels: nieuwer concept');
});

test('unpublishing Dutch shows the English text with a note, and nothing else changes', async ({ request }) => {
  await dutch.locator('.doc-controls__popup button').first().click();
  await dutch.locator('#action-unpublish').click();
  const dialog = dutch.getByRole('dialog').filter({ hasText: 'niet vertaald' });
  await dialog.locator('#confirm-action').click();
  await expect(dutch.getByTestId('status-nl')).toHaveText('Nederlands: niet online');
  await expect(taglineOf(dutch)).toHaveValue('Nieuw Nederlands');
  expect(await shows(request, `/nl/tools/${SLUG}`, 'Nieuw Nederlands')).toBe(false);
  for (const path of [`/nl/tools/${SLUG}`, `/tools/${SLUG}`]) expect(await shows(request, path, 'Public English'), path).toBe(true);
});
