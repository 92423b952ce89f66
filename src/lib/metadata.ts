import 'server-only';
import type { Metadata } from 'next';
import { LOCALES, type Locale } from '@/domain/locales';
import { pageTitle } from '@/domain/page-title';
import { localePath } from '@/domain/routes';
import { env } from '@/env';

interface PageMetadata {
  /** Without the product name; none for the home page. */
  title?: string;
  description?: string;
  /** Path without language prefix. */
  path: string;
  /** Path search engines should keep instead, when another page shows the same. */
  canonicalPath?: string;
  locale: Locale;
  noIndex?: boolean;
}

/** Title, description, canonical address and language alternatives of a page. */
export function pageMetadata({ title, description, path, canonicalPath = path, locale, noIndex }: PageMetadata): Metadata {
  const address = (code: Locale) => env.SITE_URL + localePath(canonicalPath, code);
  const languages = Object.fromEntries(LOCALES.map(({ code }) => [code, address(code)]));
  const fullTitle = pageTitle(title, env.PRODUCT_NAME);
  return {
    title: fullTitle,
    description,
    alternates: { canonical: address(locale), languages: { ...languages, 'x-default': address('en') } },
    openGraph: {
      title: title ?? env.PRODUCT_NAME,
      description,
      url: address(locale),
      siteName: env.PRODUCT_NAME,
      locale: LOCALES.find(({ code }) => code === locale)?.iso.replace('-', '_'),
      type: 'website',
    },
    twitter: { card: 'summary' },
    ...(noIndex ? { robots: { index: false, follow: true } } : {}),
  };
}
