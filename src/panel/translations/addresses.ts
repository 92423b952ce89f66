import type { CoverageFilter } from '@/cms/translations/types';
import type { Locale } from '@/domain/locales';

/** The list that somebody is working through: a collection's entries in a language, by what they need. */
export interface WorkList {
  locale: Locale;
  filter: CoverageFilter;
  page: number;
}

/** Address of the coverage, or of the list behind one of its numbers. */
export function coveragePath(adminRoute: string, list?: WorkList & { collection: string }): string {
  if (!list) return `${adminRoute}/translations`;
  const { collection, locale, filter, page } = list;
  return `${adminRoute}/translations?collection=${collection}&locale=${locale}&filter=${filter}&page=${page}#list`;
}

/** Address of the side-by-side view of a document, which remembers the list it was opened from. */
export function sheetPath(adminRoute: string, document: { collection: string; id: number }, list?: WorkList | null): string {
  const path = `${adminRoute}/translations/${document.collection}/${document.id}`;
  return list ? `${path}?filter=${list.filter}&locale=${list.locale}&page=${list.page}` : path;
}

/** Address of a document's edit view with a language chosen. */
export function editPath(adminRoute: string, { collection, id }: { collection: string; id: number }, locale: Locale): string {
  const path = isGlobal(collection) ? collection : `collections/${collection}/${id}`;
  return `${adminRoute}/${path}?locale=${locale}`;
}

/** Globals stand among the collections as `globals/<slug>`. */
export const isGlobal = (collection: string): boolean => collection.startsWith('globals/');
