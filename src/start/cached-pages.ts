import { createHash } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeaders, Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PREFERS_DUTCH, PREFERS_ENGLISH } from '@/domain/first-visit';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALE_COOKIE } from '@/domain/locales';
import { pageCache } from '@/server/page-cache';
import type { CacheAnswer } from '@/server/page-cache/page-cache';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page as Next has answered it once, to be repeated while the entry is cached. */
interface Recorded {
  headers: OutgoingHttpHeaders;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
}

/** Headers that belong to a single response. */
const OWN_HEADERS = ['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'];
/** Requests for something other than the document: parts for the router, ranges, previews. */
const OTHER_REQUEST = /^(?:rsc|next-.*|range|purpose|x-.*nextjs.*)$/;
/** Next's cookies for drafts. */
const DRAFT_COOKIE = '__prerender_bypass';
const BROTLI_QUALITY = 9;
const compressions = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};
/** An Accept-Encoding header that names an encoding, not with the weight 0. */
const accepting = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:$|\\s*,))`);
const ACCEPTED = { br: accepting('br'), gzip: accepting('gzip') };
/** Language of the page → whose visitors next.config redirects to the other one. */
const REDIRECTED = { en: new RegExp(`^${PREFERS_DUTCH}$`), nl: new RegExp(`^${PREFERS_ENGLISH}$`) };

const recorded = new WeakMap<CacheAnswer, Recorded>();

/** The router's path of the page that a request asks for; null if it isn't a plain request for a page. */
export function pagePath({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return null;
  const cookie = headers.cookie ?? '';
  if (cookie.includes(DRAFT_COOKIE) || Object.keys(headers).some((name) => OTHER_REQUEST.test(name))) return null;
  const prefix = LOCALE_CODES.find((code) => code !== DEFAULT_LOCALE && (url === `/${code}` || url.startsWith(`/${code}/`)));
  if (!cookie.includes(`${LOCALE_COOKIE}=`) && REDIRECTED[prefix ?? DEFAULT_LOCALE].test(headers['accept-language'] ?? '')) return null;
  if (prefix) return url;
  return url === '/' ? `/${DEFAULT_LOCALE}` : `/${DEFAULT_LOCALE}${url}`;
}

function record(answer: CacheAnswer, response: ServerResponse): void {
  const { html } = answer.value;
  const isRepeatable = response.statusCode === 200 && response.getHeader('x-nextjs-cache') === 'HIT' && !response.hasHeader('set-cookie');
  if (html === undefined || !isRepeatable) return;
  const body = Buffer.from(html);
  const headers = Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !OWN_HEADERS.includes(name)));
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const page: Recorded = { headers: { vary: 'Accept-Encoding', ...headers }, etag, bodies: { identity: body } };
  recorded.set(answer, page);
  for (const encoding of ['br', 'gzip'] as const) {
    void compressions[encoding](body).then((compressed) => {
      page.bodies[encoding] = compressed;
    });
  }
}

function encodingFor(accepted: string, { bodies }: Recorded): Encoding {
  return (['br', 'gzip'] as const).find((encoding) => bodies[encoding] && ACCEPTED[encoding].test(accepted)) ?? 'identity';
}

function repeat(page: Recorded, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  response.setHeader('ETag', page.etag);
  if (headers['if-none-match']?.split(/\s*,\s*/).includes(page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingFor(String(headers['accept-encoding'] ?? ''), page);
  const body = page.bodies[encoding] as Buffer;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Answers cached pages before Next's router: Next answers the first request for a cached page, and its response is repeated, compressed once, while the
 * page is cached. Everything else is Next's: redirects, first visits in the other language, parts of pages, previews, errors.
 */
export function answerCachedPages(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...rest: unknown[]) {
    if (event === 'request') {
      const [request, response] = rest as [IncomingMessage, ServerResponse];
      const path = pagePath(request);
      const answer = path === null ? null : (pageCache()?.page(path) ?? null);
      const page = answer && recorded.get(answer);
      if (page) {
        repeat(page, request, response);
        return true;
      }
      if (answer) response.once('finish', () => record(answer, response));
    }
    return Reflect.apply(emit, this, [event, ...rest]);
  };
}
