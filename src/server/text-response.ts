import 'server-only';
import { createHash } from 'node:crypto';
import { FRESH_FOR_A_SECOND } from '@/domain/page-caching';

const LENGTH = 27;

export const etagOf = (content: string | Uint8Array): string => `"${createHash('sha256').update(content).digest('base64url').slice(0, LENGTH)}"`;

/** True if the client's copy is current. Proxies that recompress mark ETags as weak. */
export const isKnown = ({ headers }: Request, etag: string): boolean =>
  headers
    .get('if-none-match')
    ?.split(',')
    .some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;

/** A text response, or 304 if the client's copy is current. Dates aren't compared: taking something offline changes the text without a newer date. */
export function textResponse(request: Request, body: string, headers: Record<string, string>): Response {
  const etag = etagOf(body);
  const all = { 'Cache-Control': FRESH_FOR_A_SECOND, ...headers, ETag: etag };
  return isKnown(request, etag) ? new Response(null, { status: 304, headers: all }) : new Response(body, { headers: all });
}

/** A permanent redirect to another path on this site. */
export const permanentlyAt = (path: string): Response =>
  new Response(null, { status: 308, headers: { Location: path, 'Cache-Control': 'public, max-age=60' } });
