import { type CollectionConfig, type Endpoint, Forbidden, type LivePreviewConfig, type PayloadRequest, type Plugin } from 'payload';
import { z } from 'zod';
import { DAY_MS } from '@/domain/durations';
import { MAX_ID } from '@/domain/limits';
import { PREVIEW_LINK_DAYS, PREVIEW_SCREENS } from '@/domain/preview-links';
import { PREVIEWED_COLLECTIONS, type PreviewedCollection, routes } from '@/domain/routes';
import { isEditor } from '../access/roles';
import { readBody } from '../guards/refuse';
import { panelPreviewEnd, previewAddress, previewAddresses } from './preview-token';

const request = z.object({
  collection: z.enum(PREVIEWED_COLLECTIONS),
  id: z.int().positive().max(MAX_ID),
  days: z.literal(PREVIEW_LINK_DAYS),
});

/** Creates links that show a document's newest draft to everyone who has them, until they expire. */
async function makeLinks(req: PayloadRequest): Promise<Response> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  const { collection, id, days } = await readBody(req, request);
  // Throws 404 for a document that doesn't exist or is in the trash.
  await req.payload.findByID({ collection, id, draft: true, depth: 0, select: {}, overrideAccess: false, req });
  const until = new Date(Date.now() + days * DAY_MS);
  return Response.json(
    { until: until.toISOString(), links: await previewAddresses({ collection, id, until }) },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}

/**
 * `POST /api/preview-links` `{ collection, id, days }`, for editors: 200 with `{ until, links }`, a link per language; 404 for an unknown document.
 */
const previewEndpoints: Endpoint[] = [{ method: 'post', path: routes.previewLinksApi.replace(/^\/api/, ''), handler: makeLinks }];

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
