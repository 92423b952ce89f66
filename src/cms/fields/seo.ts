import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types';
import type { Field } from 'payload';
import { localeOf } from '@/domain/locales';
import { documentPath, localePath, PAGED_COLLECTIONS, routes } from '@/domain/routes';
import { env } from '@/env';

interface SeoSource {
  name?: string;
  title?: string;
  tagline?: string;
  summary?: string;
  definition?: string;
  description?: unknown;
  slug?: string;
  code?: string;
}

const LABELS: Record<string, { en: string; nl: string }> = {
  title: { en: 'Title', nl: 'Titel' },
  description: { en: 'Description', nl: 'Omschrijving' },
  image: { en: 'Image for sharing', nl: 'Afbeelding voor delen' },
};

/** Title, description and image for search engines on everything that has a page of its own; empty ones follow from the content. */
export const seoOptions: SEOPluginConfig = {
  collections: [...PAGED_COLLECTIONS],
  uploadsCollection: 'media',
  tabbedUI: false,
  fields: ({ defaultFields }) =>
    defaultFields.map((field) => ('name' in field && field.name && LABELS[field.name] ? ({ ...field, label: LABELS[field.name] } as Field) : field)),
  generateTitle: ({ doc }: { doc: SeoSource }) => doc.name ?? doc.title ?? '',
  generateDescription: ({ doc }: { doc: SeoSource }) =>
    doc.tagline ?? doc.summary ?? doc.definition ?? (typeof doc.description === 'string' ? doc.description : ''),
  generateURL: ({ doc, collectionConfig, locale }: { doc: SeoSource; collectionConfig?: { slug: string }; locale?: string }) => {
    const path = documentPath(collectionConfig?.slug ?? '', doc.slug ?? doc.code ?? '') ?? routes.home;
    return env.SITE_URL + localePath(path, localeOf(locale));
  },
};
