import type { Locale } from '@/domain/locales';
import { getRatings, listFirstIds, listRelatedIds, readRatings } from '@/features/search/queries';
import { type InactiveTool, listToolsByIds, type RatedTool, readToolsByIds, type ToolPageData } from '@/features/tools/queries';

/** Minimum number of alternatives; editors may choose more. */
const ALTERNATIVES = 6;

interface Choice {
  ids: number[];
  locale: Locale;
}

/** Listed tools with their ratings, in the order of the ids. */
export async function listCards({ ids, locale }: Choice): Promise<RatedTool[]> {
  const [tools, ratings] = await Promise.all([listToolsByIds({ ids, locale }), getRatings({ ids })]);
  return tools.map((tool) => ({ ...tool, rating: ratings.get(tool.id) ?? null }));
}

/** The same, uncached, for personal selections. */
export async function readCards({ ids, locale }: Choice): Promise<RatedTool[]> {
  const [tools, ratings] = await Promise.all([readToolsByIds({ ids, locale }), readRatings({ ids })]);
  return tools.map((tool) => ({ ...tool, rating: ratings.get(tool.id) ?? null }));
}

/** Alternatives to a tool: the editors' choice first, then the most similar tools. */
export async function listAlternatives({ tool, locale }: { tool: ToolPageData; locale: Locale }): Promise<RatedTool[]> {
  const chosen = await listCards({ ids: tool.alternativeIds, locale });
  const related = await listRelatedIds({ id: tool.id, except: tool.alternativeIds, limit: ALTERNATIVES - chosen.length });
  return [...chosen, ...(await listCards({ ids: related, locale }))];
}

/** Alternatives to a tool that is no longer offered: the editors' choice first, then the best rated tools of its category. */
export async function listInactiveAlternatives({ tool, locale }: { tool: InactiveTool; locale: Locale }): Promise<RatedTool[]> {
  const { successorId, alternativeIds, categoryId } = tool;
  const chosen = await listCards({ ids: alternativeIds, locale });
  const missing = ALTERNATIVES - chosen.length;
  if (missing <= 0 || categoryId === null) return chosen;
  const best = await listFirstIds({ category: categoryId, sort: 'rating', limit: 2 * ALTERNATIVES });
  const others = best.filter((id) => id !== successorId && !alternativeIds.includes(id)).slice(0, missing);
  return [...chosen, ...(await listCards({ ids: others, locale }))];
}
