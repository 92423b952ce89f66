import type { Plugin } from 'payload';
import { PREVIEWED_COLLECTIONS } from '@/domain/routes';
import { withEditControl } from '../preview/edit-control';

const ADD_CONTROL = '@/panel/releases/add-to-release#AddToRelease';

/** Offers to add a document to a release in its edit view. */
export const releaseDocuments: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    PREVIEWED_COLLECTIONS.some((slug) => slug === collection.slug) ? withEditControl(collection, ADD_CONTROL) : collection,
  ),
});
