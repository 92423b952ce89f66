import { getTranslation } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';

/** The name of a collection's documents, or of a global named `globals/<slug>`, in the panel's language. */
export function collectionName({ payload, i18n }: PayloadRequest, collection: string): string {
  const { collections, globals } = payload.config;
  const labels = collections.find(({ slug }) => slug === collection)?.labels;
  const label = labels?.plural ?? globals.find(({ slug }) => `globals/${slug}` === collection)?.label;
  return label ? String(getTranslation(label, i18n)) : collection;
}
