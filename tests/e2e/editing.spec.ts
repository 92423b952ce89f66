import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { formReady, fromPanel, signIn } from './editor';
import { RECOMMENDED } from './recommended-tool';
import { visit } from './visit';
import { expectWithinASecond } from './within-a-second';

async function toolId(request: APIRequestContext, slug: string): Promise<number> {
  const { docs } = await (await request.get(`/api/tools?where[slug][equals]=${slug}&limit=1&depth=0`)).json();
  return docs[0].id;
}

const taglineOf = async (request: APIRequestContext, path: string) =>
  /<h1[\s\S]*?<p class="[^"]*text-muted[^"]*">(.*?)<\/p>/.exec(await (await request.get(path)).text())?.[1];

test.describe.configure({ mode: 'serial' });

test('an editor changes a Dutch tagline in the panel: it is public within a second, and the English page stays as it was', async ({
  page,
  request,
}) => {
  const english = await taglineOf(request, '/tools/rytr');
  await signIn(page);
  await page.goto(`/admin/collections/tools/${await toolId(request, 'rytr')}?locale=nl`);
  const field = page.locator('input[name="tagline"]');
  await expect(field).not.toHaveValue('');
  const tagline = `Schrijfhulp, gewijzigd om ${Date.now()}`;
  await field.fill(tagline);
  const published = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes('parts=nl'));
  await page.locator('#action-save').click();
  expect((await published).status()).toBe(200);
  await expectWithinASecond(async () => (await taglineOf(request, '/nl/tools/rytr')) === tagline);
  expect(await taglineOf(request, '/tools/rytr')).toBe(english);
  await expectWithinASecond(async () => (await (await request.get('/nl/categories/copywriting')).text()).includes(tagline));
});

test('a draft never shows on the site', async ({ page, request }) => {
  await signIn(page);
  const id = await toolId(request, 'frase');
  const before = await taglineOf(request, '/tools/frase');
  const response = await page.request.patch(`/api/tools/${id}?draft=true&locale=en`, {
    headers: fromPanel(),
    data: { tagline: 'A draft that nobody may see', _status: 'draft' },
  });
  expect(response.status()).toBe(200);
  expect(await taglineOf(request, '/tools/frase')).toBe(before);
  for (const path of [
    '/tools',
    '/tools/p/1',
    '/categories/seo',
    `/api/tools/${id}`,
    `/api/tools/${id}?draft=true`,
    `/api/tools?draft=true&where[slug][equals]=frase`,
  ]) {
    expect(await (await request.get(path)).text()).not.toContain('nobody may see');
  }
});

test('an inactive tool leaves the lists, and its page offers alternatives', async ({ page, request }) => {
  await signIn(page);
  const id = await toolId(request, 'udio');
  const set = (active: boolean) => page.request.patch(`/api/tools/${id}`, { headers: fromPanel(), data: { active, _status: 'published' } });
  expect((await set(false)).status()).toBe(200);
  await page.goto('/tools/udio');
  await expect(page.getByRole('heading', { level: 1, name: 'Udio is no longer available' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Suno' })).toBeVisible();
  expect(await (await request.get('/categories/audio')).text()).not.toContain('href="/tools/udio"');
  expect(await (await request.get('/tools/suno')).text()).not.toContain('href="/tools/udio"');
  expect((await request.get(`/api/tools/${id}`)).status()).toBe(404);
  expect((await set(true)).status()).toBe(200);
  expect(await (await request.get('/categories/audio')).text()).toContain('href="/tools/udio"');
});

test('an inactive tool for which nobody chose alternatives offers the best rated of its category', async ({ page, request }) => {
  await signIn(page);
  const id = await toolId(request, 'udio');
  const { alternatives } = await (await request.get(`/api/tools/${id}?depth=0`)).json();
  const set = (data: object) => page.request.patch(`/api/tools/${id}`, { headers: fromPanel(), data: { ...data, _status: 'published' } });
  expect((await set({ active: false, alternatives: [] })).status()).toBe(200);
  await page.goto('/tools/udio');
  await expect(page.getByRole('heading', { level: 1, name: 'Udio is no longer available' })).toBeVisible();
  await expect(page.locator('.tool-card')).toHaveCount(6);
  expect((await (await request.get('/tools/udio.md')).text()).match(/^- \[/gm)).toHaveLength(6);
  expect((await set({ active: true, alternatives })).status()).toBe(200);
});

test('a changed address redirects from the old one in both languages', async ({ page, request }) => {
  await signIn(page);
  const id = await toolId(request, 'predis-ai');
  const rename = (slug: string) => page.request.patch(`/api/tools/${id}`, { headers: fromPanel(), data: { slug, _status: 'published' } });
  expect((await rename('predis')).status()).toBe(200);
  await visit(page, '/nl/tools/predis-ai');
  await expect(page).toHaveURL(/\/nl\/tools\/predis$/);
  expect((await request.get('/tools/predis', { maxRedirects: 0 })).status()).toBe(200);
  expect((await rename('predis-ai')).status()).toBe(200);
  expect((await request.get('/tools/predis-ai', { maxRedirects: 0 })).status()).toBe(200);
});

test('a text without translation appears in the other language, marked as such', async ({ page, request }) => {
  await signIn(page);
  const { docs } = await (await request.get('/api/dictionary-terms?where[slug][equals]=zero-shot&limit=1')).json();
  const response = await page.request.patch(`/api/dictionary-terms/${docs[0].id}?locale=nl`, {
    headers: fromPanel(),
    data: { explanation: null, _status: 'published' },
  });
  expect(response.status()).toBe(200);
  await visit(page, '/nl/dictionary/zero-shot');
  await expect(page.getByText('Niet alles op deze pagina is er al in het Nederlands. De rest lees je in het Engels.')).toBeVisible();
  await expect(page.locator('[lang="en"]').getByText('That is zero-shot.')).toBeVisible();
});

test('the panel is closed to visitors and available in Dutch', async ({ page, request }) => {
  // A returning visitor: an English browser's first visit would redirect to the English login.
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: 'en', url: process.env.E2E_BASE_URL ?? '' }]);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin$/);
  expect((await request.get('/api/users')).status()).toBe(403);
  await page.goto('/nl/admin/login');
  await expect(page).toHaveURL(/\/nl\/login\?next=/);
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
});

