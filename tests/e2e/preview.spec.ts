import { hkdfSync } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { SignJWT } from 'jose';
import { fromPanel, signIn } from './editor';
import { visit } from './visit';

/** No other test uses this tool. */
const SLUG = 'wordtune';
const SECRET = 'Party that nobody may know';

async function tool(request: APIRequestContext): Promise<{ id: number; createdAt: string }> {
  const { docs } = await (await request.get(`/api/tools?where[slug][equals]=${SLUG}&limit=1&depth=0`)).json();
  return docs[0];
}

const toolId = async (request: APIRequestContext) => (await tool(request)).id;

async function saveDraft(page: Page, id: number, locale: 'en' | 'nl', data: Record<string, unknown>): Promise<void> {
  const response = await page.request.patch(`/api/tools/${id}?draft=true&locale=${locale}`, {
    headers: fromPanel(),
    data: { ...data, _status: 'draft' },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Creates links as the panel does; they open without an account. */
async function makeLinks(page: Page, id: number): Promise<{ en: string; nl: string }> {
  const response = await page.request.post('/api/preview-links', { headers: fromPanel(), data: { collection: 'tools', id, days: 1 } });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).links;
}

const textAt = async (request: APIRequestContext, url: string, headers?: Record<string, string>) => (await request.get(url, { headers })).text();

test.describe.configure({ mode: 'serial' });

test('a Dutch draft shows on its preview to anyone with the link, and on no public page', async ({ page, request, browser }) => {
  await signIn(page);
  const id = await toolId(request);
  const tagline = `Conceptslagzin ${Date.now()}`;
  await saveDraft(page, id, 'nl', { tagline, affiliateParty: SECRET });
  const links = await makeLinks(page, id);

  const context = await browser.newContext({ locale: 'en-US' });
  const visitor = await context.newPage();
  const response = await visitor.goto(links.nl);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toMatch(/no-store/);
  expect(response?.headers()['cache-control']).not.toMatch(/public|s-maxage/);
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  expect(response?.headers()['referrer-policy']).toBe('same-origin');
  await expect(visitor).toHaveURL(links.nl);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(visitor.getByText(tagline)).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'Voorbeeld' })).toContainText('Voorbeeld van een concept');
  await expect(visitor.getByRole('link', { name: 'Openbare pagina' })).toHaveAttribute('href', `/nl/tools/${SLUG}`);
  expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  expect(await visitor.locator('link[rel="canonical"]').count()).toBe(0);
  const { violations } = await new AxeBuilder({ page: visitor }).analyze();
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);

  await visitor.getByRole('complementary', { name: 'Voorbeeld' }).getByRole('link', { name: 'In English' }).click();
  await expect(visitor).toHaveURL(links.en);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  await expect(visitor.getByText(tagline)).toHaveCount(0);
  await context.close();

  for (const path of [`/nl/tools/${SLUG}`, `/tools/${SLUG}`, '/nl/tools', '/nl/categories/copywriting', `/api/tools/${id}?locale=nl&draft=true`]) {
    expect(await textAt(request, path), path).not.toContain(tagline);
  }
});

test('a preview holds no private field in its page or data', async ({ page, request }) => {
  await signIn(page);
  const links = await makeLinks(page, await toolId(request));
  for (const url of [links.en, links.nl]) {
    for (const headers of [undefined, { RSC: '1' }]) {
      const text = await textAt(request, url, headers);
      expect(text).toContain('Wordtune');
      for (const hidden of [SECRET, 'affiliateParty', 'affiliateUrl', 'submitter', 'moderation"']) expect(text, hidden).not.toContain(hidden);
    }
  }
});

test('a preview is never cached: the next public page is the public version', async ({ page, request }) => {
  await signIn(page);
  const id = await toolId(request);
  const links = await makeLinks(page, id);
  const name = `Wordtune ${Date.now()}`;
  await saveDraft(page, id, 'en', { name });
  expect(await textAt(request, links.en)).toContain(name);
  // Publishing another tool expires every page that lists tools.
  const { docs } = await (await request.get('/api/tools?where[slug][equals]=rytr&limit=1&depth=0')).json();
  const touched = await page.request.patch(`/api/tools/${docs[0].id}`, { headers: fromPanel(), data: { _status: 'published' } });
  expect(touched.status()).toBe(200);
  for (const path of ['/tools', '/', '/categories/copywriting', `/tools/${SLUG}`, '/tools/rytr']) {
    await Promise.all([request.get(links.en), request.get(path)]);
    expect(await textAt(request, path), path).not.toContain(name);
  }
  expect(await textAt(request, links.en)).toContain(name);
});

