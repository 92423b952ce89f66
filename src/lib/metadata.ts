import 'server-only';
import type { Metadata } from 'next';
import { LOCALES, type Locale } from '@/domain/locales';
import { pageTitle } from '@/domain/page-title';
import { localePath } from '@/domain/routes';
import { env } from '@/env';
import type { SharedImage } from './page-seo';

interface PageMetadata {
  /** Without the product name; none for the home page. */
  title?: string;
  description?: string | null;
  /** Shown where a link to the page is shared. */
  image?: SharedImage | null;
  /** Path without language prefix. */
  path: string;
  /** Path search engines should keep instead, when another page shows the same. */
  canonicalPath?: string;
  locale: Locale;
  noIndex?: boolean;
}

/** Title, description, canonical address and language alternatives of a page. */
export function pageMetadata({ title, description, image, path, canonicalPath = path, locale, noIndex }: PageMetadata): Metadata {
  const address = (code: Locale) => env.SITE_URL + localePath(canonicalPath, code);
  const languages = Object.fromEntries(LOCALES.map(({ code }) => [code, address(code)]));
  const fullTitle = pageTitle(title, env.PRODUCT_NAME);
  return {
    title: fullTitle,
    description: description ?? undefined,
    alternates: { canonical: address(locale), languages: { ...languages, 'x-default': address('en') } },
    openGraph: {
      title: title ?? env.PRODUCT_NAME,
      description: description ?? undefined,
      url: address(locale),
      siteName: env.PRODUCT_NAME,
      locale: LOCALES.find(({ code }) => code === locale)?.iso.replace('-', '_'),
      type: 'website',
      ...(image ? { images: [{ ...image, url: new URL(image.url, env.SITE_URL).href, alt: image.alt ?? undefined }] } : {}),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
    ...(noIndex ? { robots: { index: false, follow: true } } : {}),
  };
}
