import type { SanitizedCollectionConfig } from 'payload';
import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/domain/locales';
import { type Condition, listPath } from '../paths';

/** A list under a name: the query of its address. */
export interface ListView {
  name: string;
  query: string;
}

const VIEWS_MAX = 20;
const QUERY_MAX = 4000;
export const VIEW_NAME_MAX = 60;

const ownViews = z.array(z.object({ name: z.string().min(1).max(VIEW_NAME_MAX), query: z.string().max(QUERY_MAX) })).max(VIEWS_MAX);

/** An editor's own views, as Payload's preferences store them; none if they are not readable. */
export const readOwnViews = (stored: unknown): ListView[] => ownViews.safeParse(stored).data ?? [];

/** Payload's preference with an editor's views of a collection. */
export const viewsKey = (collection: string) => `views-${collection}`;

const isFilter = (name: string) => name.startsWith('where[');

/** The parameters that filter a list, with the content language that the filters are about. */
const isCondition = (name: string, params: URLSearchParams) => isFilter(name) || (name === 'locale' && [...params.keys()].some(isFilter));

/** What a view remembers of an address: filters with their language, search, sorting and columns, but not the page. */
export function viewQuery(params: URLSearchParams): string {
  const lasting = [...params].filter(([name]) => isCondition(name, params) || ['search', 'sort', 'columns', 'groupBy'].includes(name));
  return new URLSearchParams(lasting).toString();
}

/** The filters and the search in a query, independent of columns and sorting. */
function conditionsOf(params: URLSearchParams): string {
  const conditions = [...params].filter(([name, value]) => isFilter(name) || (name === 'search' && value !== ''));
  return JSON.stringify(conditions.sort());
}

/** True if two queries list the same; one without a language lists the same in each. */
export function isSameList(one: string, other: string): boolean {
  const lists = [one, other].map((query) => new URLSearchParams(query));
  const languages = lists.flatMap((params) => ([...params.keys()].some(isFilter) ? params.getAll('locale') : []));
  return new Set(lists.map(conditionsOf)).size === 1 && new Set(languages).size <= 1;
}

const NO_LOGO: Condition[] = [
  ['logo.image', 'exists', 'false'],
  ['logo.svg', 'exists', 'false'],
];

export type BuiltInView = { key: 'all' | 'myDrafts' | 'waiting' | 'noLogo' } | { key: 'without'; locale: Locale };

/** The views every editor has of a collection, with their paths. */
export function builtInViews({ slug, flattenedFields }: SanitizedCollectionConfig, user: number | string): (BuiltInView & { path: string })[] {
  const has = (name: string) => flattenedFields.some((field) => field.name === name);
  const view = <T extends BuiltInView>(known: T, query: Parameters<typeof listPath>[1] = {}) => ({ ...known, path: listPath(slug, query) });
  const text = flattenedFields.find((field) => 'localized' in field && field.localized && 'required' in field && field.required)?.name;
  const own: Condition[] = [
    ['_status', 'equals', 'draft'],
    ['updatedBy', 'equals', String(user)],
  ];
  return [
    view({ key: 'all' }),
    ...(has('updatedBy') ? [view({ key: 'myDrafts' }, { where: own })] : []),
    ...(has('moderation') ? [view({ key: 'waiting' }, { where: [['moderation.state', 'equals', 'pending']] })] : []),
    ...(has('logo') ? [view({ key: 'noLogo' }, { where: NO_LOGO })] : []),
    ...(text ? LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE) : []).map((locale) =>
      // Payload's filters know no language in a field's path.
      view({ key: 'without' as const, locale }, { where: [[String(text), 'exists', 'false']], locale }),
    ),
  ];
}
