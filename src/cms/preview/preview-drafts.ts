import type { CollectionConfig, LivePreviewConfig, PayloadRequest, Plugin } from 'payload';
import { PREVIEW_SCREENS } from '@/domain/preview-links';
import { PREVIEWED_COLLECTIONS, type PreviewedCollection } from '@/domain/routes';
import { isEditor } from '../access/roles';
import { previewEndpoints } from './endpoints';
import { panelPreviewEnd, previewAddress } from './preview-token';

const SHARE_CONTROL = '@/panel/preview/share-preview#SharePreview';

/** Preview address in the panel. */
async function panelAddress(req: PayloadRequest, collection: PreviewedCollection, doc: Record<string, unknown>, locale: string | null | undefined) {
  const id = Number(doc.id);
  if (!isEditor(req.user) || !Number.isInteger(id) || id <= 0) return null;
  return previewAddress({ collection, id, until: panelPreviewEnd() }, locale);
}

const isPreviewed = (slug: string | undefined): slug is PreviewedCollection => PREVIEWED_COLLECTIONS.some((known) => known === slug);

const livePreview: LivePreviewConfig = {
  breakpoints: [...PREVIEW_SCREENS],
  url: ({ collectionConfig, data, locale, req }) =>
    isPreviewed(collectionConfig?.slug) ? panelAddress(req, collectionConfig.slug, data, locale.code) : null,
};

/** Adds three previews: beside the form, in its own tab, and as a link to share. */
function withPreview(collection: CollectionConfig): CollectionConfig {
  const { slug, admin } = collection;
  if (!isPreviewed(slug)) return collection;
  const edit = admin?.components?.edit;
  return {
    ...collection,
    admin: {
      ...admin,
      livePreview,
      preview: (doc, { locale, req }) => panelAddress(req, slug, doc, locale),
      components: {
        ...admin?.components,
        edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), SHARE_CONTROL] },
      },
    },
  };
}

/** Adds previews to every collection whose documents appear on the site. */
export const previewDrafts: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withPreview),
  endpoints: [...(config.endpoints ?? []), ...previewEndpoints],
});
