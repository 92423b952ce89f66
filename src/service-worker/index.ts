/**
 * The service worker: pages come from the network first; pages already read stay available offline. `cacheable-requests.ts` decides what it may
 * touch.
 */
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import type { Strategy } from 'workbox-strategies';
import type { Locale } from '@/domain/locales';
import type { WorkerRequest } from '@/domain/offline-caches';
import { splitLocale } from '@/domain/routes';
import { isCacheablePage, isDictionary, requestKind } from './cacheable-requests';
import { assets, cachedTerm, cacheFiles, cacheTerms, cacheVisited, images, pages } from './page-cache';
import { type FetchEvent, type LastingEvent, scope } from './scope';

declare const self: { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** One per language. */
const offlinePages = self.__WB_MANIFEST;

addPlugins([
  {
    // Without its files, an offline page has no styles.
    cacheDidUpdate: async ({ newResponse, event }) => cacheFiles(await newResponse.clone().text(), event as LastingEvent),
  },
]);
precache(offlinePages);
cleanupOutdatedCaches();

async function offlinePage(locale: Locale): Promise<Response> {
  const entry = offlinePages.find(({ url }) => splitLocale(new URL(url, scope.location.origin).pathname).locale === locale);
  const cached = entry && (await matchPrecache(entry.url));
  return cached ? new Response(cached.body, { status: 503, statusText: 'Offline', headers: cached.headers }) : Response.error();
}

/** Responds with a strategy. @returns a promise for the end of caching; it never rejects, since the response reports failures */
function answer(event: FetchEvent, strategy: Strategy, otherwise?: () => Promise<Response>): Promise<void> {
  const [response, done] = strategy.handleAll({ request: event.request, event });
  event.respondWith(otherwise ? response.catch(otherwise) : response);
  const cached = done.catch(() => undefined);
  event.waitUntil(cached);
  return cached;
}

function answerPage(event: FetchEvent): void {
  const url = new URL(event.request.url);
  const cached = answer(event, pages, async () => (await cachedTerm(url)) ?? offlinePage(splitLocale(url.pathname).locale));
  if (isDictionary(url)) event.waitUntil(cached.then(() => cacheTerms(url, event)).catch(() => undefined));
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = requestKind(request, scope.location.origin);
  if (kind === 'page') answerPage(event);
  if (kind === 'asset') void answer(event, assets);
  if (kind === 'image') void answer(event, images);
});

async function cacheLoaded({ pages: paths, assets: files }: { pages: string[]; assets: string[] }, event: LastingEvent): Promise<boolean> {
  const addresses = paths.map((path) => new URL(path, scope.location.origin));
  if (addresses[0] && isCacheablePage(addresses[0])) await cacheFiles(files.join('\n'), event);
  const areCached: boolean[] = [];
  for (const { href } of addresses) areCached.push(await cacheVisited(href, event));
  return areCached.some(Boolean);
}

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerRequest;
  if (message.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  if (message.type === 'CACHE') event.waitUntil(cacheLoaded(message, event).then((isCached) => event.ports[0]?.postMessage(isCached)));
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
