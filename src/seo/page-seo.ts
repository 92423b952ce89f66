import 'server-only';
import { isLocale, type Locale, localeInfo } from '@/domain/locales';
import { type SeoTexts, seoTexts } from '@/domain/seo-texts';
import type { Media } from '@/payload-types';

/** A picture that goes with the link to a page. */
export interface SharedImage {
  url: string;
  width: number;
  height: number;
  alt: string | null;
}

/** What a page says of itself to search engines and social networks, in its own language. */
export interface PageSeo extends SeoTexts {
  image: SharedImage | null;
}

/** Related images come along with these fields. */
export const sharedImagePopulate = { url: true, width: true, height: true, mimeType: true, alt: true, sizes: true } as const;

const inLanguage = (value: unknown, locale: Locale): unknown =>
  typeof value === 'object' && value !== null && Object.keys(value).every(isLocale) ? (value as Record<string, unknown>)[locale] : value;

function toShared(value: unknown, locale: Locale): SharedImage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { sizes, alt, mimeType, ...original } = value as Media;
  // Social networks show no SVG.
  const { url, width, height } = sizes?.large?.url ? sizes.large : mimeType === 'image/svg+xml' ? {} : original;
  return url && width && height ? { url, width, height, alt: (inLanguage(alt, locale) as string | null | undefined) ?? null } : null;
}

/**
 * What a document that was read in all languages, with its images, says of itself: what the editors wrote for it, else what follows from its content; and
 * the image they chose for sharing.
 */
export function pageSeo(collection: string, doc: object, locale: Locale): PageSeo {
  const { meta } = doc as { meta?: { image?: unknown } | null };
  const textsIn = (language: Locale) => seoTexts(collection, doc as Record<string, unknown>, language);
  const own = textsIn(locale);
  return {
    ...own,
    // A page shows the other language's text where its own is missing, so that is what it can be described by.
    description: own.description || textsIn(localeInfo(locale).fallback).description,
    image: toShared(inLanguage(meta?.image, locale), locale),
  };
}
