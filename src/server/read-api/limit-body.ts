import 'server-only';
import { requestLanguage } from '@/domain/request-language';
import { validationMessage } from '@/domain/validation-messages';
import { readAtMost } from '../read-at-most';
import { mayBeSignedIn } from './personal-request';

/** What a stranger may send, and what the forms of the panel may: an image of two megabytes, or a long text in all its parts. */
const STRANGER_MAX_BYTES = 1024 * 1024;
const SIGNED_IN_MAX_BYTES = 8 * 1024 * 1024;

/** Files of this path go to disk as they come in, and are limited there. */
const STREAMED = /^\/api\/transfers\/import\/?$/;

/** The answer to a body that is too large. The connection ends with it, so that the rest is not taken in either. */
export const tooLarge = (headers: Headers): Response =>
  Response.json(
    { errors: [{ message: validationMessage('bodyTooLarge', requestLanguage(headers)) }] },
    { status: 413, headers: { 'Cache-Control': 'no-store', Connection: 'close' } },
  );

/** Answers a request with a body, or 413 without having read all of a body that is too large. */
export async function withLimitedBody(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
  const isKnown = mayBeSignedIn(request.headers);
  if (!request.body || (isKnown && STREAMED.test(new URL(request.url).pathname))) return answer(request);
  const body = await readAtMost(request, isKnown ? SIGNED_IN_MAX_BYTES : STRANGER_MAX_BYTES);
  if (!body) return tooLarge(request.headers);
  const { url, method, headers, signal } = request;
  return answer(new Request(url, { method, headers, signal, body: await body.arrayBuffer() }));
}
