import { expect, test } from '@playwright/test';
import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import chatgpt from '../../src/cms/seed/content/tools/chatgpt.json' with { type: 'json' };
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' };
import { richText } from '../setup/rich-text';
import { fromPanel, signIn } from './editor';
import { DYNAMIC_PAGES, inDutch, PUBLIC_PAGES } from './pages';
import { visit } from './visit';

const ALL_PAGES = PUBLIC_PAGES.flatMap((path) => [path, inDutch(path)]);
/** Enough to open every page once. */
const PAGE_BY_PAGE_MS = 180_000;

const EVERY_PAGE = [...ALL_PAGES, ...DYNAMIC_PAGES.flatMap((path) => [path, inDutch(path)])];

for (const path of ALL_PAGES) {
  test(`${path} is a cached, complete page in its language`, async ({ request, baseURL }) => {
    await request.get(path);
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['x-nextjs-cache']).toBe('HIT');
    expect(response.headers()['cache-control']).toContain('s-maxage');
    expect(response.headers()['set-cookie']).toBeUndefined();
    const html = await response.text();
    const isDutch = path === '/nl' || path.startsWith('/nl/');
    expect(html).toContain(`<html lang="${isDutch ? 'nl' : 'en'}" dir="ltr"`);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    const plain = isDutch ? path.slice(3) || '/' : path;
    const english = new URL(plain, baseURL).href.replace(/\/$/, '');
    expect(html).toContain(`hrefLang="en" href="${english}`);
    expect(html).toContain(`hrefLang="x-default" href="${english}`);
    expect(html).toContain('rel="canonical"');
  });
}

test('home shows tools, categories, terms and courses, and favorites invite to sign in', async ({ request }) => {
  const textOf = async (path: string) => (await (await request.get(path)).text()).replace(/<!--.*?-->/g, '');
  const home = await textOf('/');
  for (const part of ['What do you want to do?', 'Top rated', 'Newest tools', 'New in the AI dictionary', 'Learn how it works', 'Newsletter'])
    expect(home).toContain(`>${part}<`);
  expect(home).toContain('<search>');
  expect(await textOf('/favorites')).toContain('>Save tools for later<');
});

test('page titles end with the product’s name, and the home page has just the name', async ({ page }) => {
  await page.goto('/faq');
  await expect(page).toHaveTitle('Frequently asked questions – AI Tool Compass');
  await page.goto('/');
  await expect(page).toHaveTitle('AI Tool Compass');
});

for (const locale of ['en', 'nl'] as const) {
  test(`a tool's page and a comparison say whom it suits (${locale})`, async ({ page }) => {
    const prefix = locale === 'nl' ? '/nl' : '';
    const { strengths, weaknesses, bestFor, notFor } = { en, nl }[locale].tools;
    const { editorial } = chatgpt;
    await visit(page, `${prefix}/tools/chatgpt`);
    const view = page.locator('#editorial');
    for (const name of [strengths, weaknesses, bestFor, notFor]) await expect(view.getByRole('heading', { name, exact: true })).toBeVisible();
    for (const text of [...editorial.strengths, ...editorial.weaknesses, editorial.bestFor, editorial.notFor])
      await expect(view.getByText(text[locale], { exact: true })).toBeVisible();
    const placeOf = async (name: string) => {
      const { x = 0, y = 0 } = (await view.getByRole('heading', { name, exact: true }).boundingBox()) ?? {};
      return { x, y };
    };
    const [wide, beside] = [await placeOf(bestFor), await placeOf(notFor)];
    expect([beside.y, beside.x > wide.x]).toEqual([wide.y, true]);
    await page.setViewportSize({ width: 390, height: 844 });
    const [narrow, below] = [await placeOf(bestFor), await placeOf(notFor)];
    expect([below.x, below.y > narrow.y]).toEqual([narrow.x, true]);

    await visit(page, `${prefix}/compare?tools=chatgpt,claude`);
    for (const [name, text] of [
      [bestFor, editorial.bestFor],
      [notFor, editorial.notFor],
    ] as const) {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await expect(row).toContainText(text[locale]);
    }
  });
}

test('no page scrolls sideways at 320 pixels', async ({ page }) => {
  test.setTimeout(PAGE_BY_PAGE_MS);
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  for (const path of EVERY_PAGE) {
    await visit(page, path);
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) wide.push(path);
  }
  expect(wide).toEqual([]);
});

/** A word without a place to break. */
const word = (length = 300) => 'W'.repeat(length);

test('texts of very long words break on every kind of page', async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const headers = fromPanel();
  const write = async (path: string, data: object) => {
    const reply = await page.request.post(path, { headers, data });
    expect(reply.status(), await reply.text()).toBe(201);
    return (await reply.json()).doc;
  };
  const { docs } = await (await page.request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  const points = [{ text: word(TOOL_LIMITS.feature) }];
  const category = await write('/api/categories', { name: word(60), description: richText(word()), _status: 'published' });
  const tool = await write('/api/tools', {
    name: word(TOOL_LIMITS.name),
    tagline: word(TOOL_LIMITS.tagline),
    description: richText(word()),
    features: points,
    maker: word(TOOL_LIMITS.maker),
    url: `https://${'w'.repeat(60)}.${'w'.repeat(60)}.example.com`,
    categories: [category.id, docs[0].id],
    priceModel: 'freemium',
    plans: [{ name: word(TOOL_LIMITS.planName), kind: 'paid', price: 10, currency: 'EUR', unit: 'month' }],
    editorialRating: 4,
    editorialStrengths: points,
    editorialWeaknesses: points,
    bestFor: word(TOOL_LIMITS.suitability),
    notFor: word(TOOL_LIMITS.suitability),
    editorialReview: richText(word()),
    _status: 'published',
  });
  const review = await write('/api/reviews', {
    tool: tool.id,
    ratings: { general: 4 },
    title: word(120),
    text: word(),
    name: word(80),
    language: 'en',
    _status: 'published',
  });
  const term = await write('/api/dictionary-terms', { name: word(80), definition: word(), explanation: richText(word()), _status: 'published' });
  const wide: string[] = [];
  for (const path of [
    `/tools/${tool.slug}`,
    `/tools/${tool.slug}/reviews`,
    `/tools/${tool.slug}/badge`,
    `/reviews/${review.id}/report`,
    `/tools?q=${tool.name}`,
    `/compare?tools=${tool.slug},chatgpt`,
    `/categories/${category.code}`,
    `/dictionary/${term.slug}`,
    '/categories',
    '/dictionary',
    '/',
    `/${word()}`,
  ]) {
    await visit(page, path);
    await expect(page.locator('h1')).toBeAttached();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) wide.push(`${path.slice(0, 40)}: ${over} px`);
  }
  for (const path of [`reviews/${review.id}`, `dictionary-terms/${term.id}`, `tools/${tool.id}`, `categories/${category.id}`])
    await page.request.delete(`/api/${path}`, { headers });
  expect(wide).toEqual([]);
});
