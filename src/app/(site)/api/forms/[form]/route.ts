import { NextResponse } from 'next/server';
import { isLocale } from '@/domain/locales';
import { sendContact } from '@/features/contact/actions';
import { sendCorrection } from '@/features/corrections/actions';
import { sendFollow } from '@/features/follows/actions';
import { sendNewsletter } from '@/features/newsletter/actions';
import { sendReport, sendReview } from '@/features/reviews/actions';
import { sendShortlist } from '@/features/shortlists/actions';
import { sendTool } from '@/features/submissions/actions';
import { type FormName, type FormResult, IDLE } from '@/forms/form-result';
import { toolFormProps } from '../../../[locale]/drop-a-tool/form-props';
import { answer, answerForm } from '../answer-form';

const RECEIVERS: Record<FormName, (previous: FormResult, data: FormData) => Promise<FormResult>> = {
  tool: sendTool,
  review: sendReview,
  contact: sendContact,
  newsletter: sendNewsletter,
  report: sendReport,
  correction: sendCorrection,
  follow: sendFollow,
  shortlist: sendShortlist,
};

/** Two images of 2 MB plus texts. */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * `POST /api/forms/{tool|review|contact|newsletter|report|follow|shortlist}`: multipart or URL-encoded, from the site's own pages only. 200 saved, 403 other site,
 * 404 no such form, 409 already listed, 413 too large, 422 with a message per field, 429 with Retry-After, 503 not saved.
 */
export async function POST(request: Request, { params }: RouteContext<'/api/forms/[form]'>): Promise<Response> {
  const { form } = await params;
  const receive = Object.hasOwn(RECEIVERS, form) ? RECEIVERS[form as FormName] : null;
  if (!receive) return answer({ status: 'failed', message: 'There is no such form.' }, 404);
  return answerForm(request, MAX_BYTES, (data) => receive(IDLE, data));
}

/** `GET /api/forms/tool?locale=en|nl`: texts and choices of the tool form, for its dialog. */
export async function GET(request: Request, { params }: RouteContext<'/api/forms/[form]'>): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if ((await params).form !== 'tool' || !isLocale(locale)) return answer({ status: 'failed', message: 'There is no such form.' }, 404);
  return NextResponse.json(await toolFormProps(locale), { headers: { 'Cache-Control': 'no-store' } });
}
