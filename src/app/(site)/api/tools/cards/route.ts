import { NextResponse } from 'next/server';
import { z } from 'zod';
import { MAX_ID, TOOL_CARDS_MAX } from '@/domain/limits';
import { LOCALE_CODES } from '@/domain/locales';
import { cardContents } from '@/features/tools/card-content';
import { readCards } from '../../../[locale]/tools/cards';

/** A publish is public within a second, even behind a cache. */
const CACHING = { 'Cache-Control': 'public, max-age=0, s-maxage=1', 'X-Robots-Tag': 'noindex' };

const query = z.object({
  locale: z.enum(LOCALE_CODES),
  ids: z
    .string()
    .regex(/^\d{1,10}(?:,\d{1,10})*$/)
    .transform((list) => [...new Set(list.split(',').map(Number))])
    .pipe(z.array(z.int().positive().max(MAX_ID)).max(TOOL_CARDS_MAX)),
});

/**
 * `GET /api/tools/cards?ids=3,1,2&locale=en|nl`: tool cards in the order of the ids, listed tools only. 400 for anything but 1 to 100 ids and a
 * known language.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = query.safeParse({ locale: searchParams.get('locale') ?? 'en', ids: searchParams.get('ids') });
  if (!asked.success) {
    const message = `ids must be 1 to ${TOOL_CARDS_MAX} numbers divided by commas, locale en or nl`;
    return NextResponse.json({ errors: [{ message }] }, { status: 400, headers: CACHING });
  }
  const { ids, locale } = asked.data;
  const tools = await cardContents(await readCards({ ids, locale }), locale);
  return NextResponse.json({ tools }, { headers: CACHING });
}
