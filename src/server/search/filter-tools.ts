import { escapeLiteral } from 'pg';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { type FacetCounts, type FacetGroups, isOfKind, membersOf, nameOf, type Order, orderBy, type Query, toolsOf, valueList } from './statement';

/** The sets to count on, as CTEs: `base` holds the tools that pass, `base0`, `base1`, … those that pass without the first kind, the second, … */
function bases(groups: FacetGroups, put: (value: unknown) => string): string[] {
  const kinds = Object.keys(groups);
  const and = (chosen: number[]) =>
    `select a.chunk, ${['a.members', ...chosen.map((index) => `c${index}.members`)].join(' & ')} as members from search.sets a ${chosen
      .map((index) => `join chosen${index} c${index} using (chunk)`)
      .join(' ')} where a.key = 'all'`;
  const indexes = [...kinds.keys()];
  return [
    ...kinds.map((kind, index) => `chosen${index} as (${membersOf(put(groups[kind]))})`),
    `base as (${and(indexes)})`,
    ...indexes.map((left) => `base${left} as (${and(indexes.filter((index) => index !== left))})`),
  ];
}

/** Kinds of which no filter shows a count. They have more keys than all others together. */
const UNCOUNTED = ['maker', 'launched'];

/** How many tools pass, and how many each filter value would leave given the filters of other kinds, counted on bit sets. */
export async function countFacets(query: Query, { groups }: { groups: FacetGroups }): Promise<{ total: number; facets: FacetCounts }> {
  const { values, put } = valueList();
  const parts = bases(groups, put);
  const kinds = Object.keys(groups);
  const counts = (base: string, condition: string) =>
    `select s.key, sum(bit_count(s.members & b.members))::integer as number from search.sets s join ${base} b using (chunk) where ${condition} group by s.key`;
  const text = `with ${parts.join(', ')}
    select key, number from (
      ${counts('base', `not (${[...UNCOUNTED, ...kinds].map(isOfKind).join(' or ')})`)}
      ${kinds.map((kind, index) => `union all ${counts(`base${index}`, isOfKind(kind))}`).join(' ')}
    ) as counts where number > 0`;
  const rows = await query<{ key: string; number: number }>({ name: nameOf(text), text, values });
  const facets = Object.fromEntries(rows.map(({ key, number }) => [key, number]));
  return { total: facets.all ?? 0, facets };
}

/** One page of the tools that pass the filters, sorted. */
export async function filterTools(
  query: Query,
  { locale, groups, sort, page, size = TOOLS_PER_PAGE }: { locale: Locale; groups: FacetGroups; sort: Order; page: number; size?: number },
): Promise<number[]> {
  // Literals instead of parameters: how many tools a filter leaves decides which index is fast. The keys are those of `facetKeys`.
  const conditions = Object.values(groups).map((keys) => `facets && array[${keys.map(escapeLiteral).join(', ')}]`);
  const { join, by } = orderBy(sort);
  const rows = await query<{ id: number }>({
    text: `select tool_id as id from ${toolsOf(locale)} ${join} where ${conditions.join(' and ') || 'true'}
      order by ${by} limit $1 offset $2`,
    values: [size, (page - 1) * size],
  });
  return rows.map(({ id }) => id);
}
