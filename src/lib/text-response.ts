import 'server-only';
import { createHash } from 'node:crypto';

/** A cache in front of the site asks again after a second; programs ask whether something changed (`ETag`). */
export const FRESH_FOR_A_SECOND = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59';

const ETAG_LENGTH = 27;

/** Whether a program has this text already. A changed compression marks a tag as weak. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match');
  return known !== null && known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

/**
 * Answers with a text, or with 304 when the program that asks has it already. A date alone does not decide that: what was taken offline changes a text
 * without leaving a newer date.
 */
export function textResponse(request: Request, body: string, headers: Record<string, string>): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  const all = { 'Cache-Control': FRESH_FOR_A_SECOND, ...headers, ETag: etag };
  return isKnown(request, etag) ? new Response(null, { status: 304, headers: all }) : new Response(body, { headers: all });
}
