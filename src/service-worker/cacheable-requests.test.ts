import { expect, test } from 'vitest';
import {
  type AskedFor,
  assetsOf,
  cacheKey,
  hasTerm,
  imagesOf,
  isCacheable,
  isCacheablePage,
  isDictionary,
  offlineDictionary,
  requestKind,
} from './cacheable-requests';

const ORIGIN = 'https://example.com';

const asked = (path: string, given: Partial<AskedFor> = {}): AskedFor => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  referrer: `${ORIGIN}/tools`,
  ...given,
  url: ORIGIN + path,
});

const kind = (...args: Parameters<typeof asked>) => requestKind(asked(...args), ORIGIN);

test.each(['/', '/nl', '/tools/chatgpt', '/nl/dictionary/token', '/compare?tools=chatgpt,claude', '/random-thoughts', '/about-us'])(
  'caches the page %s',
  (path) => {
    expect(kind(path, { mode: 'navigate' })).toBe('page');
  },
);

test.each([
  '/admin',
  '/nl/admin/collections/tools',
  '/api/tools',
  '/go/chatgpt',
  '/random',
  '/nl/random',
  '/mcp',
  '/login',
  '/nl/login/reset?token=abc',
  '/profile/security',
  '/preview/abc',
  '/nl/preview/abc',
  '/reviews/confirm?token=abc',
  '/reviews/7/report',
  '/drop-a-tool/withdraw',
  '/newsletter/confirm',
  '/changes/follow',
  '/shortlists',
  '/nl/shortlists/8HV8FMEpOmTBPnaSgS26yA/edit',
  '/nl/changes/follow/stop',
  '/nl/newsletter/unsubscribe',
  '/gone/tools/old',
  '/offline',
  '/nl/offline/dictionary',
  '/feeds/tools.atom',
  '/sitemap.xml',
  '/robots.txt',
  '/tools/chatgpt.md',
  '/llms-full.txt',
  '/builds/latest.json',
  '/sw.js',
  '/manifest.webmanifest',
])('%s is left to the browser', (path) => {
  expect(kind(path, { mode: 'navigate' })).toBeNull();
});

test('leaves writes and other origins to the browser', () => {
  expect(kind('/contact', { method: 'POST', mode: 'navigate' })).toBeNull();
  expect(requestKind({ ...asked('/'), url: 'https://elsewhere.example/tools', mode: 'navigate' }, ORIGIN)).toBeNull();
});

test('leaves what the router asks for to the browser, since a page fetched ahead is no visit', () => {
  expect(kind('/tools/claude?_rsc=1abc')).toBeNull();
});

test('caches hashed files and images of public pages', () => {
  expect(kind('/_next/static/chunks/12-ab.js', { destination: 'script' })).toBe('asset');
  expect(kind('/_next/static/media/font.woff2', { destination: 'font', referrer: `${ORIGIN}/_next/static/css/a.css` })).toBe('asset');
  expect(kind('/logos/claude.1234.svg', { destination: 'image' })).toBe('image');
  expect(kind('/api/media/file/course.webp', { destination: 'image' })).toBe('image');
  expect(kind('/api/media/file/course.webp')).toBeNull();
  expect(kind('/api/users/me/avatar', { destination: 'image' })).toBeNull();
});

test.each(['/admin/collections/tools', '/nl/preview/abc', '/profile', '/login'])('caches nothing that %s loads', (page) => {
  const referrer = ORIGIN + page;
  expect(kind('/_next/static/chunks/12-ab.js', { destination: 'script', referrer })).toBeNull();
  expect(kind('/api/media/file/draft.webp', { destination: 'image', referrer })).toBeNull();
});

test('caches nothing for an unknown page', () => {
  for (const referrer of ['', 'about:client', 'https://elsewhere.example/']) expect(kind('/_next/static/a.js', { referrer })).toBeNull();
});

test('drops parameters that do not change the page from the cache key', () => {
  expect(cacheKey(`${ORIGIN}/?source=pwa#top`)).toBe(`${ORIGIN}/`);
  expect(cacheKey(`${ORIGIN}/tools/chatgpt?utm_source=mail&q=x&_rsc=1`)).toBe(`${ORIGIN}/tools/chatgpt`);
  expect(cacheKey(`${ORIGIN}/nl/tools?q=video&hl=nl&free=1`)).toBe(`${ORIGIN}/nl/tools?free=1&q=video`);
  expect(cacheKey(`${ORIGIN}/compare?tools=a,b`)).toBe(cacheKey(`${ORIGIN}/compare?tools=a%2Cb&gclid=7`));
});

test('caches complete public pages only', () => {
  const answer = (status: number, cacheControl: string | null, redirected = false) => ({
    status,
    redirected,
    headers: new Headers(cacheControl === null ? {} : { 'Cache-Control': cacheControl }),
  });
  expect(isCacheable(answer(200, 'public, max-age=0, s-maxage=1'))).toBe(true);
  expect(isCacheable(answer(200, null))).toBe(true);
  expect(isCacheable(answer(200, 'private, no-store'))).toBe(false);
  expect(isCacheable(answer(200, 'No-Store'))).toBe(false);
  expect(isCacheable(answer(404, 'public'))).toBe(false);
  expect(isCacheable(answer(503, null))).toBe(false);
  expect(isCacheable(answer(200, 'public', true))).toBe(false);
});

test('finds each file of a page’s HTML once', () => {
  const html = `<link href="/_next/static/css/a1.css"><script src="/_next/static/chunks/app/(site)/%5Blocale%5D/page-b2.js"></script>
    <script src="/_next/static/chunks/c3.js?dpl=1"></script><script src="/_next/static/css/a1.css"></script><a href="/tools">x</a>
    <use href="/_next/static/media/icons.d4.svg#x"></use><use href="/_next/static/media/icons.d4.svg#menu"></use>`;
  expect(assetsOf(html)).toEqual([
    '/_next/static/css/a1.css',
    '/_next/static/chunks/app/(site)/%5Blocale%5D/page-b2.js',
    '/_next/static/chunks/c3.js',
    '/_next/static/media/icons.d4.svg',
  ]);
});

test('finds the images of a page’s HTML once', () => {
  const html = `<img src="/logos/claude.1234.svg" alt=""><img alt="" src="/logos/claude.1234.svg"><img loading="lazy" src="/api/media/file/a.webp?x=1&amp;y=2">
    <img src="/api/users/me/avatar"><img src="https://elsewhere.example/a.png"><script src="/icons/x.js"></script>`;
  expect(imagesOf(html)).toEqual(['/logos/claude.1234.svg', '/api/media/file/a.webp?x=1&y=2']);
});

test('finds a term in the page with all terms of its language', () => {
  const url = (path: string) => new URL(ORIGIN + path);
  const html = '<article hidden data-term="token"><h1>Token</h1></article>';
  expect(hasTerm(html, url('/nl/dictionary/token?utm_source=mail'))).toBe(true);
  for (const path of ['/dictionary/tok', '/dictionary', '/tools/token']) expect(hasTerm(html, url(path)), path).toBe(false);
  expect(offlineDictionary(url('/nl/dictionary/token')).href).toBe(`${ORIGIN}/nl/offline/dictionary`);
  expect(isDictionary(url('/nl/dictionary'))).toBe(true);
  expect(isDictionary(url('/dictionary/token'))).toBe(false);
});

test('treats a page with a token in its URL as personal', () => {
  expect(isCacheablePage(new URL(`${ORIGIN}/tools?token=abc`))).toBe(false);
});
