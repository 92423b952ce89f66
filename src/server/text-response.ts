import 'server-only';
import { FRESH_FOR_A_SECOND } from '@/domain/page-caching';
import { etagOf, isKnown } from './etag';

/** A text response, or 304 if the client's copy is current. Dates aren't compared: taking something offline changes the text without a newer date. */
export function textResponse(request: Request, body: string, headers: Record<string, string>): Response {
  const etag = etagOf(body);
  const all = { 'Cache-Control': FRESH_FOR_A_SECOND, ...headers, ETag: etag };
  return isKnown(request, etag) ? new Response(null, { status: 304, headers: all }) : new Response(body, { headers: all });
}
