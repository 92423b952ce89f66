import { type APIResponse, expect, test } from '@playwright/test';

/** One address of each kind that answers without an account. */
const ADDRESSES = [
  ...['/', '/nl', '/tools', '/tools?q=video', '/tools/chatgpt', '/nl/tools/chatgpt', '/tools/none-such', '/categories/coding', '/dictionary', '/faq'],
  ...[
    '/contact',
    '/login',
    '/profile',
    '/compare?tools=chatgpt,claude',
    '/gone/tools/x',
    '/offline',
    '/random',
    '/go/chatgpt',
    '/admin',
    '/admin/login',
  ],
  ...['/tools/chatgpt.md', '/llms.txt', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/icon.svg', '/favicon.ico'],
  ...['/badges/none-such.svg', '/feeds/none-such.xml', '/icons/icon-192.png', '/.well-known/none-such'],
  ...['/api/docs', '/api/tools?limit=1', '/api/globals/navigation', '/api/search?q=video', '/api/none-such', '/mcp'],
  ...['/data', '/data/tools.schema.json', '/data/none-such.csv'],
];

/** Headers by which visitors differ. */
const VISITORS: Record<string, string>[] = [
  { 'Accept-Language': 'nl' },
  { 'Accept-Language': 'en' },
  { Cookie: 'NEXT_LOCALE=nl' },
  { Cookie: 'payload-lng=nl' },
  { Cookie: 'payload-token=none' },
  { Authorization: 'users API-Key none' },
  { Accept: 'text/markdown' },
  { 'User-Agent': 'Googlebot/2.1' },
  { Origin: 'https://elsewhere.example' },
  { 'X-Forwarded-Host': 'elsewhere.example' },
  { 'X-Forwarded-Proto': 'https' },
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { 'Next-URL': '/nl' },
];

/** By status and headers, a cache may keep it (RFC 9111, 3 and 4.2.2). */
function isStorable(answer: APIResponse): boolean {
  const caching = answer.headers()['cache-control'] ?? '';
  if (/no-store|private/.test(caching)) return false;
  return /max-age/.test(caching) || [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].includes(answer.status());
}

/** Of a document the words only: one that is rendered for each answer has its own nonces, and its scripts are cut as they are ready. */
async function whatItSays(answer: APIResponse): Promise<string> {
  const { location = '', 'content-type': type = '' } = answer.headers();
  const body = await answer.text();
  const text = type.startsWith('text/html') ? body.replaceAll(/(?:<script.*?<\/script>|<[^>]*>|\s)+/gs, ' ') : body;
  return JSON.stringify([answer.status(), location, type, text]);
}

test('an answer that a cache may store names every header it depends on', async ({ playwright, baseURL }) => {
  const plain = await playwright.request.newContext({ baseURL, maxRedirects: 0, extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.77' } });
  const wrong: string[] = [];
  for (const address of ADDRESSES) {
    const usual = await plain.get(address);
    for (const headers of VISITORS) {
      const other = await plain.get(address, { headers });
      if (!isStorable(usual) && !isStorable(other)) break;
      expect(other.status(), address).not.toBe(429);
      const named = [usual, other].filter(isStorable).every((answer) => {
        const vary = (answer.headers().vary ?? '').toLowerCase().split(/\s*,\s*/);
        return Object.keys(headers).some((name) => vary.includes(name.toLowerCase()));
      });
      if (!named && (await whatItSays(usual)) !== (await whatItSays(other)))
        wrong.push(`${address} with ${JSON.stringify(headers)}: ${usual.status()} and ${other.status()}`);
    }
  }
  await plain.dispose();
  expect(wrong).toEqual([]);
});

test('a missing badge or feed is not stored as missing for longer than a minute', async ({ request }) => {
  for (const path of ['/badges/none-such.svg', '/feeds/none-such.xml', '/favicon.ico']) {
    const { headers, status } = await request.get(path).then((answer) => ({ headers: answer.headers(), status: answer.status() }));
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'public, max-age=0, s-maxage=1, stale-while-revalidate=59']);
  }
});
