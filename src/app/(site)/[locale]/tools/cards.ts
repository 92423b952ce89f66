import type { Locale } from '@/domain/locales';
import { getRatings } from '@/features/search/queries';
import { listToolsByIds, type RatedTool } from '@/features/tools/queries';

/** Listed tools with their ratings, in the order of the ids. */
export async function listCards({ ids, locale }: { ids: number[]; locale: Locale }): Promise<RatedTool[]> {
  const [tools, ratings] = await Promise.all([listToolsByIds({ ids, locale }), getRatings({ ids })]);
  return tools.map((tool) => ({ ...tool, rating: ratings.get(tool.id) ?? null }));
}
