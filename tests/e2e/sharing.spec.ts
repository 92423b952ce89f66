import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, type APIResponse, expect, type Page, test } from '@playwright/test';
import { fromPanel, signIn } from './editor';
import { inDutch } from './pages';
import { decoded } from './site-page';
import { visit } from './visit';
import { expectWithinASecond } from './within-a-second';

/** One page of every kind with its kind of share image. */
const SHARED_PAGES: [path: string, picture: string][] = [
  ['/', 'page/home'],
  ['/tools', 'page/tools'],
  ['/tools/p/2', 'page/tools'],
  ['/tools/chatgpt', 'tool/chatgpt'],
  ['/tools/chatgpt/reviews', 'tool/chatgpt'],
  ['/tools/for/developers', 'audience/developers'],
  ['/categories', 'page/categories'],
  ['/categories/coding', 'category/coding'],
  ['/courses', 'page/courses'],
  ['/courses/elements-of-ai', 'course/elements-of-ai'],
  ['/dictionary', 'page/dictionary'],
  ['/dictionary/token', 'term/token'],
  ['/products/choosing-an-ai-tool', 'product/choosing-an-ai-tool'],
  ['/tasks', 'page/tasks'],
  ['/tasks/write-code', 'task/write-code'],
  ['/faq', 'page/faq'],
  ['/drop-a-tool', 'page/drop-a-tool'],
  ['/about-us', 'text/about-us'],
];
const LANGUAGES = ['en', 'nl'] as const;
/** Enough to draw every image once. */
const DRAWING_MS = 120_000;
const PNG = '89504e470d0a1a0a';

/** No other test uses this seeded tool. */
const SLUG = 'beautiful-ai';

const TEXTS = {
  en: {
    path: '',
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'The link couldn’t be copied. Copy it from the address bar.',
    mail: 'Send by email',
    badge: 'Badge for your site',
    copyCode: 'Copy HTML: Listed, Light',
    codeCopied: 'Code copied',
    listed: 'Listed on',
    rated: /^Rated \d\.\d$/,
  },
  nl: {
    path: '/nl',
    share: 'Delen',
    copy: 'Link kopiëren',
    copied: 'Link gekopieerd',
    failed: 'Kopiëren is niet gelukt. Kopieer de link uit de adresbalk.',
    mail: 'Per e-mail versturen',
    badge: 'Badge voor je site',
    copyCode: 'HTML kopiëren: Vermelding, Licht',
    codeCopied: 'Code gekopieerd',
    listed: 'Vermeld op',
    rated: /^Beoordeeld met \d,\d$/,
  },
};

/** Content of a `meta` element of a page. */
async function metaOf(request: APIRequestContext, path: string, name: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return decoded(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
}

/** Path of a page's share image. */
const pictureOf = async (request: APIRequestContext, path: string) => new URL(await metaOf(request, path, 'og:image')).pathname;

async function sizeOf(response: APIResponse): Promise<string> {
  const data = await response.body();
  expect(data.subarray(0, 8).toString('hex')).toBe(PNG);
  return `${data.readUInt32BE(16)} × ${data.readUInt32BE(20)}`;
}

async function toolId(request: APIRequestContext): Promise<number> {
  const { docs } = await (await request.get(`/api/tools?where[slug][equals]=${SLUG}&depth=0`)).json();
  return docs[0].id;
}

async function change(page: Page, id: number, data: Record<string, unknown>, locale: string): Promise<void> {
  const reply = await page.request.patch(`/api/tools/${id}?locale=${locale}`, { headers: fromPanel(), data: { ...data, _status: 'published' } });
  expect(reply.status(), await reply.text()).toBe(200);
}

for (const language of LANGUAGES) {
  test(`every kind of page has a share image (${language})`, async ({ request, baseURL }) => {
    test.setTimeout(DRAWING_MS);
    for (const [path, picture] of SHARED_PAGES) {
      const page = language === 'nl' ? inDutch(path) : path;
      const address = await metaOf(request, page, 'og:image');
      expect(address, page).toMatch(new RegExp(`^${baseURL}/og/${language}/${picture}-[0-9a-f]{16}\\.png$`));
      expect([await metaOf(request, page, 'og:image:width'), await metaOf(request, page, 'og:image:height')]).toEqual(['1200', '630']);
      expect(await metaOf(request, page, 'og:image:alt')).not.toBe('');
      expect(await metaOf(request, page, 'twitter:card')).toBe('summary_large_image');
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), page).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(await sizeOf(response)).toBe('1200 × 630');
    }
  });
}

