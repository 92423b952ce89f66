import type { BreadcrumbListLeaf, ItemListLeaf, ListItemLeaf } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { pageAddress } from '@/server/page-address';
import { idOf, pageOf } from './site';

/** Name and path without language prefix. */
export interface ListedPage {
  name: string;
  path: string;
}

interface ListOptions {
  name: string;
  /** Path of the listing page. */
  path: string;
  locale: Locale;
  items: ListedPage[];
  /** Number of entries on earlier pages. */
  skipped?: number;
}

/** Entries in page order; each is described on its own page. */
export function itemList({ name, path, locale, items, skipped = 0 }: ListOptions): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': idOf(path, locale, 'list'),
    name,
    mainEntityOfPage: pageOf(path, locale),
    itemListElement: items.map(
      (item, index): ListItemLeaf => ({ '@type': 'ListItem', position: skipped + index + 1, name: item.name, url: pageAddress(item.path, locale) }),
    ),
  };
}

/** From the home page to the current page, which comes last. */
export function breadcrumbList({ locale, pages }: { locale: Locale; pages: [...ListedPage[], ListedPage] }): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(pages.at(-1)?.path ?? '/', locale, 'breadcrumbs'),
    itemListElement: pages.map(
      ({ name, path }, index): ListItemLeaf => ({ '@type': 'ListItem', position: index + 1, name, item: pageAddress(path, locale) }),
    ),
  };
}
