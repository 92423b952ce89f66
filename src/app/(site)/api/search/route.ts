import { after, NextResponse } from 'next/server';
import { isLocale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { filteredToolsPath, parseToolFilters } from '@/domain/tool/filters';
import type { SearchAnswer } from '@/features/search/answer';
import { missedText } from '@/features/search/missed-text';
import { suggest } from '@/features/search/queries';
import { answerPreflight, answerRead, refuseQuery } from '@/server/read-api/answer-read';
import { tooLarge } from '@/server/read-api/limit-body';
import { readAtMost } from '@/server/read-at-most';
import { isFromAnotherSite } from '@/server/same-site';
import { countSearchMiss } from '@/server/statistics';
import { answerEntry, answerTools } from './answer-parts';

const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

/** `GET /api/search?q=…&locale=en|nl`: suggestions. 400 for an unknown language; empty for an empty text. */
export const GET = (request: Request): Promise<Response> => answerRead(request, () => offer(request), 'searches');

export const OPTIONS = answerPreflight;

async function offer(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale') ?? 'en';
  if (!isLocale(locale)) return refuseQuery(request);
  const q = searchParams.get('q') ?? '';
  const found = await suggest({ q, locale });
  const answer: SearchAnswer = {
    total: found?.total ?? 0,
    isCapped: found?.isCapped ?? false,
    corrected: found?.corrected?.join(' ') ?? null,
    all: localePath(filteredToolsPath({ ...parseToolFilters({}), q }), locale),
    tools: await answerTools(found?.tools ?? [], locale),
    entries: (found?.entries ?? []).map((entry) => answerEntry(entry, locale)),
  };
  return NextResponse.json(answer, { headers: NOT_INDEXED });
}

const MISS_MAX_LENGTH = 400;
const MISS_MAX_BYTES = 8 * 1024;

/** `POST /api/search` `{ q, locale }`: reports a search without results, counted if the server finds nothing either. 204, or 413 if too large. */
export async function POST(request: Request): Promise<Response> {
  const answer = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  if (isFromAnotherSite(request)) return answer;
  const sent = await readAtMost(request, MISS_MAX_BYTES);
  if (!sent) return tooLarge(request.headers);
  const body = (await new Response(sent).json().catch(() => null)) as { q?: unknown; locale?: unknown } | null;
  const { q, locale } = body ?? {};
  if (typeof q !== 'string' || q.length > MISS_MAX_LENGTH || !isLocale(locale)) return answer;
  const query = missedText(q);
  if (!query) return answer;
  const isMissed = async () => {
    const found = await suggest({ q, locale });
    return found?.total === 0 && found.entries.length === 0;
  };
  after(() => countSearchMiss({ locale, query, headers: request.headers, isMissed }));
  return answer;
}
