import 'server-only';
import { isLocale, type Locale, localeInfo } from '@/domain/locales';
import { type SeoTexts, seoTexts } from '@/domain/seo-texts';
import type { Media } from '@/payload-types';

export interface SharedImage {
  url: string;
  width: number;
  height: number;
  alt: string | null;
}

/** Title, description and share image for search engines and social networks, in the page's language. */
export interface PageSeo extends SeoTexts {
  image: SharedImage | null;
}

/** Populate selection for share images. */
export const sharedImagePopulate = { url: true, width: true, height: true, mimeType: true, alt: true, sizes: true } as const;

const inLanguage = (value: unknown, locale: Locale): unknown =>
  typeof value === 'object' && value !== null && Object.keys(value).every(isLocale) ? (value as Record<string, unknown>)[locale] : value;

function toShared(value: unknown, locale: Locale): SharedImage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { sizes, alt, mimeType, ...original } = value as Media;
  // Social networks don't show SVG.
  const { url, width, height } = sizes?.large?.url ? sizes.large : mimeType === 'image/svg+xml' ? {} : original;
  return url && width && height ? { url, width, height, alt: (inLanguage(alt, locale) as string | null | undefined) ?? null } : null;
}

/** SEO texts and share image of a document read in all languages: the editors' own, or generated from its content. */
export function pageSeo(collection: string, doc: object, locale: Locale): PageSeo {
  const { meta } = doc as { meta?: { image?: unknown } | null };
  const textsIn = (language: Locale) => seoTexts(collection, doc as Record<string, unknown>, language);
  const own = textsIn(locale);
  return {
    ...own,
    // Where a text is missing, the page shows the other language's, so that describes it too.
    description: own.description || textsIn(localeInfo(locale).fallback).description,
    image: toShared(inLanguage(meta?.image, locale), locale),
  };
}
