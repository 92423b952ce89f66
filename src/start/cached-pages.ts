import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { PREFERS_DUTCH, PREFERS_ENGLISH } from '@/domain/first-visit';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALE_COOKIE } from '@/domain/locales';
import { splitLocale } from '@/domain/routes';
import { env } from '@/env';
import { pageCache } from '@/server/page-cache';
import { EVERY_PAGE } from '@/server/page-cache/edge';
import type { CacheAnswer } from '@/server/page-cache/page-cache';
import { answerFirst } from './answer-first';

/** A page as Next has answered it once, to be repeated while the entry is cached. */
interface Recorded {
  headers: OutgoingHttpHeaders;
  etag: string;
}

/** Headers that belong to a single response. */
const OWN_HEADERS = ['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'];
/** Requests for something other than the document: parts for the router, ranges, previews. */
const OTHER_REQUEST = /^(?:rsc|next-.*|range|purpose|x-.*nextjs.*)$/;
/** Next's cookies for drafts. */
export const DRAFT_COOKIE = '__prerender_bypass';
/** An Accept-Encoding header that names an encoding, not with the weight 0. */
const accepting = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:$|\\s*,))`);
const ACCEPTED = { br: accepting('br'), gzip: accepting('gzip') };
/** Language of the page → whose visitors next.config redirects to the other one. */
const REDIRECTED = { en: new RegExp(`^${PREFERS_DUTCH}$`), nl: new RegExp(`^${PREFERS_ENGLISH}$`) };

/** Prefixes of pages in other languages. */
const PREFIXES = LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE).map((code) => `/${code}`);
const ROUTER_PARAMETER = /\?_rsc(?:=[^&]*)?$/;

const recorded = new WeakMap<CacheAnswer, Recorded>();

/** The router's path of a page, such as `/en/tools`. */
export function routerPath(pathname: string): string {
  if (PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))) return pathname;
  return pathname === '/' ? `/${DEFAULT_LOCALE}` : `/${DEFAULT_LOCALE}${pathname}`;
}

/** The router's path of the page that a request asks for, or for a part of; null if it asks for something else. */
export function pagePath({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string | null {
  const path = url.replace(ROUTER_PARAMETER, '');
  return (method !== 'GET' && method !== 'HEAD') || path.includes('?') ? null : routerPath(path);
}

/** Whether a request for a page asks for its document, in the language of the page. */
export function isForDocument({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>, path: string): boolean {
  const cookie = headers.cookie ?? '';
  if (url.includes('?') || cookie.includes(DRAFT_COOKIE) || Object.keys(headers).some((name) => OTHER_REQUEST.test(name))) return false;
  const { locale } = splitLocale(path);
  return cookie.includes(`${LOCALE_COOKIE}=`) || !REDIRECTED[locale].test(headers['accept-language'] ?? '');
}

/** Keeps the headers of Next's answer, which it has rendered or cached before, with the cached page. */
function record(path: string, response: ServerResponse): Recorded | undefined {
  const answer = pageCache()?.page(path);
  const isRepeatable = response.statusCode === 200 && response.hasHeader('x-nextjs-cache') && !response.hasHeader('set-cookie');
  if (!answer || !isRepeatable) return undefined;
  const known = recorded.get(answer);
  if (known) return known;
  // Unpacked only here, once.
  const { html } = answer.value;
  if (html === undefined) return undefined;
  const headers = Object.fromEntries(
    Object.entries(response.getHeaders()).filter(([name]) => !OWN_HEADERS.includes(name) && name !== env.CACHE_TAG_HEADER?.toLowerCase()),
  );
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  const page: Recorded = { headers: { vary: 'Accept-Encoding', ...headers, 'x-nextjs-cache': 'HIT' }, etag };
  recorded.set(answer, page);
  return page;
}

function repeat({ value, encoded }: CacheAnswer, page: Recorded, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  response.setHeader('ETag', page.etag);
  if (headers['if-none-match']?.split(/\s*,\s*/).includes(page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = encoded && (['br', 'gzip'] as const).find((name) => ACCEPTED[name].test(accepted));
  const body = encoding ? encoded[encoding] : Buffer.from(value.html ?? '');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

/** Cloudflare's name for it; others separate by spaces. */
const separator = (header: string) => (header.toLowerCase() === 'cache-tag' ? ',' : ' ');

/**
 * Completes an answer about a page when it is sent, since a first one has been stored by then: with the ETag of a document, and the tags for a cache in
 * front. An answer that began before a change of its tags gets neither.
 */
function complete(path: string, isDocument: boolean, response: ServerResponse): void {
  const since = pageCache()?.lastChange ?? 0;
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    const tags = response.headersSent ? null : pageCache()?.tags(path, since);
    if (typeof head[0] === 'number') response.statusCode = head[0];
    const page = tags && isDocument ? record(path, response) : undefined;
    if (page) response.setHeader('ETag', page.etag);
    const header = env.CACHE_TAG_HEADER;
    if (tags && header) response.setHeader(header, [EVERY_PAGE, ...tags].join(separator(header)));
    return Reflect.apply(writeHead, response, head);
  };
}

/**
 * Answers cached pages before Next's router: Next answers the first request for a cached page, and its response is repeated, compressed once, while the
 * page is cached. Everything else is Next's: redirects, first visits in the other language, parts of pages, previews, errors.
 */
export function answerCachedPages(): void {
  answerFirst((request, response) => {
    const path = pagePath(request);
    if (path === null) return false;
    const isDocument = isForDocument(request, path);
    complete(path, isDocument, response);
    const cached = isDocument ? pageCache()?.page(path) : null;
    const page = cached ? recorded.get(cached) : undefined;
    if (!cached || !page) return false;
    repeat(cached, page, request, response);
    return true;
  });
}
