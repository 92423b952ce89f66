import type { IdReference, WebPageLeaf } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { pageAddress } from '@/server/page-address';

/** Stable id: the URL of the thing's own page plus a name. */
export const idOf = (path: string, locale: Locale, name: string): string => `${pageAddress(path, locale)}#${name}`;

/** The site in one language, described on its home page. */
export const websiteReference = (locale: Locale): IdReference => ({ '@id': idOf(routes.home, locale, 'website') });

/** The organization behind the site, the same in all languages. */
export const ORGANIZATION_ID = idOf(routes.home, 'en', 'organization');

/** The page that describes something; it carries the language for types that can't. */
export function pageOf(path: string, locale: Locale): WebPageLeaf {
  const url = pageAddress(path, locale);
  return { '@type': 'WebPage', '@id': url, url, inLanguage: locale, isPartOf: websiteReference(locale) };
}
