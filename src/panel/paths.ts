import { COVERAGE_FILTERS, type CoverageFilter } from '@/cms/translations/types';
import { isLocale, type Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';

export type Condition = [field: string, operator: 'equals' | 'not_equals' | 'greater_than_equal' | 'exists', value: string];

interface ListQuery {
  where?: Condition[];
  sort?: string;
  search?: string;
}

/** Path of a collection's list with Payload's own filters. */
export function listPath(collection: string, { where = [], ...query }: ListQuery = {}): string {
  const params = new URLSearchParams([
    ...where.map(([field, operator, value], index) => [`where[or][0][and][${index}][${field}][${operator}]`, value]),
    ...Object.entries(query),
  ]);
  return `${routes.admin}/collections/${collection}${params.size > 0 ? `?${params}` : ''}`;
}

/** Path of the queue, or of one kind of its items. */
export const queuePath = (kind?: string | null): string => `${routes.admin}/queue${kind ? `?kind=${kind}` : ''}`;

/** Path of a tool's overview. */
export const toolPath = (slug: string): string => `${routes.admin}/tools/${encodeURIComponent(slug)}`;

/** Fragment of an edit view that opens its comments. */
export const COMMENTS_HASH = '#comments';

/** Path of the releases, or of a page of them. */
export const releasesPath = (page = 1): string => `${routes.admin}/releases${page > 1 ? `?page=${page}` : ''}`;

export const releasePath = (id: number): string => `${routes.admin}/releases/${id}`;

/** Path of the edit view of a document or of a global, named `globals/<slug>`; a document in the trash is in `<slug>/trash`. */
export const editViewPath = (collection: string, id: number): string =>
  `${routes.admin}/${collection.startsWith('globals/') ? collection : `collections/${collection}/${id}`}`;

/** Path of a public page in each language. */
export const publicPaths = (path: string): Record<Locale, string> => ({ en: localePath(path, 'en'), nl: localePath(path, 'nl') });

const PAGE_MAX = 100_000;

/** A page of the coverage list: documents with the same state in one language. */
export interface WorkList {
  locale: Locale;
  filter: CoverageFilter;
  page: number;
}

/** The work list in a page's query; null without one. */
export function workListOf({ locale, filter: wanted, page: number = 1 }: Record<string, unknown>): WorkList | null {
  const filter = COVERAGE_FILTERS.find((known) => known === wanted);
  const page = Number(number);
  return isLocale(locale) && filter ? { locale, filter, page: Number.isSafeInteger(page) && page > 0 && page < PAGE_MAX ? page : 1 } : null;
}

/** Path of the coverage table, or of the list behind one of its numbers. */
export function coveragePath(list?: WorkList & { collection: string }): string {
  if (!list) return `${routes.admin}/translations`;
  const { collection, locale, filter, page } = list;
  return `${routes.admin}/translations?collection=${collection}&locale=${locale}&filter=${filter}&page=${page}#list`;
}

/** Path of a document's side-by-side view, with the list to return to. */
export function sheetPath(collection: string, id: number, list?: WorkList | null): string {
  const path = `${routes.admin}/translations/${collection}/${id}`;
  return list ? `${path}?filter=${list.filter}&locale=${list.locale}&page=${list.page}` : path;
}
