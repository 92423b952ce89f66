import { createHash } from 'node:crypto';
import type { Locale } from '@/domain/locales';
import type { ToolSort } from '@/domain/tool/filters';
import type { Team } from '@/domain/tool/team';

/** Runs one statement with its values. Readers take it as an argument, so that tests and benchmarks run the statements of the site. */
export type Query = <Row>(statement: { name?: string; text: string; values: unknown[] }) => Promise<Row[]>;

/** Selected filter values by kind, as keys of the read model; a kind without values is absent. */
export type FacetGroups = Record<string, string[]>;

/** Number of tools each filter value would leave, given the filters of other kinds; values that would leave none are absent. */
export type FacetCounts = Record<string, number>;

const ORDERS: Record<Exclude<ToolSort, 'relevance' | 'cost'>, string> = {
  recommended: 'recommended desc nulls last, name_key, tool_id',
  rating: 'rating_rank desc, tool_id',
  bookmarks: 'bookmarks desc, tool_id',
  newest: 'listed_at desc, tool_id desc',
  name: 'name_key, tool_id',
};

/** A sort order of the read model; that of costs is the order for a team. */
export type Order = keyof typeof ORDERS | Team;

/** What a statement with `search.tools` joins and orders by. Tools whose costs aren't known come last. */
export function orderBy(order: Order): { join: string; by: string } {
  if (typeof order === 'string') return { join: '', by: ORDERS[order] };
  const { seats, billing, vat } = order;
  const join = `left join (
      select tool_id, fixed + per_seat * ${seats} as cost from search.costs
      where billing = '${billing}' and vat = '${vat}' and last_seat >= ${seats} and first_seat <= ${seats}
    ) as costs using (tool_id)`;
  return { join, by: 'cost nulls last, name_key, tool_id' };
}

/** A stable name for a composed statement, so that the server plans it once per connection. */
export const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url');

/** The partition of one language: naming it spares the server from choosing it in each step. */
export const toolsOf = (locale: Locale) => `search.tools_${locale}`;

/** A query for the tools that have any of these keys, as sets by chunk. */
export const membersOf = (keys: string) => `select chunk, bit_or(members) as members from search.sets where key = any (${keys}) group by chunk`;

/** Collects the values of a statement and returns the placeholder of each. */
export function valueList() {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  return { values, put };
}

/** The SQL condition for the keys of one kind. */
export const isOfKind = (kind: string) => (/^(?:verified|checked|free|need:.*)$/.test(kind) ? `key = '${kind}'` : `key like '${kind}:%'`);
