import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types';
import type { Field } from 'payload';
import { localeOf } from '@/domain/locales';
import { documentPath, localePath, PAGED_COLLECTIONS, routes } from '@/domain/routes';
import { generatedSeo } from '@/domain/seo-texts';
import { env } from '@/env';
import { overrideFields } from './override-fields';

interface Asked {
  doc: Record<string, unknown>;
  collectionConfig?: { slug: string };
  locale?: string;
}

const OWN_FIELDS = {
  title: { label: { en: 'Title', nl: 'Titel' } },
  description: { label: { en: 'Description', nl: 'Omschrijving' } },
  image: {
    label: { en: 'Image for sharing', nl: 'Afbeelding voor delen' },
    admin: {
      description: {
        en: 'At least 1200 × 630 pixels. Without one, a picture is made of the page’s name, text and logo.',
        nl: 'Minstens 1200 × 630 pixels. Zonder eigen afbeelding wordt er een gemaakt met de naam, de tekst en het logo van de pagina.',
      },
    },
  },
};

/** The plugin's preview and checks know no texts derived from the content. */
const REPLACED = ['preview', 'overview'];

/** Checks and preview for search engines and social networks. */
const previewField: Field = {
  name: 'preview',
  type: 'ui',
  label: { en: 'Preview', nl: 'Voorbeeld' },
  admin: {
    disableListColumn: true,
    components: {
      Field: { path: '@/panel/seo/seo-preview#SeoPreview', clientProps: { siteUrl: env.SITE_URL, productName: env.PRODUCT_NAME } },
    },
  },
};

const generated = ({ doc, collectionConfig, locale }: Asked) => generatedSeo(collectionConfig?.slug ?? '', doc, localeOf(locale));

/** Title, description and image for search engines on everything with a page; empty values are derived from the content. */
export const seoOptions: SEOPluginConfig = {
  collections: [...PAGED_COLLECTIONS],
  uploadsCollection: 'media',
  tabbedUI: false,
  fields: ({ defaultFields }) => [
    ...overrideFields(defaultFields, OWN_FIELDS).filter((field) => !('name' in field && REPLACED.includes(field.name))),
    previewField,
  ],
  generateTitle: (asked: Asked) => generated(asked).title ?? '',
  generateDescription: (asked: Asked) => generated(asked).description ?? '',
  generateURL: ({ doc, collectionConfig, locale }: Asked) => {
    const path = documentPath(collectionConfig?.slug ?? '', String(doc.slug ?? doc.code ?? '')) ?? routes.home;
    return env.SITE_URL + localePath(path, localeOf(locale));
  },
};

/** An empty field isn't a missing text: it is filled from the content. */
export const seoTranslations = {
  en: { 'plugin-seo': { missing: 'From the content', noImage: 'Generated image' } },
  nl: {
    'plugin-seo': {
      missing: 'Uit de inhoud',
      noImage: 'Gegenereerde afbeelding',
      bestPractices: 'de adviezen van Google',
      charactersToGo: 'nog {{characters}} tekens',
      lengthTipTitle: 'Het liefst {{minLength}} tot {{maxLength}} tekens. Lees ook ',
      lengthTipDescription: 'Het liefst {{minLength}} tot {{maxLength}} tekens. Lees ook ',
    },
  },
};
