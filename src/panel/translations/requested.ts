import { getTranslation } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { COVERAGE_FILTERS } from '@/cms/translations/types';
import { isLocale } from '@/domain/locales';
import { isGlobal } from '../paths';
import type { WorkList } from './paths';

const PAGE_MAX = 100_000;

/** The work list in a page's query; null without one. */
export function workListOf(params: Record<string, string | string[] | undefined> | undefined): WorkList | null {
  const { locale, filter: wanted, page: number } = params ?? {};
  const filter = COVERAGE_FILTERS.find((known) => known === wanted);
  const page = Number(number ?? 1);
  return isLocale(locale) && filter ? { locale, filter, page: Number.isSafeInteger(page) && page > 0 && page < PAGE_MAX ? page : 1 } : null;
}

/** The config of a collection, or of a global named `globals/<slug>`. */
export function configOf({ payload }: PayloadRequest, collection: string) {
  return isGlobal(collection)
    ? payload.config.globals.find(({ slug }) => `globals/${slug}` === collection)
    : payload.config.collections.find(({ slug }) => slug === collection);
}

/** The name of a collection's documents, or of a global, in the panel's language. */
export function collectionName(req: PayloadRequest, collection: string): string {
  const config = configOf(req, collection);
  const label = config && ('labels' in config ? config.labels.plural : config.label);
  return label ? String(getTranslation(label, req.i18n)) : collection;
}
