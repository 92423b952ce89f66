import { WORK_AGES, WORK_FILTERS, type WorkQuery } from '@/cms/translations/types';
import { isLocale, type Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';

export type Condition = [field: string, operator: 'equals' | 'not_equals' | 'greater_than_equal' | 'exists', value: string];

interface ListQuery {
  where?: Condition[];
  sort?: string;
  search?: string;
  /** The content language that the filters are about. */
  locale?: Locale;
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

/** Path of the fact checks, or of those of one category. */
export const checksPath = (category?: number | null): string => `${routes.admin}/checks${category ? `?category=${category}` : ''}`;

/** Path of a tool's overview. */
export const toolPath = (slug: string): string => `${routes.admin}/tools/${encodeURIComponent(slug)}`;

/** Fragment of an edit view that opens its comments. */
export const COMMENTS_HASH = '#comments';

/** Path of the releases, or of a page of them. */
export const releasesPath = (page = 1): string => `${routes.admin}/releases${page > 1 ? `?page=${page}` : ''}`;

export const releasePath = (id: number): string => `${routes.admin}/releases/${id}`;

/** Path of the edit view of a document or of a global, named `globals/<slug>`. Documents in the trash have another one. */
export const editViewPath = (collection: string, id: number, isTrashed = false): string =>
  `${routes.admin}/${collection.startsWith('globals/') ? collection : `collections/${collection}/${isTrashed ? 'trash/' : ''}${id}`}`;

/** Path of a public page in each language. */
export const publicPaths = (path: string): Record<Locale, string> => ({ en: localePath(path, 'en'), nl: localePath(path, 'nl') });

const PAGE_MAX = 100_000;

/** Which page of which work list; `mine` for the editor's own work. */
export interface WorkList extends Omit<WorkQuery, 'assignee'> {
  assignee: WorkQuery['assignee'] | 'mine';
}

const numberOf = (value: unknown): number | null => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : null);

/** The work list in a page's query; null without one. */
export function workListOf(query: Record<string, unknown>): WorkList | null {
  const { collection, locale, field, assignee } = query;
  const filter = WORK_FILTERS.find((known) => known === query.filter);
  if (!filter) return null;
  const page = numberOf(query.page) ?? 1;
  return {
    collection: typeof collection === 'string' && collection !== '' ? collection : null,
    locale: isLocale(locale) ? locale : null,
    filter,
    field: typeof field === 'string' && field !== '' ? field : null,
    age: WORK_AGES.find((days) => String(days) === query.age) ?? null,
    assignee: assignee === 'mine' || assignee === 'none' ? assignee : numberOf(assignee),
    page: page < PAGE_MAX ? page : 1,
  };
}

const workListParams = (list: Partial<WorkList>): URLSearchParams =>
  new URLSearchParams(Object.entries(list).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));

/** Path of the coverage table, or of a work list. */
export function coveragePath(list?: Partial<WorkList>): string {
  return `${routes.admin}/translations${list ? `?${workListParams(list)}#list` : ''}`;
}

/** Path of a document's side-by-side view, with the list to return to and the language to translate into. */
export function sheetPath(collection: string, id: number, list?: WorkList | null, locale?: Locale): string {
  const path = `${routes.admin}/translations/${collection}/${id}`;
  if (!list) return path;
  const params = workListParams(list);
  if (locale) params.set('to', locale);
  return `${path}?${params}`;
}

/** Path of a page of the report on terms. */
export const termsPath = (locale: Locale, page = 1): string => `${routes.admin}/translations/terms?locale=${locale}&page=${page}`;
