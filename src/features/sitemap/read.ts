/**
 * What sitemaps ask of the database: listed tools with the dates of their public rows. The read model says what is public, so that no draft and nothing
 * delisted gets in. Each function takes the connection to ask, so that tests run the very statements of the site.
 */
import { REVIEWS_FOR_A_PAGE } from '@/domain/limits';
import { routes } from '@/domain/routes';
import type { SitemapPage } from './render';

type Query = <Row>(statement: { name?: string; text: string; values: unknown[] }) => Promise<Row[]>;

/** Tools are divided by their ids: a tool stays in its file for good, whatever comes and goes. */
export const TOOLS_PER_PART = 4000;
/** Pages of lists in one file. */
const LISTS_PER_PART = 10_000;
/** Pages of lists that one statement looks at, far inside its time limit. */
const LISTS_PER_READ = 1000;

interface ToolRow {
  slug: string;
  changedAt: Date;
  reviewedAt: Date | null;
  reviews: number;
  logoFile: string | null;
  logoImage: string | null;
  cover: string | null;
}

const imagePath = (file: string) => `/api/media/file/${encodeURIComponent(file)}`;
const later = (one: Date, other: Date | null) => (other && other > one ? other : one).toISOString();

function toolPages({ slug, changedAt, reviewedAt, reviews, logoFile, logoImage, cover }: ToolRow): SitemapPage[] {
  const logo = logoImage ? imagePath(logoImage) : logoFile ? routes.logo(logoFile) : null;
  return [
    { path: routes.tool(slug), changedAt: later(changedAt, reviewedAt), images: [cover && imagePath(cover), logo].flatMap((image) => image || []) },
    ...(reviews >= REVIEWS_FOR_A_PAGE && reviewedAt ? [{ path: routes.toolReviews(slug), changedAt: reviewedAt.toISOString(), images: [] }] : []),
  ];
}

/** Number of files that listed tools are divided into. */
export async function countToolParts(query: Query): Promise<number> {
  const [row] = await query<{ highest: number | null }>({
    name: 'sitemap-tools-end',
    text: 'select max(tool_id) as highest from search.tools_en',
    values: [],
  });
  return Math.ceil((row?.highest ?? 0) / TOOLS_PER_PART);
}

/** The pages of the tools of a part (from 1), and those of their reviews. */
export async function readToolPart(query: Query, part: number): Promise<SitemapPage[]> {
  const rows = await query<ToolRow>({
    name: 'sitemap-tools',
    text: `
      with reviewed as materialized (
        select tool_id, max(updated_at) as at from public.reviews
        where tool_id between $1 and $2 and _status = 'published' and deleted_at is null group by tool_id
      )
      select t.slug, p.updated_at as "changedAt", r.at as "reviewedAt", t.rating_count as reviews, t.logo_file as "logoFile",
        coalesce(l.sizes_small_filename, l.filename) as "logoImage", coalesce(c.sizes_large_filename, c.filename) as cover
      from search.tools_en t
        join public.tools p on p.id = t.tool_id
        left join reviewed r on r.tool_id = t.tool_id
        left join public.media l on l.id = p.logo_image_id
        left join public.media c on c.id = p.cover_id
      where t.tool_id between $1 and $2 order by t.tool_id`,
    values: [(part - 1) * TOOLS_PER_PART + 1, part * TOOLS_PER_PART],
  });
  return rows.flatMap(toolPages);
}

interface ListRow {
  list: string;
  number: number;
  changedAt: Date;
}

const LIST_BOUNDS = `
  select list, number, first_slug, coalesce(lead(first_slug) over (partition by list order by number), '~') as next_slug from search.pages`;

const listRows = (query: Query, name: string, condition: string, values: unknown[]) =>
  query<ListRow>({
    name,
    text: `
      with bounds as (${LIST_BOUNDS}), wanted as materialized (${condition})
      select w.list, w.number, latest.at as "changedAt" from wanted w cross join lateral (
        select max(p.updated_at) as at from search.members m join public.tools p on p.id = m.tool_id
        where m.list = w.list and m.slug >= w.first_slug and m.slug < w.next_slug
      ) as latest where latest.at is not null order by w.list, w.number`,
    values,
  });

/** When the newest tool on the first page of each plain list last changed, by list (`all`, `category:<id>`, `audience:<code>`). */
export async function readFirstPages(query: Query): Promise<Map<string, string>> {
  const rows = await listRows(query, 'sitemap-first-pages', 'select * from bounds where number = 1', []);
  return new Map(rows.map(({ list, changedAt }) => [list, changedAt.toISOString()]));
}

const FURTHER = `number > 1 and (list = 'all' or list like 'category:%')`;

/** Number of files that the further pages of lists are divided into. */
export async function countListParts(query: Query): Promise<number> {
  const [row] = await query<{ pages: number }>({
    name: 'sitemap-lists-end',
    text: `select count(*)::integer as pages from search.pages where ${FURTHER}`,
    values: [],
  });
  return Math.ceil((row?.pages ?? 0) / LISTS_PER_PART);
}

/**
 * The pages of a part (from 1) of what follows the first pages of all tools and of categories.
 *
 * @param codes codes of the public categories by id
 */
export async function readListPart(query: Query, part: number, codes: ReadonlyMap<number, string>): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let offset = (part - 1) * LISTS_PER_PART; offset < part * LISTS_PER_PART; offset += LISTS_PER_READ) {
    const condition = `select * from bounds where ${FURTHER} order by list, number offset $1 limit ${LISTS_PER_READ}`;
    const rows = await listRows(query, 'sitemap-further-pages', condition, [offset]);
    for (const { list, number, changedAt } of rows) {
      const code = list === 'all' ? null : codes.get(Number(list.slice('category:'.length)));
      if (code === undefined) continue;
      pages.push({ path: code ? routes.categoryPage(code, number) : routes.toolsPage(number), changedAt: changedAt.toISOString(), images: [] });
    }
    if (rows.length === 0) break;
  }
  return pages;
}
