import type { CoverageFilter } from '@/cms/translations/types';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';

/** A page of the coverage list: documents with the same state in one language. */
export interface WorkList {
  locale: Locale;
  filter: CoverageFilter;
  page: number;
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
