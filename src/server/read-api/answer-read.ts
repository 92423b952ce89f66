import 'server-only';
import { isLocale, localeInfo, localeOf, requestLanguage } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import { etagOf, isKnown } from '../text-response';
import { type Counter, withLimitedRate } from './limit-rate';
import { mayBeSignedIn } from './personal-request';

/** A publish is public within a second, even behind a cache; browsers revalidate each time. */
const PUBLIC_CACHING = 'public, max-age=0, s-maxage=1';
const READABLE_HEADERS = 'ETag, RateLimit, RateLimit-Policy, Retry-After';

/** Any origin may read, never with cookies. */
function allowAnyOrigin(headers: Headers): void {
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Access-Control-Expose-Headers', READABLE_HEADERS);
}

export function answerPreflight(): Response {
  const headers = new Headers({
    'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': 'Accept, Accept-Language, Content-Type, If-None-Match',
    'Access-Control-Max-Age': '86400',
    Allow: 'GET, HEAD, OPTIONS',
  });
  headers.set('Access-Control-Allow-Origin', '*');
  return new Response(null, { status: 204, headers });
}

/** Adds an ETag and answers 304 if the client's copy is current. */
async function shared(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  allowAnyOrigin(headers);
  headers.set('Vary', 'Authorization, Cookie');
  headers.set('Cache-Control', response.ok ? PUBLIC_CACHING : 'no-store');
  if (response.status !== 200) return new Response(response.body, { status: response.status, headers });
  const body = await response.arrayBuffer();
  const etag = etagOf(new Uint8Array(body));
  // Weak, because compression may vary.
  headers.set('ETag', `W/${etag}`);
  if (!isKnown(request, etag)) return new Response(body, { headers });
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

function personal(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Vary', 'Authorization, Cookie');
  return new Response(response.body, { status: response.status, headers });
}

/** Falls back to the other language for missing texts, unless the request says otherwise. */
export function withFallback(request: Request): Request {
  const url = new URL(request.url);
  const locale = url.searchParams.get('locale');
  const isSaid = ['fallback-locale', 'fallbackLocale'].some((name) => url.searchParams.has(name));
  if (isSaid || (locale && !isLocale(locale))) return request;
  url.searchParams.set('fallback-locale', localeInfo(localeOf(locale)).fallback);
  return new Request(url, { headers: request.headers, signal: request.signal });
}

/** 400 for parameters that can't be read, in the language of the request. */
export const refuseQuery = ({ headers }: Request): Response =>
  Response.json({ errors: [{ message: validationMessage('query', requestLanguage(headers)) }] }, { status: 400 });

/** Answers a public read: rate limited, with ETag and open CORS. Requests with a session get a private response. */
export async function answerRead(request: Request, read: () => Promise<Response>, counter: Counter = 'reads'): Promise<Response> {
  const isPersonal = mayBeSignedIn(request.headers);
  const response = await withLimitedRate(request, async () => (isPersonal ? personal(await read()) : shared(request, await read())), counter);
  if (response.status === 429) allowAnyOrigin(response.headers);
  return response;
}
