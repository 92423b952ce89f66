import { NextResponse } from 'next/server';
import { isLocale } from '@/domain/locales';
import { receiveContact } from '@/features/contact/form';
import { receiveNewsletter } from '@/features/newsletter/form';
import { receiveReport, receiveReview } from '@/features/reviews/forms';
import { receiveTool } from '@/features/submissions/form';
import type { FormName } from '@/forms/form-limits';
import { FORM_STATUS, type FormResult } from '@/forms/form-result';
import { readAtMost } from '@/server/read-at-most';
import { isFromAnotherSite } from '@/server/same-site';
import { toolFormProps } from '../../../[locale]/drop-a-tool/form-props';

const RECEIVERS: Record<FormName, (data: FormData) => Promise<FormResult>> = {
  tool: receiveTool,
  review: receiveReview,
  contact: receiveContact,
  newsletter: receiveNewsletter,
  report: receiveReport,
};

/** Two images of two megabytes and the texts around them. */
const MAX_BYTES = 5 * 1024 * 1024;

const answer = (result: FormResult, status = FORM_STATUS[result.status]) =>
  NextResponse.json(
    { ...result, values: undefined },
    { status, headers: { 'Cache-Control': 'no-store', ...(result.retryAfter ? { 'Retry-After': String(result.retryAfter) } : {}) } },
  );

/**
 * `POST /api/forms/{tool|review|contact|newsletter|report}`: the forms of the site, as multipart or URL-encoded form data, sent by its own pages only.
 * 200 kept, 403 from another site, 404 no such form, 409 the tool is listed already, 413 too large, 422 with a message for each field, 429 with
 * Retry-After, 503 nothing was kept.
 */
export async function POST(request: Request, { params }: { params: Promise<{ form: string }> }): Promise<Response> {
  const { form } = await params;
  const receive = Object.hasOwn(RECEIVERS, form) ? RECEIVERS[form as FormName] : null;
  if (!receive) return answer({ status: 'failed', message: 'There is no such form.' }, 404);
  if (isFromAnotherSite(request)) return answer({ status: 'failed', message: 'This form belongs to another site.' }, 403);
  const body = await readAtMost(request, MAX_BYTES);
  if (!body) return answer({ status: 'invalid', message: 'This is too large.' }, 413);
  const data = await new Response(body, { headers: { 'Content-Type': request.headers.get('content-type') ?? '' } }).formData().catch(() => null);
  if (!data) return answer({ status: 'invalid', message: 'Form data is needed.' }, 400);
  return answer(await receive(data));
}

/** `GET /api/forms/tool?locale=en|nl`: texts and choices of the form for a tool, for the dialog that shows it. */
export async function GET(request: Request, { params }: { params: Promise<{ form: string }> }): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if ((await params).form !== 'tool' || !isLocale(locale)) return answer({ status: 'failed', message: 'There is no such form.' }, 404);
  return NextResponse.json(await toolFormProps(locale), { headers: { 'Cache-Control': 'no-store' } });
}
