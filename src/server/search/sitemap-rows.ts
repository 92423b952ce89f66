import { TOOLS_PER_PAGE } from '@/domain/limits';
import { TOLD_KINDS } from '@/domain/tool/events';
import { rivalsOf, SHARED_TASKS } from './read-tools';
import type { Query } from './statement';

export interface SitemapTool {
  slug: string;
  changedAt: Date;
  reviewedAt: Date | null;
  reviews: number;
  /** See `sharingTasks`. */
  alternatives: number;
  /** Slugs of the tools that it has a page of comparison with. */
  rivals: string[];
  logoFile: string | null;
  logoImage: string | null;
  cover: string | null;
}

/** The highest id of a listed tool; 0 without tools. */
export async function highestToolId(query: Query): Promise<number> {
  const [row] = await query<{ highest: number | null }>({
    name: 'sitemap-tools-end',
    text: 'select max(tool_id) as highest from search.tools_en',
    values: [],
  });
  return row?.highest ?? 0;
}

/** Listed tools with ids from `first` to `last`, with the dates and images of their public rows. */
export function sitemapTools(query: Query, { first, last }: { first: number; last: number }): Promise<SitemapTool[]> {
  return query({
    name: 'sitemap-tools',
    text: `
      with reviewed as materialized (
        select tool_id, max(updated_at) as at from public.reviews
        where tool_id between $1 and $2 and _status = 'published' and deleted_at is null group by tool_id
      )
      select t.slug, p.updated_at as "changedAt", r.at as "reviewedAt", t.rating_count as reviews,
        (select count(distinct o.tool_id) from ${SHARED_TASKS} where s.tool_id = t.tool_id)::integer as alternatives,
        array(select r.slug from (${rivalsOf('t.tool_id')}) r) as rivals, t.logo_file as "logoFile",
        coalesce(l.sizes_small_filename, l.filename) as "logoImage", coalesce(c.sizes_large_filename, c.filename) as cover
      from search.tools_en t
        join public.tools p on p.id = t.tool_id
        left join reviewed r on r.tool_id = t.tool_id
        left join public.media l on l.id = p.logo_image_id
        left join public.media c on c.id = p.cover_id
      where t.tool_id between $1 and $2 order by t.tool_id`,
    values: [first, last],
  });
}

export interface SitemapList {
  /** `all`, `category:<id>` or `audience:<code>`. */
  list: string;
  number: number;
  changedAt: Date;
}

const LIST_BOUNDS = `
  select list, number, first_slug, coalesce(lead(first_slug) over (partition by list order by number), '~') as next_slug from search.pages`;

const listRows = (query: Query, name: string, condition: string, values: unknown[]) =>
  query<SitemapList>({
    name,
    text: `
      with bounds as (${LIST_BOUNDS}), wanted as materialized (${condition})
      select w.list, w.number, latest.at as "changedAt" from wanted w cross join lateral (
        select max(p.updated_at) as at from search.members m join public.tools p on p.id = m.tool_id
        where m.list = w.list and m.slug >= w.first_slug and m.slug < w.next_slug
      ) as latest where latest.at is not null order by w.list, w.number`,
    values,
  });

/** The first page of each plain list with the date of its newest change, which stands for the page the list opens with. */
export const firstPages = (query: Query) => listRows(query, 'sitemap-first-pages', 'select * from bounds where number = 1', []);

/** The page that a small category opens with has every tool. */
const ALPHABETICAL = `list = 'all'
  or (list like 'category:%' and exists (select from search.members m where m.list = p.list offset ${TOOLS_PER_PAGE}))`;

/** Number of alphabetical pages of all tools and of categories. */
export async function countAlphabeticalPages(query: Query): Promise<number> {
  const [row] = await query<{ pages: number }>({
    name: 'sitemap-lists-end',
    text: `select count(*)::integer as pages from search.pages p where ${ALPHABETICAL}`,
    values: [],
  });
  return row?.pages ?? 0;
}

/** Alphabetical pages of all tools and of categories. */
export const alphabeticalPages = (query: Query, { offset, limit }: { offset: number; limit: number }) =>
  listRows(query, 'sitemap-alphabetical-pages', `select * from bounds p where ${ALPHABETICAL} order by list, number offset $1 limit $2`, [
    offset,
    limit,
  ]);

/** The newest change that visitors are told of, of all tools and of each category whose tools had one. */
export const changedLists = (query: Query) =>
  query<Omit<SitemapList, 'number'>>({
    name: 'sitemap-changed-lists',
    text: `
      select case grouping(r.categories_id) when 1 then 'all' else 'category:' || r.categories_id end as list, max(e.noticed_at) as "changedAt"
      from public.tool_events e join public.tools t on t.id = e.tool_id left join public.tools_rels r on r.parent_id = t.id and r.path = 'categories'
      where not e.is_correction and e.kind::text = any($1) and t._status = 'published' and t.deleted_at is null
      group by grouping sets ((r.categories_id), ()) having count(*) > 0`,
    values: [TOLD_KINDS],
  });
