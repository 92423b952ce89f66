import { getTranslation } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { isGlobal } from './paths';

/** The config of a collection, or of a global named `globals/<slug>`. */
export function configOf({ payload }: PayloadRequest, collection: string) {
  return isGlobal(collection)
    ? payload.config.globals.find(({ slug }) => `globals/${slug}` === collection)
    : payload.config.collections.find(({ slug }) => slug === collection);
}

/** The name of a collection's documents, or of a global, in the panel's language. */
export function collectionName(req: PayloadRequest, collection: string): string {
  const config = configOf(req, collection);
  const label = config && ('labels' in config ? config.labels.plural : config.label);
  return label ? String(getTranslation(label, req.i18n)) : collection;
}
