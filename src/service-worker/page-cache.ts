import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { DAY_SECONDS } from '@/domain/durations';
import { OFFLINE_CACHES } from '@/domain/offline-caches';
import { assetsOf, cacheKey, hasTerm, imagesOf, isCacheable, isCacheablePage, isDictionary, offlineDictionary } from './cacheable-requests';
import type { LastingEvent } from './scope';

const MAX_PAGES = 150;
/** The whole dictionary in both languages. */
const MAX_DICTIONARIES = 2;
const MAX_ASSETS = 500;
const MAX_IMAGES = 400;
const PAGE_AGE_SECONDS = 60 * DAY_SECONDS;
/** A page fetched this recently isn't fetched again in the background. */
const FRESH_PAGE_MS = 60 * 1000;
const FRESH_DICTIONARY_MS = 60 * 60 * 1000;

const onlyCacheable = { cacheWillUpdate: async ({ response }: { response: Response }) => (isCacheable(response) ? response : null) };
const byCacheKey = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => cacheKey(request.url) };
// Pages vary on router headers, which lookups don't send.
const matchOptions = { ignoreVary: true };

const limited = (cacheName: string, limits: { maxEntries: number; maxAgeSeconds?: number }, ...plugins: (typeof byCacheKey)[]) => ({
  cacheName,
  matchOptions,
  plugins: [onlyCacheable, ...plugins, new ExpirationPlugin({ ...limits, purgeOnQuotaError: true, matchOptions })],
});

/** Network first, with the cached page as the fallback. */
export const pages = new NetworkFirst(limited(OFFLINE_CACHES.pages, { maxEntries: MAX_PAGES, maxAgeSeconds: PAGE_AGE_SECONDS }, byCacheKey));
const dictionaries = new NetworkFirst(limited(OFFLINE_CACHES.terms, { maxEntries: MAX_DICTIONARIES }, byCacheKey));

/** Content-hashed files. */
export const assets = new CacheFirst(limited(OFFLINE_CACHES.assets, { maxEntries: MAX_ASSETS, maxAgeSeconds: PAGE_AGE_SECONDS }));
export const images = new StaleWhileRevalidate(limited(OFFLINE_CACHES.images, { maxEntries: MAX_IMAGES, maxAgeSeconds: PAGE_AGE_SECONDS }));

const cachedIn = async ({ cacheName }: Strategy, address: string) => (await caches.open(cacheName)).match(cacheKey(address), matchOptions);

async function isFresh(strategy: Strategy, address: string, milliseconds: number): Promise<boolean> {
  const date = (await cachedIn(strategy, address))?.headers.get('Date');
  return Boolean(date) && Date.now() - Date.parse(date as string) < milliseconds;
}

/** Fetches a page's files that aren't cached yet. */
export async function cacheFiles(html: string, event: LastingEvent): Promise<void> {
  for (const [strategy, paths] of [
    [assets, assetsOf(html)],
    [images, imagesOf(html)],
  ] as const) {
    const cache = await caches.open(strategy.cacheName);
    for (const path of paths) {
      if (!(await cache.match(path, matchOptions))) await Promise.all(strategy.handleAll({ request: new Request(path), event }));
    }
  }
}

/** Fetches a page into the strategy's cache, with all its files, unless it was fetched recently. */
async function cachePage(strategy: Strategy, address: string, event: LastingEvent, freshMs: number): Promise<void> {
  if (await isFresh(strategy, address, freshMs)) return;
  const request = new Request(cacheKey(address), { headers: { Accept: 'text/html' }, cache: 'no-cache' });
  const [response, done] = strategy.handleAll({ request, event });
  const html = await (await response).text();
  await done;
  await cacheFiles(html, event);
}

/** Caches all terms in the language of an opened dictionary: one page, which shows any of them. */
export const cacheTerms = (dictionary: URL, event: LastingEvent) =>
  cachePage(dictionaries, offlineDictionary(dictionary).href, event, FRESH_DICTIONARY_MS);

/** The page with all terms if it has the one of the URL, else null. */
export async function cachedTerm(url: URL): Promise<Response | null> {
  const cached = await cachedIn(dictionaries, offlineDictionary(url).href);
  const html = await cached?.text();
  return cached && html && hasTerm(html, url) ? new Response(html, { headers: cached.headers }) : null;
}

/** Caches a visited page, and all terms if the page is the dictionary. After a failure the next visit tries again. @returns whether it's cached */
export async function cacheVisited(address: string, event: LastingEvent): Promise<boolean> {
  const url = new URL(address);
  if (!isCacheablePage(url)) return false;
  try {
    await cachePage(pages, address, event, FRESH_PAGE_MS);
    if (isDictionary(url)) await cacheTerms(url, event);
  } catch (error) {
    console.warn('Could not cache a page for offline reading.', error);
  }
  return (await cachedIn(pages, address)) !== undefined;
}
