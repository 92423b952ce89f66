import { NextResponse } from 'next/server';
import { isLocale } from '@/domain/locales';
import { entryPath, localePath, routes } from '@/domain/routes';
import { filteredToolsPath, parseToolFilters } from '@/domain/tool-filters';
import type { SearchAnswer } from '@/features/search/answer';
import { suggest } from '@/features/search/queries';
import { listToolsByIds } from '@/features/tools/queries';

/** A publish is public within a second, in suggestions too. */
const CACHING = { 'Cache-Control': 'public, max-age=0, s-maxage=1', 'X-Robots-Tag': 'noindex' };

/**
 * `GET /api/search?q=…&locale=en|nl`: what to offer while somebody types. 400 for an unknown language; an empty text gives an empty answer.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale') ?? 'en';
  if (!isLocale(locale)) return NextResponse.json({ errors: [{ message: 'locale must be en or nl' }] }, { status: 400, headers: CACHING });
  const q = searchParams.get('q') ?? '';
  const found = await suggest({ q, locale });
  const tools = found ? await listToolsByIds({ ids: found.toolIds, locale }) : [];
  const answer: SearchAnswer = {
    total: found?.total ?? 0,
    isCapped: found?.isCapped ?? false,
    corrected: found?.corrected?.join(' ') ?? null,
    all: localePath(filteredToolsPath({ ...parseToolFilters({}), q }), locale),
    tools: tools.map(({ slug, name, tagline, logo }) => ({
      path: localePath(routes.tool(slug), locale),
      name,
      text: tagline?.value ?? null,
      lang: tagline?.lang ?? locale,
      logo,
    })),
    entries: (found?.entries ?? []).map((entry) => ({
      kind: entry.kind,
      path: localePath(entryPath(entry.kind, entry.slug), locale),
      name: entry.name,
      nameLang: entry.nameLocale,
      text: entry.summary,
      textLang: entry.summaryLocale,
    })),
  };
  return NextResponse.json(answer, { headers: CACHING });
}
