import { type Order, orderBy, type Query, toolsOf } from './statement';

/** The tools of a page of a plain list (`all`, `category:<id>`, `audience:<code>`) in slug order; empty past the end. */
export async function listPage(query: Query, { list, page }: { list: string; page: number }): Promise<number[]> {
  const rows = await query<{ id: number }>({
    name: 'list-page',
    text: `select tool_id as id from search.members
      where list = $1
        and slug >= (select first_slug from search.pages where list = $1 and number = $2)
        and slug < coalesce((select first_slug from search.pages where list = $1 and number = $2 + 1), '~')
      order by slug`,
    values: [list, page],
  });
  return rows.map(({ id }) => id);
}

/** Number of pages of a plain list. */
export async function countPages(query: Query, { list }: { list: string }): Promise<number> {
  const rows = await query<{ number: number }>({
    name: 'count-pages',
    text: 'select number from search.pages where list = $1 order by number desc limit 1',
    values: [list],
  });
  return rows[0]?.number ?? 0;
}

type Ranking = Extract<Order, string>;

/** Leaves out tools that are first only for lack of others. */
const WORTH: Partial<Record<Ranking, string>> = { rating: 'rating_rank > 0', bookmarks: 'bookmarks > 0' };

/** The first tools of a sort order. */
export async function topTools(query: Query, { sort, limit }: { sort: Ranking; limit: number }): Promise<number[]> {
  const rows = await query<{ id: number }>({
    name: `top-${sort}`,
    text: `select tool_id as id from ${toolsOf('en')} where ${WORTH[sort] ?? 'true'} order by ${orderBy(sort).by} limit $1`,
    values: [limit],
  });
  return rows.map(({ id }) => id);
}

/** When tools were first published, in milliseconds since 1970. */
export function listingDates(query: Query, { ids }: { ids: number[] }): Promise<{ id: number; at: number }[]> {
  return query({
    name: 'listing-dates',
    text: `select tool_id as id, extract(epoch from listed_at)::float8 * 1000 as at from ${toolsOf('en')} where tool_id = any ($1)`,
    values: [ids],
  });
}

/** When the last tool was added, in milliseconds since 1970; null without tools. */
export async function newestListing(query: Query): Promise<number | null> {
  const rows = await query<{ at: number | null }>({
    name: 'newest-listing',
    text: `select extract(epoch from max(listed_at))::float8 * 1000 as at from ${toolsOf('en')}`,
    values: [],
  });
  return rows[0]?.at ?? null;
}
