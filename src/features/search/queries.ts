import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { ALTERNATIVES_FOR_A_PAGE, TOOLS_PER_PAGE } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import type { DocumentKind } from '@/domain/routes';
import { facetKeys, sortOf, type ToolFilters } from '@/domain/tool/filters';
import { ONE_PERSON } from '@/domain/tool/team';
import { cached, cachedByIds } from '@/server/cached';
import { countFacets, filterTools } from '@/server/search/filter-tools';
import { findAnswers } from '@/server/search/find-answers';
import { countPages, listingDates, listPage, newestListing, topTools } from '@/server/search/list-tools';
import { nearestNames } from '@/server/search/nearest-names';
import { runForVisitor } from '@/server/search/pool';
import { parseSearchText, type SearchText } from '@/server/search/query-text';
import {
  type Rival,
  randomSlug,
  relatedTools,
  rivals,
  type SharingTasks,
  type SuggestedTool,
  sharingTasks,
  suggestedTools,
  toolRatings,
} from '@/server/search/read-tools';
import { searchEntries } from '@/server/search/search-entries';
import type { FacetCounts, FacetGroups } from '@/server/search/statement';

/** Further pages need another filter. */
const FILTERED_PAGES_MAX = 50;
const SUGGESTED_TOOLS = 6;
/** Suggestions for texts up to this length are cached. */
const CACHED_LENGTH = 20;
const SUGGESTED_ENTRIES = 3;
const NEAREST = 3;
const SHARING_MAX = 15;

export type PlainList = 'all' | `category:${number}` | `audience:${string}`;

export interface PlainPage {
  ids: number[];
  pageCount: number;
}

/** What a filtered list depends on. */
interface FilterRequest {
  filters: ToolFilters;
  /** Id by code of every public category. */
  categoryIds: Map<string, number>;
}

export interface ToolRating {
  /** 1 to 5. */
  value: number;
  /** Number of reviews; 0 for the editors' own rating. */
  count: number;
}

/** Ids of one page of a plain list; empty past the end. Expires only when that page changes. */
export async function getPlainPage({ list, page }: { list: PlainList; page: number }): Promise<PlainPage> {
  const [ids, pageCount] = await Promise.all([
    cached(() => listPage(runForVisitor, { list, page }), ['list-page', list, page], [cacheTags.listPage(list, page), cacheTags.listPages(list)]),
    cached(() => countPages(runForVisitor, { list }), ['list-pages', list], [cacheTags.listPages(list)]),
  ]);
  return { ids, pageCount };
}

/** The tools that a plain list opens with: its first page in the recommended order. */
export async function getRecommended({ list, locale }: { list: PlainList; locale: Locale }): Promise<PlainPage> {
  const groups: FacetGroups = list === 'all' ? {} : { list: [list] };
  const [ids, total] = await Promise.all([
    cached(
      () => filterTools(runForVisitor, { locale, groups, sort: 'recommended', page: 1 }),
      ['recommended', list, locale],
      [cacheTags.toolsList, cacheTags.recommended(list)],
    ),
    countPlainList({ list }),
  ]);
  return { ids, pageCount: Math.ceil(total / TOOLS_PER_PAGE) };
}

export async function countPlainList({ list }: { list: PlainList }): Promise<number> {
  const { facets } = await countAllTools(cacheTags.listTotal(list));
  return facets[list] ?? 0;
}

function countAllTools(tag: string) {
  return cached(() => countFacets(runForVisitor, { groups: {} }), ['tool-counts', tag], [tag]);
}

export async function countTools(): Promise<{ total: number; byCategory: Record<number, number> }> {
  const { total, facets } = await countAllTools(cacheTags.toolsList);
  const byCategory = Object.entries(facets).flatMap(([key, number]) =>
    key.startsWith('category:') ? [[key.slice('category:'.length), number]] : [],
  );
  return { total, byCategory: Object.fromEntries(byCategory) };
}

export function listTopIds({ sort, limit }: { sort: 'newest' | 'rating' | 'bookmarks'; limit: number }): Promise<number[]> {
  const tags = [cacheTags.toolsList, ...(sort === 'bookmarks' ? [cacheTags.toolsBookmarked] : [])];
  return cached(() => topTools(runForVisitor, { sort, limit }), ['top-tools', sort, limit], tags);
}

export async function getNewestDate(): Promise<Date | null> {
  const listedAt = await cached(() => newestListing(runForVisitor), ['newest-date'], [cacheTags.toolsList]);
  return listedAt === null ? null : new Date(listedAt);
}

export function listFirstIds({ category, sort, limit }: { category?: number; sort: 'newest' | 'rating'; limit: number }): Promise<number[]> {
  const groups: FacetGroups = category === undefined ? {} : { category: [facetKeys.category(category)] };
  return cached(
    () => filterTools(runForVisitor, { locale: 'en', groups, sort, page: 1, size: limit }),
    ['first-tools', category ?? 'all', sort, limit],
    [cacheTags.toolsList],
  );
}

