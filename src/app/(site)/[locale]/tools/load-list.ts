import { notFound } from 'next/navigation';
import type { Locale } from '@/domain/locales';
import { getPlainPage, getRecommended, type PlainList, type PlainPage } from '@/features/search/queries';

interface ListOptions {
  list: PlainList;
  /** Of the alphabetical pages; null for the tools recommended most, with which every list opens. */
  page: number | null;
  locale: Locale;
}

/** A page of a plain list of tools. A number after the last one ends in 404. */
export async function loadList({ list, page, locale }: ListOptions): Promise<PlainPage> {
  if (page === null) return getRecommended({ list, locale });
  const found = await getPlainPage({ list, page });
  if (page > Math.max(1, found.pageCount)) notFound();
  return found;
}
