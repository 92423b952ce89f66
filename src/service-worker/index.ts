/**
 * The service worker of the site: pages come from the network, and what was read stays readable without one. `kept-requests.ts` says what it
 * may touch at all.
 */
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import type { Strategy } from 'workbox-strategies';
import type { Locale } from '@/domain/locales';
import type { WorkerRequest } from '@/domain/offline-caches';
import { splitLocale } from '@/domain/routes';
import { dictionaryOf, isKeptPage, requestKind } from './cacheable-requests';
import { assets, images, keepAssets, keepTerms, keepVisited, pageStrategy, stopKeeping } from './page-cache';
import { type FetchEvent, type LastingEvent, scope } from './scope';

declare const self: { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** The offline pages, one in each language. */
const offlinePages = self.__WB_MANIFEST;

addPlugins([
  {
    // Without its own files an offline page would have no look.
    cacheDidUpdate: async ({ newResponse, event }) => keepAssets(await newResponse.clone().text(), event as LastingEvent),
  },
]);
precache(offlinePages);
cleanupOutdatedCaches();

async function offlinePage(locale: Locale): Promise<Response> {
  const entry = offlinePages.find(({ url }) => splitLocale(new URL(url, scope.location.origin).pathname).locale === locale);
  const kept = entry && (await matchPrecache(entry.url));
  return kept ? new Response(kept.body, { status: 503, statusText: 'Offline', headers: kept.headers }) : Response.error();
}

/** Answers by a strategy. @returns when what came is kept; it never fails, as the answer tells of failures */
function answer(event: FetchEvent, strategy: Strategy, otherwise?: () => Promise<Response>): Promise<void> {
  const [response, done] = strategy.handleAll({ request: event.request, event });
  event.respondWith(otherwise ? response.catch(otherwise) : response);
  const kept = done.catch(() => undefined);
  event.waitUntil(kept);
  return kept;
}

function answerPage(event: FetchEvent): void {
  const url = new URL(event.request.url);
  const kept = answer(event, pageStrategy(url), () => offlinePage(splitLocale(url.pathname).locale));
  if (dictionaryOf(url)) event.waitUntil(kept.then(() => keepTerms(url, event)).catch(() => undefined));
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = requestKind(request, scope.location.origin);
  if (kind === 'page') answerPage(event);
  // The router's own request is left alone: without a network it fails, and the router loads the page, which is answered from what is kept.
  if (kind === 'transition') event.waitUntil(keepVisited(request.url, event));
  if (kind === 'asset') void answer(event, assets);
  if (kind === 'image') void answer(event, images);
});

/** By this a new worker has the old one end its work. A message to the worker itself would wake up one that sleeps. */
const takeovers = new BroadcastChannel('service-worker-takeover');
takeovers.addEventListener('message', stopKeeping);

async function keepLoaded({ pages, assets: paths }: { pages: string[]; assets: string[] }, event: LastingEvent): Promise<void> {
  const [current = '/'] = pages;
  if (isKeptPage(new URL(current, scope.location.origin))) await keepAssets(paths.join('\n'), event);
  for (const path of pages) await keepVisited(new URL(path, scope.location.origin).href, event);
}

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerRequest;
  if (message.type === 'SKIP_WAITING') {
    takeovers.postMessage(null);
    event.waitUntil(scope.skipWaiting());
  }
  if (message.type === 'KEEP') event.waitUntil(keepLoaded(message, event));
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