test('unpublished and inactive tools show on their preview', async ({ page }) => {
  await signIn(page);
  const { docs } = await (await page.request.get('/api/categories?where[code][equals]=copywriting&limit=1&depth=0')).json();
  const name = `Never published ${Date.now()}`;
  const created = await page.request.post('/api/tools?draft=true&locale=en', {
    headers: fromPanel(),
    data: {
      name,
      tagline: 'Not there yet',
      url: 'https://example.com',
      categories: [docs[0].id],
      priceModel: 'free',
      active: false,
      _status: 'draft',
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { doc } = await created.json();
  const links = await makeLinks(page, doc.id);
  await visit(page, new URL(links.en).pathname);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('This tool is inactive.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Public page' })).toHaveCount(0);

  expect((await page.request.delete(`/api/tools/${doc.id}`, { headers: fromPanel() })).status()).toBe(200);
  expect((await page.request.get(links.en)).status()).toBe(404);
});

test('an expired or forged link shows an error in the visitor’s language', async ({ page, request }) => {
  const { id, createdAt } = await tool(request);
  const sign = (secret: string, expires: number, once = createdAt) =>
    new SignJWT({ collection: 'tools', once })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('preview')
      .setSubject(String(id))
      .setExpirationTime(expires)
      .sign(new Uint8Array(hkdfSync('sha256', secret, '', 'mailed-links', 32)));
  const now = Math.floor(Date.now() / 1000);
  const secret = process.env.PAYLOAD_SECRET ?? '';
  expect((await request.get(`/preview/${await sign(secret, now + 600)}`)).status()).toBe(200);
  for (const token of [await sign(secret, now - 1), await sign('another secret', now + 600), await sign(secret, now + 600, 'earlier'), 'nonsense']) {
    const response = await request.get(`/nl/preview/${token}`);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toMatch(/no-store/);
    expect(response.headers()['x-robots-tag']).toContain('noindex');
    await visit(page, `/nl/preview/${token}`);
    await expect(page.getByRole('heading', { name: 'Deze voorbeeldlink werkt niet meer' })).toBeVisible();
  }
});

test('previews are not indexed', async ({ request }) => {
  const robots = await textAt(request, '/robots.txt');
  expect(robots).toContain('Disallow: /preview/');
  expect(robots).toContain('Disallow: /nl/preview/');
});

test('the panel shows the draft beside the form in the edited language, updated after each change', async ({ page, request }) => {
  await signIn(page);
  await page.goto(`/admin/collections/tools/${await toolId(request)}?locale=nl`);
  const field = page.locator('input[name="tagline"]');
  await expect(field).not.toHaveValue('');
  const frame = page.frameLocator('iframe.iframe-loader__iframe');
  const toggler = page.locator('.live-preview-toggler');
  await expect(toggler).toBeVisible();
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click();
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'nl');
  const tagline = `Live voorbeeld ${Date.now()}`;
  await field.fill(tagline);
  await expect(frame.getByText(tagline).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('.popup-button-list', { hasText: 'Smartphone' })).toHaveText(/Smartphone.*Tablet.*Desktop/);
  const widthField = page.locator('.live-preview-toolbar input').first();
  for (const width of [390, 768]) {
    await widthField.fill(String(width));
    await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(width);
  }
  expect(await textAt(request, `/nl/tools/${SLUG}`)).not.toContain(tagline);
});

test('an editor shares a link from the panel', async ({ page, request, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await page.goto(`/admin/collections/tools/${await toolId(request)}`);
  await page.getByRole('button', { name: 'Share…' }).click();
  const panel = page.getByRole('region', { name: 'Share this draft' });
  await panel.getByLabel('30 days').check();
  await panel.getByRole('button', { name: 'Create links' }).click();
  await expect(panel.getByRole('status')).toContainText('These links work until');
  await panel.getByRole('button', { name: 'Copy the Dutch link' }).click();
  await expect(panel.getByRole('status')).toContainText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await panel.getByLabel('Link to the Dutch page').inputValue());
  const { violations } = await new AxeBuilder({ page }).include('.share-preview').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  const reader = await (await browser.newContext()).newPage();
  expect((await reader.goto(link))?.status()).toBe(200);
  await expect(reader.getByRole('complementary', { name: 'Voorbeeld' })).toBeVisible();
  await reader.context().close();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share…' })).toBeFocused();
});
