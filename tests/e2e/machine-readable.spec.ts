import { type APIRequestContext, expect, test } from '@playwright/test';
import { visit } from './visit';

const PREFIXES = ['', '/nl'] as const;
const TWINS = [
  '/tools/chatgpt',
  '/categories/coding',
  '/dictionary/token',
  '/courses/elements-of-ai',
  '/products/choosing-an-ai-tool',
  '/tasks/write-code',
  '/faq',
  '/about-us',
  '/privacy-policy',
];
const FEEDS = ['tools', 'categories/coding', 'reviews', 'terms', 'changes', 'changes/categories/assistants', 'changes/tools/chatgpt'];
const site = () => process.env.SITE_URL ?? process.env.E2E_BASE_URL ?? '';
const languageOf = (prefix: string) => (prefix ? 'nl' : 'en');

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const reply = await request.get(path, { maxRedirects: 0 });
  expect(reply.status(), path).toBe(200);
  return reply.text();
}

test('the sitemap is XML with every indexable page in both languages, each naming the other', async ({ page, request }) => {
  await visit(page, '/about-us');
  const reply = await request.get('/sitemap.xml');
  expect(reply.headers()['content-type']).toContain('application/xml');
  const parsed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        root: document.documentElement.localName,
        entries: [...document.getElementsByTagName('url')].map((url) => ({
          address: url.getElementsByTagName('loc')[0]?.textContent ?? '',
          changedAt: url.getElementsByTagName('lastmod')[0]?.textContent ?? null,
          alternates: [...url.getElementsByTagName('xhtml:link')].map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
          images: [...url.getElementsByTagName('image:loc')].map((image) => image.textContent ?? ''),
        })),
      };
    },
    await reply.text(),
  );
  expect(parsed.root).toBe('urlset');
  const byPath = new Map(parsed.entries.map((entry) => [entry.address.slice(site().length) || '/', entry]));
  expect(byPath.size).toBe(parsed.entries.length);
  const expected = [
    '/',
    '/tools',
    '/tools/p/1',
    '/tools/p/2',
    '/categories/coding/p/1',
    '/tools/for/developers',
    '/categories',
    '/tasks',
    '/changes',
    '/data',
    '/contact',
    '/drop-a-tool',
    '/newsletter',
    '/api/docs',
    '/accessibility',
    ...TWINS,
  ];
  for (const path of expected) {
    for (const prefix of PREFIXES) {
      const entry = byPath.get(path === '/' && prefix ? prefix : prefix + path);
      expect(entry?.alternates, prefix + path).toEqual([
        `en ${site()}${path}`,
        `nl ${site()}/nl${path === '/' ? '' : path}`,
        `x-default ${site()}${path}`,
      ]);
    }
  }
  expect(
    [...byPath.keys()].filter((path) => /login|profile|compare$|shortlists|preview|\?|~|\.md$|withdraw|confirm|\/random$|\/go\//.test(path)),
  ).toEqual([]);
  expect(byPath.get('/tools/chatgpt')?.images[0]).toContain('/logos/chatgpt.');
  expect((await request.get(byPath.get('/tools/chatgpt')?.images[0] ?? '')).status()).toBe(200);
  const { docs } = await (await request.get('/api/dictionary-terms?where[slug][equals]=token&depth=0')).json();
  expect(byPath.get('/dictionary/token')?.changedAt).toBe(docs[0].updatedAt);
});

