import type { CoverageFilter } from '@/cms/translations/types';
import type { Locale } from '@/domain/locales';
import { editViewPath } from '../paths';

/** A page of the coverage list: documents with the same state in one language. */
export interface WorkList {
  locale: Locale;
  filter: CoverageFilter;
  page: number;
}

/** Path of the coverage table, or of the list behind one of its numbers. */
export function coveragePath(adminRoute: string, list?: WorkList & { collection: string }): string {
  if (!list) return `${adminRoute}/translations`;
  const { collection, locale, filter, page } = list;
  return `${adminRoute}/translations?collection=${collection}&locale=${locale}&filter=${filter}&page=${page}#list`;
}

/** Path of a document's side-by-side view, with the list to return to. */
export function sheetPath(adminRoute: string, document: { collection: string; id: number }, list?: WorkList | null): string {
  const path = `${adminRoute}/translations/${document.collection}/${document.id}`;
  return list ? `${path}?filter=${list.filter}&locale=${list.locale}&page=${list.page}` : path;
}

/** Path of a document's edit view in a language. */
export function localizedEditPath(adminRoute: string, { collection, id }: { collection: string; id: number }, locale: Locale): string {
  const path = isGlobal(collection) ? `${adminRoute}/${collection}` : editViewPath(adminRoute, { collection, id });
  return `${path}?locale=${locale}`;
}

/** Translation code names a global `globals/<slug>` where a collection's slug stands. */
export const isGlobal = (collection: string): boolean => collection.startsWith('globals/');
