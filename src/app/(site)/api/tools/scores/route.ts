import { NextResponse } from 'next/server';
import * as z from 'zod';
import { LOCALE_CODES } from '@/domain/locales';
import { SCORE_CRITERIA, WEIGHT_MAX, weightParam } from '@/domain/tool/score';
import { MOST_SEATS } from '@/domain/tool/team';
import { answerPreflight, answerRead, refuseQuery } from '@/server/read-api/answer-read';
import { answerScores } from '../../../[locale]/weigh/answer-scores';

const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^(?:0|[1-9]\d*)$/)
    .refine((text) => Number(text) >= least && Number(text) <= most)
    .optional();

/** The other parameters are read as on the page. */
const query = z
  .object({
    locale: z.enum(LOCALE_CODES).default('en'),
    seats: whole(1, MOST_SEATS),
    ...Object.fromEntries(SCORE_CRITERIA.map((criterion) => [weightParam(criterion), whole(0, WEIGHT_MAX)])),
  })
  .catchall(z.string());

/**
 * `GET /api/tools/scores?tools=a,b&w-privacy=5&seats=3&locale=en|nl`: tools ranked by weights, by the function of the page `/weigh` and with its
 * parameters. 400 for an unknown language, and for weights and numbers of people out of range.
 */
export const GET = (request: Request): Promise<Response> => answerRead(request, () => rank(request));

export const OPTIONS = answerPreflight;

async function rank(request: Request): Promise<Response> {
  const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return refuseQuery(request);
  const { locale, ...params } = asked.data;
  return NextResponse.json(await answerScores(params, locale), { headers: NOT_INDEXED });
}
