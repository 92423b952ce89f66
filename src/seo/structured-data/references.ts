import type { IdReference, WebPageLeaf } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { pageAddress } from '@/server/page-address';

/** What is the same thing on every page has the same id: the address of its own page and a name. */
export const idOf = (path: string, locale: Locale, name: string): string => `${pageAddress(path, locale)}#${name}`;

/** The site in a language, which the home page describes. */
export const websiteReference = (locale: Locale): IdReference => ({ '@id': idOf(routes.home, locale, 'website') });

/** Whoever runs the site: one in all languages. */
export const ORGANIZATION_ID = idOf(routes.home, 'en', 'organization');

/** The page that something is described on. It says the language, which not everything can say itself. */
export function pageOf(path: string, locale: Locale): WebPageLeaf {
  const url = pageAddress(path, locale);
  return { '@type': 'WebPage', '@id': url, url, inLanguage: locale, isPartOf: websiteReference(locale) };
}
