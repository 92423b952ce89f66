import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { DAY_SECONDS } from '@/domain/durations';
import { OFFLINE_CACHES } from '@/domain/offline-caches';
import { assetsOf, cacheKey, dictionaryOf, isCacheable, isCacheablePage, isTerm, termsOf } from './cacheable-requests';
import type { LastingEvent } from './scope';

const MAX_PAGES = 150;
/** Both languages of the whole dictionary. */
const MAX_TERMS = 4000;
const MAX_ASSETS = 500;
const MAX_IMAGES = 400;
const PAGE_AGE_SECONDS = 60 * DAY_SECONDS;
/** A page fetched this recently isn't fetched again in the background. */
const FRESH_PAGE_MS = 60 * 1000;
const FRESH_TERM_MS = 60 * 60 * 1000;
const PARALLEL_TERMS = 2;

const onlyCacheable = { cacheWillUpdate: async ({ response }: { response: Response }) => (isCacheable(response) ? response : null) };
const byCacheKey = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => cacheKey(request.url) };
// Pages vary on router headers, which lookups don't send.
const matchOptions = { ignoreVary: true };

const limited = (cacheName: string, limits: { maxEntries: number; maxAgeSeconds?: number }, ...plugins: (typeof byCacheKey)[]) => ({
  cacheName,
  matchOptions,
  plugins: [onlyCacheable, ...plugins, new ExpirationPlugin({ ...limits, purgeOnQuotaError: true, matchOptions })],
});

const pages = new NetworkFirst(limited(OFFLINE_CACHES.pages, { maxEntries: MAX_PAGES, maxAgeSeconds: PAGE_AGE_SECONDS }, byCacheKey));
const terms = new NetworkFirst(limited(OFFLINE_CACHES.terms, { maxEntries: MAX_TERMS }, byCacheKey));

/** Content-hashed files. */
export const assets = new CacheFirst(limited(OFFLINE_CACHES.assets, { maxEntries: MAX_ASSETS, maxAgeSeconds: PAGE_AGE_SECONDS }));
export const images = new StaleWhileRevalidate(limited(OFFLINE_CACHES.images, { maxEntries: MAX_IMAGES, maxAgeSeconds: PAGE_AGE_SECONDS }));

/** Network first, with the cached page as the fallback. */
export const pageStrategy = (url: URL): Strategy => (isTerm(url) ? terms : pages);

async function cachedPage(address: string): Promise<Response | undefined> {
  const cache = await caches.open(isTerm(new URL(address)) ? OFFLINE_CACHES.terms : OFFLINE_CACHES.pages);
  return cache.match(cacheKey(address), matchOptions);
}

async function isFresh(address: string, milliseconds: number): Promise<boolean> {
  const date = (await cachedPage(address))?.headers.get('Date');
  return Boolean(date) && Date.now() - Date.parse(date as string) < milliseconds;
}

let hasStopped = false;

/** Aborts prefetching: it takes long, and a busy worker isn't replaced. */
export function stopPrefetching(): void {
  hasStopped = true;
}

/** Fetches a page's files that aren't cached yet. */
export async function cacheAssets(html: string, event: LastingEvent): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHES.assets);
  for (const path of assetsOf(html)) {
    if (!(await cache.match(path))) await Promise.all(assets.handleAll({ request: new Request(path), event }));
  }
}

/** Caches a page reached by client-side navigation, with all its files. */
async function cachePage(address: string, event: LastingEvent, freshMs = FRESH_PAGE_MS): Promise<void> {
  if (await isFresh(address, freshMs)) return;
  const request = new Request(cacheKey(address), { headers: { Accept: 'text/html' }, cache: 'no-cache' });
  const [response, done] = pageStrategy(new URL(address)).handleAll({ request, event });
  const html = await (await response).text();
  await done;
  await cacheAssets(html, event);
}

/** Caches every term linked in an opened dictionary overview, a few at a time, and deletes those that are gone. */
export async function cacheTerms(dictionary: URL, event: LastingEvent): Promise<void> {
  const overview = await cachedPage(dictionary.href);
  const path = dictionaryOf(dictionary);
  if (!overview || !path) return;
  const listed = termsOf(await overview.text(), path);
  const queue = [...listed];
  const work = async () => {
    for (let next = queue.shift(); next && !hasStopped; next = queue.shift()) await cachePage(new URL(next, dictionary).href, event, FRESH_TERM_MS);
  };
  await Promise.all(Array.from({ length: PARALLEL_TERMS }, work));
  await forgetTerms(path, new Set(listed));
}

async function forgetTerms(dictionary: string, listed: Set<string>): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHES.terms);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(`${dictionary}/`) && !listed.has(pathname)) await cache.delete(url);
  }
}

/** Caches a visited page, and the whole dictionary if the page is its overview. Failures are ignored; the next visit tries again. */
export async function cacheVisited(address: string, event: LastingEvent): Promise<void> {
  const url = new URL(address);
  if (!isCacheablePage(url)) return;
  try {
    await cachePage(address, event);
    if (dictionaryOf(url)) await cacheTerms(url, event);
  } catch (error) {
    console.warn('Could not cache a page for offline reading.', error);
  }
}
