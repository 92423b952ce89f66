import { TERM_ATTRIBUTE } from '@/domain/offline-caches';
import { localePath, routes, splitLocale } from '@/domain/routes';

/** Never cached or answered by the service worker: personal, counted or dynamic URLs, and everything that isn't a page of the site. */
const NEVER = [
  routes.admin,
  '/api',
  '/go',
  routes.random,
  '/mcp',
  '/dev',
  routes.login,
  routes.profile,
  '/preview',
  '/reviews',
  routes.withdraw,
  routes.confirmNewsletter,
  routes.unsubscribe,
  routes.follow,
  routes.shortlists,
  '/gone',
  routes.offline,
  '/feeds',
  '/sitemaps',
  '/builds',
  '/og',
  '/badges',
  '/embeds',
  '/logos',
  '/icons',
  '/_next',
  '/.well-known',
];
const ASSETS = '/_next/static/';
const IMAGES = ['/logos/', '/icons/', '/api/media/file/'];
/** Files rather than pages: feeds, Markdown versions, icons. */
const FILE = /\.[a-z0-9]+$/i;
/** Pages whose query string changes their content. */
const PAGES_WITH_PARAMETERS: string[] = [routes.tools, routes.compare];
const MEANINGLESS_PARAMETER = /^(?:utm_.+|gclid|fbclid|source|hl|_rsc)$/;

/** How the service worker handles a request; null leaves it to the browser. */
type RequestKind = 'page' | 'asset' | 'image' | null;

export interface AskedFor {
  method: string;
  mode: string;
  destination: string;
  url: string;
  /** URL of the requesting page. */
  referrer: string;
}

const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** True for pages that are the same for everyone and may be read offline. */
export function isCacheablePage(url: URL): boolean {
  const { path } = splitLocale(url.pathname);
  return !FILE.test(path) && !url.searchParams.has('token') && !NEVER.some((parent) => isUnder(path, parent));
}

/** The cache key: the URL without parameters that don't change the page. */
export function cacheKey(address: string): string {
  const url = new URL(address);
  const { path } = splitLocale(url.pathname);
  const isShaped = PAGES_WITH_PARAMETERS.includes(path);
  for (const key of [...url.searchParams.keys()]) if (!isShaped || MEANINGLESS_PARAMETER.test(key)) url.searchParams.delete(key);
  url.searchParams.sort();
  url.hash = '';
  return url.href;
}

/** Files loaded by the panel and personal pages aren't cached either. Fonts are requested by a stylesheet. */
function isRequestedByCacheablePage(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return false;
  const url = new URL(referrer);
  return url.origin === origin && (isCacheablePage(url) || url.pathname.startsWith(ASSETS));
}

/**
 * How the service worker of this origin handles the request. The router's own requests are left alone: without a network they fail, and the router
 * loads the whole page, which comes from the cache.
 */
export function requestKind({ method, mode, destination, url: address, referrer }: AskedFor, origin: string): RequestKind {
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== origin) return null;
  if (mode === 'navigate') return isCacheablePage(url) ? 'page' : null;
  if (!isRequestedByCacheablePage(referrer, origin)) return null;
  if (url.pathname.startsWith(ASSETS)) return 'asset';
  return destination === 'image' && IMAGES.some((folder) => url.pathname.startsWith(folder)) ? 'image' : null;
}

/** Only complete public responses: no errors, redirects or personal pages. */
export function isCacheable(response: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  return response.status === 200 && !response.redirected && !/no-store|private/i.test(response.headers.get('Cache-Control') ?? '');
}

/** Hashed files referenced in a page's HTML. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[^"'\\\s<>?]+\.(?:js|css|woff2|svg)/g))];
}

/** Images of a page's HTML. */
export function imagesOf(html: string): string[] {
  const sources = [...html.matchAll(/<img [^>]*?\bsrc="([^"]+)"/g)].map(([, source = '']) => source.replaceAll('&amp;', '&'));
  return [...new Set(sources)].filter((source) => IMAGES.some((folder) => source.startsWith(folder)));
}

/** True for the dictionary's overview, in either language. */
export const isDictionary = (url: URL) => splitLocale(url.pathname).path === routes.dictionary;

/** The page with all terms in the language of a URL. */
export function offlineDictionary(url: URL): URL {
  return new URL(localePath(routes.offlineDictionary, splitLocale(url.pathname).locale), url);
}

/** True if the HTML of the page with all terms has the one of a URL. */
export function hasTerm(html: string, url: URL): boolean {
  const { path } = splitLocale(url.pathname);
  const folder = `${routes.dictionary}/`;
  return path.startsWith(folder) && html.includes(` ${TERM_ATTRIBUTE}="${path.slice(folder.length)}"`);
}
