import { COVERAGE_FILTERS, type CoverageFilter } from '@/cms/translations/types';
import { isLocale, type Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';

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
