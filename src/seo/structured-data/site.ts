import type { IdReference, OrganizationLeaf, SearchAction, WebPageLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import type { Text } from '@/server/localized';
import { pageAddress } from '@/server/page-address';

/** Stable id: the URL of the thing's own page plus a name. */
export const idOf = (path: string, locale: Locale, name: string): string => `${pageAddress(path, locale)}#${name}`;

/** The site in one language, described on its home page. */
export const websiteReference = (locale: Locale): IdReference => ({ '@id': idOf(routes.home, locale, 'website') });

/** The organization behind the site, the same in all languages. */
const ORGANIZATION_ID = idOf(routes.home, 'en', 'organization');

/** The page that describes something; it carries the language for types that can't. */
export function pageOf(path: string, locale: Locale): WebPageLeaf {
  const url = pageAddress(path, locale);
  return { '@type': 'WebPage', '@id': url, url, inLanguage: locale, isPartOf: websiteReference(locale) };
}

const LOGO = '/icon.svg';

/** The site in one language, with its search. */
export function website({ locale, description }: { locale: Locale; description: Text | null }): WebSiteLeaf {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageAddress(routes.tools, locale)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...websiteReference(locale),
    name: env.PRODUCT_NAME,
    description: description?.value,
    url: pageAddress(routes.home, locale),
    inLanguage: locale,
    publisher: { '@id': ORGANIZATION_ID },
    potentialAction: search,
  };
}

/** The organization behind the site, with logo and profiles. */
export function organization({ profiles }: { profiles: string[] }): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: env.PRODUCT_NAME,
    url: pageAddress(routes.home, 'en'),
    logo: env.SITE_URL + LOGO,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

/** The editors, as authors of editorial reviews. */
export const editors: OrganizationLeaf = { '@type': 'Organization', '@id': ORGANIZATION_ID, name: env.PRODUCT_NAME };