test("an image's URL changes with its content, in that language only, and the old URL redirects", async ({ page, request }) => {
  await signIn(page);
  const id = await toolId(request);
  const { tagline } = await (await page.request.get(`/api/tools/${id}?locale=nl&depth=0`)).json();
  const before = { en: await pictureOf(request, `/tools/${SLUG}`), nl: await pictureOf(request, `/nl/tools/${SLUG}`) };
  try {
    await change(page, id, { tagline: 'Een heel andere regel' }, 'nl');
    await expectWithinASecond(async () => (await pictureOf(request, `/nl/tools/${SLUG}`)) !== before.nl);
    const after = await pictureOf(request, `/nl/tools/${SLUG}`);
    expect(await pictureOf(request, `/tools/${SLUG}`)).toBe(before.en);
    expect(await metaOf(request, `/nl/tools/${SLUG}`, 'og:image:alt')).toBe('Beautiful.ai: Een heel andere regel');
    const old = await request.get(before.nl, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([307, after]);
    expect(old.headers()['cache-control']).not.toContain('immutable');
  } finally {
    await change(page, id, { tagline }, 'nl');
  }
  expect(await pictureOf(request, `/nl/tools/${SLUG}`)).toBe(before.nl);
});

test('an invented URL draws nothing', async ({ request }) => {
  const current = await pictureOf(request, '/tools/chatgpt');
  const madeUp = await request.get('/og/en/tool/chatgpt-0123456789abcdef.png?title=Buy+this', { maxRedirects: 0 });
  expect([madeUp.status(), madeUp.headers().location]).toEqual([307, current]);
  for (const path of [
    '/og/en/tool/no-such-tool-0123456789abcdef.png',
    '/og/en/page/anything-0123456789abcdef.png',
    '/og/en/page/constructor-0123456789abcdef.png',
    '/og/en/nothing/chatgpt-0123456789abcdef.png',
    '/og/de/tool/chatgpt-0123456789abcdef.png',
    '/og/en/tool/chatgpt.png',
    '/og/en/tool/..%2f..%2fetc-0123456789abcdef.png',
    '/badges/en/light/no-such-tool.svg',
    '/badges/en/light/no-such-tool-rating.svg',
    '/badges/en/pink/chatgpt.svg',
    '/badges/de/light/chatgpt.svg',
    '/badges/en/light/chatgpt',
    '/badges/en/light/%3Cscript%3E.svg',
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test('a tool no longer offered has neither image nor badge', async ({ page, request }) => {
  await signIn(page);
  const id = await toolId(request);
  const picture = await pictureOf(request, `/tools/${SLUG}`);
  const badge = `/badges/nl/dark/${SLUG}.svg`;
  expect((await request.get(badge)).status()).toBe(200);
  try {
    await change(page, id, { active: false }, 'en');
    for (const path of [picture, badge]) {
      await expectWithinASecond(async () => (await request.get(path, { maxRedirects: 0 })).status() === 404, path);
    }
  } finally {
    await change(page, id, { active: true }, 'en');
  }
  expect((await request.get(badge)).status()).toBe(200);
});

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`a link is copied by keyboard where the device cannot share (${language})`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    for (const path of ['/tools/chatgpt', '/categories/coding', '/dictionary/token', '/courses/elements-of-ai', '/products/choosing-an-ai-tool']) {
      await visit(page, texts.path + path);
      const button = page.locator('summary', { hasText: texts.share });
      const copy = page.getByRole('button', { name: texts.copy });
      expect((await button.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
      await expect(async () => {
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(copy).toBeVisible({ timeout: 500 });
        await page.keyboard.press('ArrowDown');
        await expect(copy).toBeFocused({ timeout: 500 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(page.getByText(texts.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + texts.path + path);
      await expect(copy).toBeHidden();
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: texts.mail })).toHaveAttribute('href', /^mailto:\?subject=[^&]+&body=http/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: texts.mail })).toBeHidden();
  });

  test(`a failed copy is reported (${language})`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
    });
    await visit(page, `${texts.path}/tools/chatgpt`);
    await expect(async () => {
      await page.locator('summary', { hasText: texts.share }).click();
      await page.getByRole('button', { name: texts.copy }).click({ timeout: 500 });
      await expect(page.getByText(texts.failed)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  test(`the device shares the page's name and address, and the menu remains if it fails (${language})`, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared, failure: '' });
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => {
          shared.push(data);
          const { failure } = window as unknown as { failure: string };
          return failure ? Promise.reject(new DOMException('no', failure)) : Promise.resolve();
        },
      });
    });
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
    const fail = (failure: string) => page.evaluate((name) => Object.assign(window, { failure: name }), failure);
    await visit(page, `${texts.path}/tools/chatgpt`);
    await page.waitForLoadState('networkidle');
    const button = page.locator('summary', { hasText: texts.share });
    const copy = page.getByRole('button', { name: texts.copy });
    await button.click();
    await expect.poll(shared).toEqual([{ title: 'ChatGPT', url: `${baseURL}${texts.path}/tools/chatgpt` }]);
    await expect(copy).toBeHidden();
    await fail('AbortError');
    await button.click();
    await expect.poll(async () => (await shared()).length).toBe(2);
    await expect(copy).toBeHidden();
    await fail('NotAllowedError');
    await button.click();
    await expect(copy).toBeVisible();
  });

  test(`without scripts a page is shared by email (${language})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await visit(page, `${texts.path}/dictionary/token`);
    await page.locator('summary', { hasText: texts.share }).click();
    await expect(page.getByRole('link', { name: texts.mail })).toHaveAttribute(
      'href',
      `mailto:?subject=token&body=${encodeURIComponent(`${baseURL}${texts.path}/dictionary/token`)}`,
      { ignoreCase: true },
    );
    await expect(page.getByRole('button', { name: texts.copy })).toBeHidden();
    await context.close();
  });

  test(`a maker copies a badge's code, which works on another site (${language})`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, `${texts.path}/tools/chatgpt`);
    await page.getByRole('link', { name: texts.badge }).click();
    await expect(page).toHaveURL(`${baseURL}${texts.path}/tools/chatgpt/badge`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: texts.copyCode }).click();
    await expect(page.getByText(texts.codeCopied)).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain(`<a href="${baseURL}${texts.path}/tools/chatgpt"><img src="${baseURL}/badges/${language}/light/chatgpt.svg"`);
    const width = /width="(\d+)"/.exec(code)?.[1];

    const maker = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cross-Origin-Embedder-Policy': 'require-corp' }).end(code);
    });
    await new Promise<void>((resolve) => maker.listen(0, '127.0.0.1', resolve));
    try {
      const elsewhere = await context.newPage();
      await elsewhere.goto(`http://127.0.0.1:${(maker.address() as AddressInfo).port}/`);
      await expect.poll(() => elsewhere.locator('img').evaluate((image: HTMLImageElement) => String(image.naturalWidth))).toBe(width);
      await elsewhere.close();
    } finally {
      maker.close();
    }
  });

  test(`badges show their text, are cached for an hour and run no scripts (${language})`, async ({ page, request }) => {
    const address = `/badges/${language}/light/${SLUG}.svg`;
    const response = await request.get(address);
    const headers = response.headers();
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toContain('max-age=3600');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
    expect((await request.get(address, { headers: { 'If-None-Match': headers.etag ?? '' } })).status()).toBe(304);
    const textsIn = async (path: string) => [...(await (await request.get(path)).text()).matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(await textsIn(address)).toEqual([texts.listed, 'AI Tool Compass']);
    expect(await textsIn(`/badges/${language}/dark/${SLUG}-rating.svg`)).toEqual([texts.listed, 'AI Tool Compass']);

    await signIn(page);
    const data = { tool: await toolId(request), title: 'Badge', text: 'Works well.', language, ratings: { general: 4 }, _status: 'published' };
    const created = await page.request.post('/api/reviews', { headers: fromPanel(), data });
    expect(created.status(), await created.text()).toBe(201);
    const { doc } = await created.json();
    try {
      const [product, rated] = await textsIn(`/badges/${language}/dark/${SLUG}-rating.svg`);
      expect(product).toBe('AI Tool Compass');
      expect(rated).toMatch(texts.rated);
      expect(await textsIn(address)).toEqual([texts.listed, 'AI Tool Compass']);
    } finally {
      await page.request.delete(`/api/reviews/${doc.id}`, { headers: fromPanel() });
    }
  });
}
