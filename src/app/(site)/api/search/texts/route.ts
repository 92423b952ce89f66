import { NextResponse } from 'next/server';
import { getMessages } from 'next-intl/server';
import { localeOf } from '@/domain/locales';
import { categoryName, listCategories } from '@/features/categories/queries';
import type { SearchStart } from '@/features/search/answer';
import { countTools, listPopularTools } from '@/features/search/queries';
import { answerEntry, answerTools } from '../answer-parts';

const OFFERED_CATEGORIES = 6;

/** GET `/api/search/texts?locale=`: texts and first offers of the search fields, which load when one is first used. */
export async function GET(request: Request) {
  const locale = localeOf(new URL(request.url).searchParams.get('locale'));
  const [{ search }, popular, categories, { byCategory }] = await Promise.all([
    getMessages({ locale }),
    listPopularTools({ locale }),
    listCategories({ locale }),
    countTools(),
  ]);
  const sizeOf = ({ id }: { id: number }) => byCategory[id] ?? 0;
  const largest = categories.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, OFFERED_CATEGORIES);
  const start: SearchStart = {
    texts: search.dialog,
    offers: {
      tools: await answerTools(popular, locale),
      entries: largest.map((category) => {
        const name = categoryName(category, 1);
        const entry = { kind: 'category', slug: category.code, name: name.value, nameLocale: name.lang, summary: null, summaryLocale: null } as const;
        return answerEntry(entry, locale);
      }),
    },
  };
  return NextResponse.json(start, { headers: { 'Cache-Control': 'no-store' } });
}
