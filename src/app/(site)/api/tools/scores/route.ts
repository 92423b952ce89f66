import { NextResponse } from 'next/server';
import { isLocale } from '@/domain/locales';
import { answerPreflight, answerRead, refuseQuery } from '@/server/read-api/answer-read';
import { answerScores } from '../../../[locale]/weigh/answer-scores';

const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

/**
 * `GET /api/tools/scores?tools=a,b&w-privacy=5&seats=3&locale=en|nl`: tools ranked by weights, by the function of the page `/weigh` and with its
 * parameters. 400 for an unknown language.
 */
export const GET = (request: Request): Promise<Response> => answerRead(request, () => rank(request));

export const OPTIONS = answerPreflight;

async function rank(request: Request): Promise<Response> {
  const { locale = 'en', ...params } = Object.fromEntries(new URL(request.url).searchParams);
  if (!isLocale(locale)) return refuseQuery(request);
  return NextResponse.json(await answerScores(params, locale), { headers: NOT_INDEXED });
}
