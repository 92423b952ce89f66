import 'server-only';
import { FRESH_FOR_A_SECOND } from '@/domain/page-caching';
import { etagOf, isKnown } from './etag';

/**
 * Answers with a text, or with 304 when the program that asks has it already. A date alone does not decide that: what was taken offline changes a text
 * without leaving a newer date.
 */
export function textResponse(request: Request, body: string, headers: Record<string, string>): Response {
  const etag = etagOf(body);
  const all = { 'Cache-Control': FRESH_FOR_A_SECOND, ...headers, ETag: etag };
  return isKnown(request, etag) ? new Response(null, { status: 304, headers: all }) : new Response(body, { headers: all });
}
