import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { OFFLINE_CACHES } from '@/domain/offline-caches';
import { assetsOf, dictionaryOf, isKeepable, isKeptPage, isTerm, keptAddress, termsOf } from './cacheable-requests';
import type { LastingEvent } from './scope';

const DAY_SECONDS = 24 * 60 * 60;
const MAX_PAGES = 150;
/** The whole dictionary in both languages. */
const MAX_TERMS = 4000;
const MAX_ASSETS = 500;
const MAX_IMAGES = 400;
const PAGE_AGE_SECONDS = 60 * DAY_SECONDS;
/** A page that was fetched this recently is not asked for again beside what the visitor does. */
const FRESH_PAGE_MS = 60 * 1000;
const FRESH_TERM_MS = 60 * 60 * 1000;
const PARALLEL_TERMS = 2;

const onlyKeepable = { cacheWillUpdate: async ({ response }: { response: Response }) => (isKeepable(response) ? response : null) };
const byKeptAddress = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keptAddress(request.url) };
// Pages vary on headers of the router, which a kept one is not looked up with.
const matchOptions = { ignoreVary: true };

const pages = new NetworkFirst({
  cacheName: OFFLINE_CACHES.pages,
  matchOptions,
  plugins: [
    onlyKeepable,
    byKeptAddress,
    new ExpirationPlugin({ maxEntries: MAX_PAGES, maxAgeSeconds: PAGE_AGE_SECONDS, purgeOnQuotaError: true, matchOptions }),
  ],
});
const terms = new NetworkFirst({
  cacheName: OFFLINE_CACHES.terms,
  matchOptions,
  plugins: [onlyKeepable, byKeptAddress, new ExpirationPlugin({ maxEntries: MAX_TERMS, purgeOnQuotaError: true, matchOptions })],
});

/** Files whose content is part of their name. */
export const assets = new CacheFirst({
  cacheName: OFFLINE_CACHES.assets,
  matchOptions,
  plugins: [onlyKeepable, new ExpirationPlugin({ maxEntries: MAX_ASSETS, maxAgeSeconds: PAGE_AGE_SECONDS, purgeOnQuotaError: true, matchOptions })],
});
export const images = new StaleWhileRevalidate({
  cacheName: OFFLINE_CACHES.images,
  matchOptions,
  plugins: [onlyKeepable, new ExpirationPlugin({ maxEntries: MAX_IMAGES, maxAgeSeconds: PAGE_AGE_SECONDS, purgeOnQuotaError: true, matchOptions })],
});

/** Asks the network first and keeps the answer; the kept page is for when there is no network. */
export const pageStrategy = (url: URL): Strategy => (isTerm(url) ? terms : pages);

async function keptPage(address: string): Promise<Response | undefined> {
  const cache = await caches.open(isTerm(new URL(address)) ? OFFLINE_CACHES.terms : OFFLINE_CACHES.pages);
  return cache.match(keptAddress(address), matchOptions);
}

async function isFresh(address: string, milliseconds: number): Promise<boolean> {
  const date = (await keptPage(address))?.headers.get('Date');
  return Boolean(date) && Date.now() - Date.parse(date as string) < milliseconds;
}

let hasStopped = false;

/** Ends what is being fetched ahead: the dictionary takes long, and a worker with work to do is not replaced. */
export function stopKeeping(): void {
  hasStopped = true;
}

/** Fetches what is not there yet of the files a page loads. */
export async function keepAssets(html: string, event: LastingEvent): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHES.assets);
  for (const path of assetsOf(html)) {
    if (!(await cache.match(path))) await Promise.all(assets.handleAll({ request: new Request(path), event }));
  }
}

/** Keeps a page that the visitor reads without having navigated to it, with all it needs to be shown. */
async function keepPage(address: string, event: LastingEvent, freshMs = FRESH_PAGE_MS): Promise<void> {
  if (await isFresh(address, freshMs)) return;
  const request = new Request(keptAddress(address), { headers: { Accept: 'text/html' }, cache: 'no-cache' });
  const [response, done] = pageStrategy(new URL(address)).handleAll({ request, event });
  const html = await (await response).text();
  await done;
  await keepAssets(html, event);
}

/** Keeps every term of the dictionary whose overview was opened, a few at a time, and forgets those that are gone. */
export async function keepTerms(dictionary: URL, event: LastingEvent): Promise<void> {
  const overview = await keptPage(dictionary.href);
  const path = dictionaryOf(dictionary);
  if (!overview || !path) return;
  const listed = termsOf(await overview.text(), path);
  const queue = [...listed];
  const work = async () => {
    for (let next = queue.shift(); next && !hasStopped; next = queue.shift()) await keepPage(new URL(next, dictionary).href, event, FRESH_TERM_MS);
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

/** Keeps a page, and the whole dictionary when it is that. Without a network nothing is lost: the next visit tries again. */
export async function keepVisited(address: string, event: LastingEvent): Promise<void> {
  const url = new URL(address);
  if (!isKeptPage(url)) return;
  try {
    await keepPage(address, event);
    if (dictionaryOf(url)) await keepTerms(url, event);
  } catch (error) {
    console.warn('A page could not be kept for reading offline.', error);
  }
}
