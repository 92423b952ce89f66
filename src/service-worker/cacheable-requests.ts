import { routes, splitLocale } from '@/domain/routes';

/** Never kept and never answered by the service worker: what is for one person, counted, answered anew each time, or not a page of the site. */
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
  '/gone',
  routes.offline,
  '/feeds',
  '/sitemaps',
  '/builds',
  '/og',
  '/badges',
  '/logos',
  '/icons',
  '/_next',
  '/.well-known',
];
const ASSETS = '/_next/static/';
const IMAGES = ['/logos/', '/icons/', '/api/media/file/'];
/** A file rather than a page: feeds, Markdown twins, icons. */
const FILE = /\.[a-z0-9]+$/i;
/** Pages whose parameters say what they show; elsewhere they change nothing. */
const PAGES_WITH_PARAMETERS: string[] = [routes.tools, routes.compare];
const MEANINGLESS_PARAMETER = /^(?:utm_.+|gclid|fbclid|source|hl|_rsc)$/;

/** How the service worker treats a request; null leaves it to the browser as if there were no worker. */
type RequestKind = 'page' | 'transition' | 'asset' | 'image' | null;

/** The parts of a request that decide. */
export interface AskedFor {
  method: string;
  mode: string;
  destination: string;
  url: string;
  /** Address of the page that asks. */
  referrer: string;
  headers: { get(name: string): string | null };
}

const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** True for a page of the site that is the same for everybody and may be read offline. */
export function isKeptPage(url: URL): boolean {
  const { path } = splitLocale(url.pathname);
  return !FILE.test(path) && !url.searchParams.has('token') && !NEVER.some((parent) => isUnder(path, parent));
}

/** The address a page is kept under: without what does not change it. */
export function keptAddress(address: string): string {
  const url = new URL(address);
  const { path } = splitLocale(url.pathname);
  const isShaped = PAGES_WITH_PARAMETERS.includes(path);
  for (const key of [...url.searchParams.keys()]) if (!isShaped || MEANINGLESS_PARAMETER.test(key)) url.searchParams.delete(key);
  url.searchParams.sort();
  url.hash = '';
  return url.href;
}

/** What the panel and personal pages load is not kept either. Fonts are asked for by a stylesheet. */
function isAskedByKeptPage(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return false;
  const url = new URL(referrer);
  return url.origin === origin && (isKeptPage(url) || url.pathname.startsWith(ASSETS));
}

/** @returns how the service worker of this origin treats a request */
export function requestKind({ method, mode, destination, url: address, referrer, headers }: AskedFor, origin: string): RequestKind {
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== origin) return null;
  if (mode === 'navigate') return isKeptPage(url) ? 'page' : null;
  if (headers.get('RSC') === '1') {
    const isPrefetch = headers.get('Next-Router-Prefetch') !== null || headers.get('Next-Router-Segment-Prefetch') !== null;
    return !isPrefetch && isKeptPage(url) ? 'transition' : null;
  }
  if (!isAskedByKeptPage(referrer, origin)) return null;
  if (url.pathname.startsWith(ASSETS)) return 'asset';
  return destination === 'image' && IMAGES.some((folder) => url.pathname.startsWith(folder)) ? 'image' : null;
}

/** Only a complete page that anybody may have is kept: no error, no redirect, nothing marked as personal. */
export function isKeepable(response: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  return response.status === 200 && !response.redirected && !/no-store|private/i.test(response.headers.get('Cache-Control') ?? '');
}

/** Hashed files a page loads, by its HTML. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[^"'\\\s<>?]+\.(?:js|css|woff2)/g))];
}

/** Path of the dictionary when the address is its overview, in either language. */
export function dictionaryOf(url: URL): string | null {
  const { path } = splitLocale(url.pathname);
  return path === routes.dictionary ? url.pathname : null;
}

/** True for the page of a term. */
export const isTerm = (url: URL) => splitLocale(url.pathname).path.startsWith(`${routes.dictionary}/`);

/** Paths of all terms, by the HTML of the dictionary at the path. */
export function termsOf(html: string, dictionary: string): string[] {
  const links = html.matchAll(new RegExp(`href="(${dictionary}/[a-z0-9-]+)"`, 'g'));
  return [...new Set([...links].map(([, path = '']) => path))];
}
