import { WEIGHED_MAX } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { type FilterParams, parseToolFilters } from '@/domain/tool/filters';
import { isToolSlug, namedTools } from '@/domain/tool/named-tools';
import { parseWeights, type Weights } from '@/domain/tool/score';
import { ONE_PERSON, type Team } from '@/domain/tool/team';
import { findToolIds, readRatings } from '@/features/search/queries';
import { readToolIds } from '@/features/tools/queries';
import { listScorePresets, readScoredTools } from '@/features/tools/scores';
import { filterData } from '../tools/filter-data';

/** Slugs that are named one by one, instead of filters. */
export const namedSlugs = (params: FilterParams): string[] => namedTools(params.tools).filter(isToolSlug).slice(0, WEIGHED_MAX);

async function idsOf(params: FilterParams, locale: Locale): Promise<number[]> {
  const slugs = namedSlugs(params);
  if (slugs.length > 0) return readToolIds({ slugs });
  const { categoryIds } = await filterData(locale);
  return findToolIds({ filters: parseToolFilters(params), locale, categoryIds, limit: WEIGHED_MAX });
}

/** The tools that an address asks to weigh, the weights and the team; without weights those of the first preset. */
export async function loadWeighed(params: FilterParams, locale: Locale) {
  const filters = parseToolFilters(params);
  const team: Team = filters.team ?? ONE_PERSON;
  const [presets, ids] = await Promise.all([listScorePresets({ locale }), idsOf(params, locale)]);
  const tools = await readScoredTools({ ids, team, ratings: await readRatings({ ids }) });
  const weights: Weights = parseWeights(params) ?? (presets[0] as (typeof presets)[number]).weights;
  return { filters, team, presets, tools, weights };
}
