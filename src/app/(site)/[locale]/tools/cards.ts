import type { Locale } from '@/domain/locales';
import { getRatings, readRatings } from '@/features/search/queries';
import { listToolsByIds, type RatedTool, readToolsByIds } from '@/features/tools/queries';

interface Choice {
  ids: number[];
  locale: Locale;
}

/** Listed tools with their ratings, in the order of the ids. */
export async function listCards({ ids, locale }: Choice): Promise<RatedTool[]> {
  const [tools, ratings] = await Promise.all([listToolsByIds({ ids, locale }), getRatings({ ids })]);
  return tools.map((tool) => ({ ...tool, rating: ratings.get(tool.id) ?? null }));
}

/** The same for a choice that is somebody's own, which is not kept. */
export async function readCards({ ids, locale }: Choice): Promise<RatedTool[]> {
  const [tools, ratings] = await Promise.all([readToolsByIds({ ids, locale }), readRatings({ ids })]);
  return tools.map((tool) => ({ ...tool, rating: ratings.get(tool.id) ?? null }));
}
