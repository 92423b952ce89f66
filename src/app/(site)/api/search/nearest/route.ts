import { NextResponse } from 'next/server';
import { isLocale } from '@/domain/locales';
import { DOCUMENT_KINDS, localePath, routes } from '@/domain/routes';
import type { NearestAnswer } from '@/features/search/answer';
import { listNearest } from '@/features/search/queries';
import { answerRead } from '@/server/read-api/answer-read';

const SLUG_MAX_LENGTH = 120;
const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

/** `GET /api/search/nearest?kind=term&slug=…&locale=en|nl`: entries with a name like a slug that doesn't exist. 400 for unknown kinds and languages. */
export const GET = (request: Request): Promise<Response> => answerRead(request, () => offer(request), 'searches');

async function offer(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale');
  const kind = DOCUMENT_KINDS.find((known) => known === searchParams.get('kind'));
  if (!isLocale(locale) || !kind) {
    return NextResponse.json({ errors: [{ message: 'kind and locale are needed' }] }, { status: 400, headers: NOT_INDEXED });
  }
  const slug = (searchParams.get('slug') ?? '').slice(0, SLUG_MAX_LENGTH);
  const nearest: NearestAnswer = (await listNearest({ kind, slug, locale })).map((entry) => ({
    path: localePath(routes[kind](entry.slug), locale),
    name: entry.name,
    lang: entry.nameLocale,
  }));
  return NextResponse.json(nearest, { headers: NOT_INDEXED });
}
