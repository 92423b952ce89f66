import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { FilterParams } from '@/domain/tool/filters';
import { ranked, weightParams } from '@/domain/tool/score';
import { pageAddress } from '@/server/page-address';
import { loadWeighed } from './load-weighed';

const TENTHS = 10;
const inPoints = (tenths: number | null) => (tenths === null ? null : tenths / TENTHS);

/** The ranking of an address's tools for programs: points from 0 to 10, null if unknown, and the page where a person can change the weights. */
export async function answerScores(params: FilterParams, locale: Locale) {
  const { tools, weights } = await loadWeighed(params, locale);
  const asked = Object.entries(params).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one] as [string, string]));
  const kept = asked.filter(([name]) => !name.startsWith('w-'));
  return {
    weights,
    total: tools.length,
    tools: ranked(tools, weights).map(({ slug, name, score: { score, lines } }) => ({
      slug,
      name,
      score: inPoints(score),
      sum: lines.map(({ criterion, weight, value }) => ({ criterion, weight, points: inPoints(value) })),
      page: pageAddress(routes.tool(slug), locale),
    })),
    page: pageAddress(`${routes.weigh}?${new URLSearchParams([...kept, ...weightParams(weights)])}`, locale),
  };
}
