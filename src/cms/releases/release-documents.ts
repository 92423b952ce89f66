import type { Plugin } from 'payload';
import { PREVIEWED_COLLECTIONS } from '@/domain/routes';
import { withEditControls } from '../preview/edit-control';

const ADD_CONTROLS = {
  beforeDocumentControls: ['@/panel/releases/add-to-release#AddToRelease'],
  editMenuItems: ['@/panel/releases/add-to-release#AddToReleaseItem'],
};

/** Offers to add a document to a release in the menu of its edit view. */
export const releaseDocuments: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    PREVIEWED_COLLECTIONS.some((slug) => slug === collection.slug) ? withEditControls(collection, ADD_CONTROLS) : collection,
  ),
});