/** When listed tools were first published, by id. */
export async function getListingDates({ ids }: { ids: number[] }): Promise<Map<number, Date>> {
  const rows = await cachedByIds(ids, { read: (some) => listingDates(runForVisitor, { ids: some }), key: ['listing-dates'], tagOf: cacheTags.tool });
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}

const byId = (rows: Awaited<ReturnType<typeof toolRatings>>): Map<number, ToolRating> =>
  new Map(rows.map(({ id, rating, count }) => [id, { value: rating, count }]));

/** By tool id; tools without rating are absent. */
export async function getRatings({ ids }: { ids: number[] }): Promise<Map<number, ToolRating>> {
  return byId(await cachedByIds(ids, { read: (some) => toolRatings(runForVisitor, { ids: some }), key: ['tool-ratings'], tagOf: cacheTags.tool }));
}

/** Uncached `getRatings`, for a personal selection of tools. */
export async function readRatings({ ids }: { ids: number[] }): Promise<Map<number, ToolRating>> {
  return ids.length === 0 ? new Map() : byId(await toolRatings(runForVisitor, { ids }));
}

/** Similar tools, without `except` (the editors' own choice). */
export function listRelatedIds({ id, except, limit }: { id: number; except: number[]; limit: number }): Promise<number[]> {
  if (limit <= 0) return Promise.resolve([]);
  return cached(() => relatedTools(runForVisitor, { id, except, limit }), ['related-tools', id, except.join(','), limit], [cacheTags.tool(id)]);
}

/** Tools for the same tasks; none if they are too few for a page. */
export function listSharingTasks({ id }: { id: number }): Promise<SharingTasks[]> {
  return cached(
    async () => {
      const found = await sharingTasks(runForVisitor, { id, limit: SHARING_MAX });
      return found.length < ALTERNATIVES_FOR_A_PAGE ? [] : found;
    },
    ['sharing-tasks', id],
    [cacheTags.tool(id), cacheTags.tasksList, cacheTags.toolsList],
  );
}

/** The tools that have a page of comparison with one, those that come closest first. */
export const listRivals = ({ id }: { id: number }): Promise<Rival[]> =>
  cached(() => rivals(runForVisitor, { id }), ['rivals', id], [cacheTags.tool(id), cacheTags.tasksList, cacheTags.toolsList]);

/** Whether the alternatives to a tool have a page of their own. */
export const hasAlternativesPage = async ({ id }: { id: number }): Promise<boolean> => (await listSharingTasks({ id })).length > 0;

/** A random listed tool's slug, avoiding `except` if possible; null when none is listed. */
export function getRandomToolSlug({ except }: { except: string[] }): Promise<string | null> {
  return randomSlug(runForVisitor, { except });
}

/** Filters as facet keys; null if one can't match anything. */
function groupsOf(filters: ToolFilters, categoryIds: Map<string, number>): FacetGroups | null {
  const categories = filters.categories.flatMap((code) => categoryIds.get(code) ?? []);
  if (filters.isImpossible || (filters.categories.length > 0 && categories.length === 0)) return null;
  const groups: FacetGroups = {
    category: categories.map(facetKeys.category),
    audience: filters.audiences.map(facetKeys.audience),
    price: filters.prices.map(facetKeys.price),
    verified: filters.verified ? [facetKeys.verified] : [],
    checked: filters.checked ? [facetKeys.checked] : [],
    free: filters.free ? [facetKeys.free] : [],
    rating: filters.rating === null ? [] : [facetKeys.rating(filters.rating)],
    language: filters.language === null ? [] : [facetKeys.language(filters.language)],
    platform: filters.platform === null ? [] : [facetKeys.platform(filters.platform)],
    country: filters.country === null ? [] : [facetKeys.country(filters.country)],
    // Each narrows the result, so each is a kind of its own.
    ...Object.fromEntries(filters.needs.map((need) => [facetKeys.need(need), [facetKeys.need(need)]])),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, keys]) => keys.length > 0));
}

/** Counts per filter value on the first page of all tools or of a category; cached until any listing changes. */
export async function getFacets({ filters, categoryIds }: FilterRequest): Promise<{ total: number; facets: FacetCounts }> {
  const groups = groupsOf(filters, categoryIds) ?? {};
  return cached(() => countFacets(runForVisitor, { groups }), ['facets', JSON.stringify(groups)], [cacheTags.toolsList]);
}

/**
 * One page of filtered tools with counts per filter value. Not cached, since every combination differs. With `isCapped` the numbers are lower bounds;
 * `entries` are other results, on the first page only.
 */