test('a published review shows with its averages at once, and its email address nowhere', async ({ page, request }) => {
  await signIn(page);
  const tool = await toolId(request, 'make');
  expect(await (await request.get('/tools/make')).text()).toContain('No reviews yet.');
  const review = (data: Record<string, unknown>) =>
    page.request.post('/api/reviews', {
      headers: fromPanel(),
      data: { tool, text: 'Saves me an hour a day.', language: 'en', email: 'private@example.com', _status: 'published', ...data },
    });
  expect((await review({ title: 'Does the job', name: 'Robin', ratings: { general: 5, easeOfUse: 4 } })).status()).toBe(201);
  expect((await review({ title: 'Not for me', name: 'Kim', anonymous: true, ratings: { general: 2 } })).status()).toBe(201);
  expect((await review({ title: 'A draft', ratings: { general: 1 }, _status: 'draft' })).status()).toBe(201);
  expect((await review({ title: 'Without a rating' })).status()).toBe(400);
  await visit(page, '/tools/make');
  const section = page.locator('#reviews');
  await expect(section.getByText('2 reviews', { exact: true })).toBeVisible();
  await expect(section.getByText('3.5').first()).toBeVisible();
  await expect(section.getByText('Robin')).toBeVisible();
  await expect(section.getByText('Anonymous')).toBeVisible();
  const html = await page.content();
  for (const hidden of ['private@example.com', 'Kim', 'A draft']) expect(html).not.toContain(hidden);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a new tool is listed and searchable within a second, leaves later pages unchanged and disappears completely', async ({ page, request }) => {
  const later = ['/tools/p/2', '/nl/tools/p/3'];
  for (const path of [...later, ...later]) await request.get(path);
  await signIn(page);
  const { docs } = await (await request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  const created = await page.request.post('/api/tools?locale=en', {
    headers: fromPanel(),
    data: {
      ...RECOMMENDED,
      name: 'Aardvark Writer',
      slug: 'aaa-aardvark-writer',
      tagline: 'Writes about burrows',
      url: 'https://aardvark.example.com',
      categories: [docs[0].id],
      priceModel: 'free',
      active: true,
      _status: 'published',
    },
  });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()).doc;
  const shows = async (path: string) => (await (await request.get(path)).text()).includes('Aardvark Writer');
  const PLACES = [
    '/tools',
    '/tools/p/1',
    '/nl/tools/p/1',
    '/categories/coding',
    '/tools?q=aardvark',
    '/nl/tools?q=burrows',
    '/api/search?q=ardvark',
    '/',
  ];
  for (const path of PLACES) await expectWithinASecond(() => shows(path), path);
  for (const path of later) expect((await request.get(path)).headers()['x-nextjs-cache'], path).toBe('HIT');

  const taken = await page.request.patch(`/api/tools/${id}`, { headers: fromPanel(), data: { active: false } });
  expect(taken.status()).toBe(200);
  for (const path of PLACES) await expectWithinASecond(async () => !(await shows(path)), path);
  for (const path of later) expect((await request.get(path)).headers()['x-nextjs-cache'], path).toBe('HIT');
});

test('a new document typed before the browser was closed is offered at the next visit, until it is saved', async ({ page, context }) => {
  const name = `Half-typed ${Date.now()}`;
  const open = async (tab: typeof page) => {
    await tab.goto('/admin/collections/dictionary-terms/create?locale=en');
    await formReady(tab);
  };
  const found = (tab: typeof page) => tab.getByRole('region', { name: 'Unsaved text' });
  await signIn(page);
  await open(page);
  await page.locator('input[name="name"]').fill(name);
  await expect.poll(() => page.evaluate(() => Object.values({ ...localStorage }).join())).toContain(name);
  const next = await context.newPage();
  await page.close();
  await open(next);
  await found(next).getByRole('button', { name: 'Restore' }).click();
  await expect(next.locator('input[name="name"]')).toHaveValue(name);
  await next.locator('textarea[name="definition"]').fill('Left in the browser.');
  await next.locator('#action-save-draft').click();
  await expect(next).toHaveURL(/dictionary-terms\/\d+/);
  await formReady(next);
  await expect.poll(() => next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':new:')))).toEqual([]);
  await open(next);
  await expect(found(next)).toBeHidden();
});
