import 'server-only';
import { requestLanguage } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import { readAtMost } from '../read-at-most';
import { mayBeSignedIn } from './personal-request';

/** Without a session, and with one (the panel's forms: a 2 MB image or long texts). */
const STRANGER_MAX_BYTES = 1024 * 1024;
const SIGNED_IN_MAX_BYTES = 8 * 1024 * 1024;

/** Streamed to disk and limited there. */
const STREAMED = /^\/api\/transfers\/import\/?$/;

/** Closes the connection, so that the rest isn't read. */
export const tooLarge = (headers: Headers): Response =>
  Response.json(
    { errors: [{ message: validationMessage('bodyTooLarge', requestLanguage(headers)) }] },
    { status: 413, headers: { 'Cache-Control': 'no-store', Connection: 'close' } },
  );

/** Passes the request on with its body, or answers 413 once the body exceeds the limit. */
export async function withLimitedBody(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
  const isKnown = mayBeSignedIn(request.headers);
  if (!request.body || (isKnown && STREAMED.test(new URL(request.url).pathname))) return answer(request);
  const body = await readAtMost(request, isKnown ? SIGNED_IN_MAX_BYTES : STRANGER_MAX_BYTES);
  if (!body) return tooLarge(request.headers);
  const { url, method, headers, signal } = request;
  return answer(new Request(url, { method, headers, signal, body: await body.arrayBuffer() }));
}