export async function findTools({ filters, locale, categoryIds }: FilterRequest & { locale: Locale }) {
  const text = parseSearchText(filters.q);
  const groups = groupsOf(filters, categoryIds);
  const page = Math.min(filters.page ?? 1, FILTERED_PAGES_MAX + 1);
  const nothing = {
    shown: text?.shown ?? null,
    corrected: null,
    isPartial: false,
    isCapped: false,
    entries: [],
    question: null,
    reasons: new Map(),
    unused: [],
    isNothing: false,
    near: [],
  };
  // A text without letters or digits finds nothing; no text filters nothing.
  if (groups === null || (text === null && filters.q.trim() !== '')) {
    const { facets } = await countFacets(runForVisitor, { groups: {} });
    return { ...nothing, ids: [], total: 0, pageCount: 0, facets };
  }
  const chosen = sortOf(filters);
  const sort = chosen === 'cost' ? (filters.team ?? ONE_PERSON) : chosen;
  const pages = (total: number) => Math.min(FILTERED_PAGES_MAX, Math.ceil(total / TOOLS_PER_PAGE));
  if (text) {
    const found = await findAnswers(runForVisitor, { text, locale, groups, sort, page, withFacets: true });
    const entries = page === 1 ? await searchEntries(runForVisitor, { text, words: found.words, locale, perKind: SUGGESTED_ENTRIES }) : [];
    return { ...found, shown: text.shown, pageCount: pages(found.total), entries };
  }
  const [ids, counts] = await Promise.all([
    filterTools(runForVisitor, { locale, groups, sort: sort === 'relevance' ? 'recommended' : sort, page }),
    countFacets(runForVisitor, { groups }),
  ]);
  return { ...nothing, ids, total: counts.total, facets: counts.facets, pageCount: pages(counts.total) };
}

/** From so many tools for the task of a question on, those whose texts merely speak of it are no choice. */
const CHOICE_MIN = 3;

/** Tools to choose from: those that answer a question or pass filters, at most `limit`, in the order of the results page. */
export async function findToolIds({ filters, locale, categoryIds, limit }: FilterRequest & { locale: Locale; limit: number }): Promise<number[]> {
  const text = parseSearchText(filters.q);
  const groups = groupsOf(filters, categoryIds);
  if (groups === null || (text === null && filters.q.trim() !== '')) return [];
  if (text) {
    const { ids, reasons } = await findAnswers(runForVisitor, { text, locale, groups, size: limit });
    const atTask = ids.filter((id) => reasons.has(id));
    return atTask.length >= CHOICE_MIN ? atTask : ids;
  }
  return filterTools(runForVisitor, { locale, groups, sort: 'recommended', page: 1, size: limit });
}

/** The tools saved most, then the best rated. */
export async function listPopularIds({ limit }: { limit: number }): Promise<number[]> {
  const lists = await Promise.all((['bookmarks', 'rating'] as const).map((sort) => listTopIds({ sort, limit })));
  return [...new Set(lists.flat())].slice(0, limit);
}

/** For those who haven't typed anything yet. */
export async function listPopularTools({ locale }: { locale: Locale }): Promise<SuggestedTool[]> {
  const ids = await listPopularIds({ limit: SUGGESTED_TOOLS });
  return cached(() => suggestedTools(runForVisitor, { ids, locale }), ['popular-tools', ids.join(','), locale], [cacheTags.toolsList]);
}

/** Suggestions: the best tools and other entries; null for an empty text. The total is a lower bound if `isCapped`. */
export async function suggest({ q, locale }: { q: string; locale: Locale }) {
  const text = parseSearchText(q);
  if (!text) return null;
  // Many visitors type the same few letters; long texts hardly ever repeat. Signs and capitals tell something: "$20", "not US".
  if (text.shown.length > CACHED_LENGTH) return findSuggestions(text, locale);
  return cached(
    () => findSuggestions(text, locale),
    ['suggestions', text.shown, locale],
    [cacheTags.toolsList, cacheTags.categoriesList, cacheTags.termsList, cacheTags.coursesList, cacheTags.productsList, cacheTags.searchWords],
  );
}

async function findSuggestions(text: SearchText, locale: Locale) {
  const { ids, words, total, isCapped, corrected } = await findAnswers(runForVisitor, { text, locale, size: SUGGESTED_TOOLS });
  // Sequential: in parallel they would need a second connection with its own plans.
  const tools = ids.length === 0 ? [] : await suggestedTools(runForVisitor, { ids, locale });
  const entries = await searchEntries(runForVisitor, { text, words, locale, perKind: SUGGESTED_ENTRIES });
  return { tools, total, isCapped, entries, corrected };
}

/** What a missing slug may have meant. */
export const listNearest = ({ kind, slug, locale }: { kind: DocumentKind; slug: string; locale: Locale }) =>
  nearestNames(runForVisitor, { kind, slug, locale, limit: NEAREST });
