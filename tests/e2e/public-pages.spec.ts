import { expect, test } from '@playwright/test';
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

test('page titles end with the product’s name, and the home page has just the name', async ({ page }) => {
  await page.goto('/faq');
  await expect(page).toHaveTitle('Frequently asked questions – AI Tool Compass');
  await page.goto('/');
  await expect(page).toHaveTitle('AI Tool Compass');
});

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