test('each part of the sitemap works separately, and there are no others', async ({ request }) => {
  const tools = await request.get('/sitemaps/tools-1.xml');
  expect(tools.headers()['content-type']).toContain('application/xml');
  expect((await tools.text()).includes(`<loc>${site()}/nl/tools/chatgpt</loc>`)).toBe(true);
  const again = await request.get('/sitemaps/tools-1.xml', { headers: { 'If-None-Match': tools.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  for (const name of ['tools-999', 'tools-0', 'nothing', 'tools-1']) {
    expect((await request.get(`/sitemaps/${name}${name === 'tools-1' ? '' : '.xml'}`)).status(), name).toBe(404);
  }
});

test('robots.txt names the sitemap and blocks private paths', async ({ request }) => {
  const lines = (await textOf(request, '/robots.txt')).split('\n');
  expect(lines).toContain(`Sitemap: ${site()}/sitemap.xml`);
  for (const path of ['/admin', '/api/', '/go/', '/random', '/nl/random', '/preview/', '/nl/preview/']) expect(lines).toContain(`Disallow: ${path}`);
  for (const path of ['/api/docs', '/api/media/file/']) expect(lines).toContain(`Allow: ${path}`);
});

for (const prefix of PREFIXES) {
  const language = languageOf(prefix);

  test(`feeds in ${language} are valid, described and answer 304`, async ({ page, request }) => {
    await visit(page, '/about-us');
    for (const name of FEEDS) {
      const atom = await request.get(`/feeds/${language}/${name}.atom`);
      expect(atom.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(Number.isNaN(Date.parse(atom.headers()['last-modified'] ?? ''))).toBe(false);
      const parsed = await page.evaluate(
        (xml) => {
          const document = new DOMParser().parseFromString(xml, 'application/xml');
          const root = document.documentElement;
          return {
            name: root.localName,
            lang: root.getAttribute('xml:lang'),
            self: root.querySelector(':scope > link[rel=self]')?.getAttribute('href'),
            ids: [...document.querySelectorAll('entry > id')].map((id) => id.textContent ?? ''),
            dates: [...document.querySelectorAll('entry > updated, feed > updated')].map(({ textContent }) => textContent ?? ''),
          };
        },
        await atom.text(),
      );
      expect(parsed).toMatchObject({
        name: 'feed',
        lang: prefix ? 'nl-NL' : 'en-US',
        self: `${site()}/feeds/${language}/${name}.atom`,
      });
      expect(new Set(parsed.ids).size).toBe(parsed.ids.length);
      expect(parsed.ids.length).toBeLessThanOrEqual(50);
      expect(parsed.ids.every((id) => id.startsWith('tag:'))).toBe(true);
      expect(parsed.dates.every((date) => !Number.isNaN(Date.parse(date)))).toBe(true);
      const json = await request.get(`/feeds/${language}/${name}.json`);
      expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
      const feed = await json.json();
      expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: `${site()}/feeds/${language}/${name}.json` });
      expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(parsed.ids);
      for (const reply of [atom, json]) {
        const again = await request.get(reply.url(), { headers: { 'If-None-Match': `W/${reply.headers().etag}` } });
        expect(again.status(), reply.url()).toBe(304);
      }
    }
    for (const path of [
      `/feeds/${language}/categories/none.atom`,
      `/feeds/${language}/tools.rss`,
      '/feeds/de/tools.atom',
      `/feeds/${language}/__proto__.json`,
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test(`pages in ${language} link to their feed, which lists them`, async ({ page }) => {
    for (const [path, feed] of [
      ['/tools', 'tools'],
      ['/categories/coding', 'categories/coding'],
      ['/dictionary', 'terms'],
      ['/changes', 'changes'],
    ]) {
      await visit(page, prefix + path);
      for (const [format, type] of [
        ['atom', 'application/atom+xml'],
        ['json', 'application/feed+json'],
      ]) {
        const address = `/feeds/${language}/${feed}.${format}`;
        await expect(page.locator(`head link[rel=alternate][type="${type}"]`)).toHaveAttribute('href', site() + address);
        await expect(page.locator(`main a[href="${address}"]`)).toBeVisible();
      }
    }
  });

  test(`every content page in ${language} has a Markdown version with the same text`, async ({ page, request }) => {
    for (const path of TWINS) {
      await visit(page, prefix + path);
      await expect(page.locator('head link[rel=alternate][type="text/markdown"]')).toHaveAttribute('href', `${site()}${prefix}${path}.md`);
      const reply = await request.get(`${prefix}${path}.md`, { maxRedirects: 0, headers: { 'Accept-Language': prefix ? 'en' : 'nl' } });
      expect(reply.status(), path).toBe(200);
      expect(reply.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
        link: `<${site()}${prefix}${path}>; rel="canonical"`,
      });
      // biome-ignore lint/performance/useDomNodeTextContent: only what is seen has its lines apart
      const heading = (await page.locator('h1').first().innerText()).split('\n')[0]?.trim() ?? '';
      const text = (await reply.text()).replace(/\\([!-/:-@[-`{-~])/g, '$1');
      expect(text.split('\n')[0]).toBe(`# ${heading}`);
    }
    const [{ plans, features, url }] = (await (await request.get(`/api/tools?where[slug][equals]=chatgpt&depth=0&locale=${language}`)).json()).docs;
    const chatgpt = (await textOf(request, `${prefix}/tools/chatgpt.md`)).replace(/\\([!-/:-@[-`{-~])/g, '$1');
    for (const fact of [
      ...features.map(({ text }: { text: string }) => text),
      ...plans.flatMap(({ name }: { name?: string }) => name ?? []),
      new URL(url).host.replace('www.', ''),
    ]) {
      expect(chatgpt.includes(fact), fact).toBe(true);
    }
    const known = await request.get(`${prefix}/faq.md`);
    expect((await request.get(`${prefix}/faq.md`, { headers: { 'If-None-Match': known.headers().etag ?? '' } })).status()).toBe(304);
    for (const path of ['/tools/no-such-tool.md', '/dictionary/none.md', '/contact.md', '/tools/chatgpt/reviews.md']) {
      expect((await request.get(prefix + path)).status(), path).toBe(404);
    }
  });

  test(`llms.txt in ${language} links to the Markdown pages, and llms-full.txt contains them`, async ({ request }) => {
    const lines = (await textOf(request, `${prefix}/llms.txt`)).split('\n');
    expect(lines[0]).toMatch(/^# \S/);
    expect(lines[2]).toMatch(/^> \S/);
    const links = lines.flatMap((line) => /^- \[.*\]\((.+?)\)(?:: .+)?$/.exec(line)?.[1] ?? []);
    for (const path of TWINS) expect(links, path).toContain(`${site()}${prefix}${path}.md`);
    for (const path of [`${prefix}/api/docs`, `${prefix}/data`, '/mcp', `/feeds/${language}/tools.atom`, `${prefix}/llms-full.txt`])
      expect(links).toContain(site() + path);
    const full = await textOf(request, `${prefix}/llms-full.txt`);
    for (const path of TWINS) expect(full.includes(`<${site()}${prefix}${path}>`), path).toBe(true);
    expect(full.startsWith(`${lines[0]}\n`)).toBe(true);
  });
}
