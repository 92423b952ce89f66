import { ALTERNATIVES_FOR_A_PAGE, REVIEWS_FOR_A_PAGE } from '@/domain/limits';
import { routes } from '@/domain/routes';
import {
  alphabeticalPages,
  changedLists,
  countAlphabeticalPages,
  firstPages,
  highestToolId,
  type SitemapTool,
  sitemapTools,
} from '@/server/search/sitemap-rows';
import type { Query } from '@/server/search/statement';
import type { SitemapPage } from './render';

/** Tools are divided by id, so that a tool always stays in the same file. */
export const TOOLS_PER_PART = 4000;
/** Per file. */
const LISTS_PER_PART = 10_000;
/** Pages of lists per statement, far within its time limit. */
const LISTS_PER_READ = 1000;

const imagePath = (file: string) => `/api/media/file/${encodeURIComponent(file)}`;
const later = (one: Date, other: Date | null) => (other && other > one ? other : one).toISOString();

function toolPages({ slug, changedAt, reviewedAt, reviews, alternatives, logoFile, logoImage, cover }: SitemapTool): SitemapPage[] {
  const logo = logoImage ? imagePath(logoImage) : logoFile ? routes.logo(logoFile) : null;
  return [
    { path: routes.tool(slug), changedAt: later(changedAt, reviewedAt), images: [cover && imagePath(cover), logo].flatMap((image) => image || []) },
    ...(reviews >= REVIEWS_FOR_A_PAGE && reviewedAt ? [{ path: routes.toolReviews(slug), changedAt: reviewedAt.toISOString(), images: [] }] : []),
    ...(alternatives >= ALTERNATIVES_FOR_A_PAGE ? [{ path: routes.toolAlternatives(slug), changedAt: changedAt.toISOString(), images: [] }] : []),
  ];
}

/** Number of files that listed tools are divided into. */
export const countToolParts = async (query: Query): Promise<number> => Math.ceil((await highestToolId(query)) / TOOLS_PER_PART);

/** The pages of the tools of a part (from 1), and those of their reviews, alternatives and comparisons. */
export async function readToolPart(query: Query, part: number): Promise<SitemapPage[]> {
  const rows = await sitemapTools(query, { first: (part - 1) * TOOLS_PER_PART + 1, last: part * TOOLS_PER_PART });
  const versus = rows.flatMap(({ slug, changedAt, rivals }) => rivals.map((rival) => [routes.versus(slug, rival), changedAt.toISOString()] as const));
  // Both tools of a pair may name each other.
  return [...rows.flatMap(toolPages), ...[...new Map(versus)].map(([path, changedAt]) => ({ path, changedAt, images: [] }))];
}

/** Last change of the newest tool on the first page of each plain list (`all`, `category:<id>`, `audience:<code>`). */
export async function readFirstPages(query: Query): Promise<Map<string, string>> {
  return new Map((await firstPages(query)).map(({ list, changedAt }) => [list, changedAt.toISOString()]));
}

/** When the tools of each list (`category:<id>`, …) changed last, as far as visitors are told. */
export async function readLastChanges(query: Query): Promise<Map<string, string>> {
  return new Map((await changedLists(query)).map(({ list, changedAt }) => [list, changedAt.toISOString()]));
}

/** Number of files that the alphabetical pages of lists are divided into. */
export const countListParts = async (query: Query): Promise<number> => Math.ceil((await countAlphabeticalPages(query)) / LISTS_PER_PART);

/**
 * Alphabetical pages of all tools and of categories, of one part (from 1).
 * @param codes codes of the public categories by id
 */
export async function readListPart(query: Query, part: number, codes: ReadonlyMap<number, string>): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let offset = (part - 1) * LISTS_PER_PART; offset < part * LISTS_PER_PART; offset += LISTS_PER_READ) {
    const rows = await alphabeticalPages(query, { offset, limit: LISTS_PER_READ });
    for (const { list, number, changedAt } of rows) {
      const code = list === 'all' ? null : codes.get(Number(list.slice('category:'.length)));
      if (code === undefined) continue;
      pages.push({ path: code ? routes.categoryPage(code, number) : routes.toolsPage(number), changedAt: changedAt.toISOString(), images: [] });
    }
    if (rows.length === 0) break;
  }
  return pages;
}
