import { NextResponse } from 'next/server';
import { FORM_STATUS, type FormResult } from '@/forms/form-result';
import { readAtMost } from '@/server/read-at-most';
import { isFromAnotherSite } from '@/server/same-site';

export const answer = (result: FormResult, status = FORM_STATUS[result.status]) =>
  NextResponse.json(
    { ...result, values: undefined },
    { status, headers: { 'Cache-Control': 'no-store', ...(result.retryAfter ? { 'Retry-After': String(result.retryAfter) } : {}) } },
  );

/** Answers a form of at most `maxBytes` sent by the site's own pages: 403 for other sites, 413 if too large, 400 without form data. */
export async function answerForm(request: Request, maxBytes: number, receive: (data: FormData) => Promise<FormResult>): Promise<Response> {
  if (isFromAnotherSite(request)) return answer({ status: 'failed', message: 'This form was sent from another site.' }, 403);
  const body = await readAtMost(request, maxBytes);
  if (!body) return answer({ status: 'invalid', message: 'This is too large.' }, 413);
  const data = await new Response(body, { headers: { 'Content-Type': request.headers.get('content-type') ?? '' } }).formData().catch(() => null);
  if (!data) return answer({ status: 'invalid', message: 'Form data is needed.' }, 400);
  return answer(await receive(data));
}
