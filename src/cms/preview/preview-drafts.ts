import { type CollectionConfig, type Endpoint, Forbidden, type LivePreviewConfig, type PayloadRequest, type Plugin } from 'payload';
import { z } from 'zod';
import { DAY_MS } from '@/domain/durations';
import { MAX_ID } from '@/domain/limits';
import { PREVIEW_LINK_DAYS, PREVIEW_SCREENS } from '@/domain/preview-links';
import { PREVIEWED_COLLECTIONS, type PreviewedCollection, routes } from '@/domain/routes';
import { isEditor } from '../access/roles';
import { readBody } from '../guards/refuse';
import { panelPreviewEnd, previewAddress, previewAddresses } from './preview-token';
import { revocationOf, revokeLinks } from './revocation';

const previewed = z.object({ collection: z.enum(PREVIEWED_COLLECTIONS), id: z.int().positive().max(MAX_ID) });
const request = previewed.extend({ days: z.literal(PREVIEW_LINK_DAYS) });

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Body of an editor's request about a document. Throws 404 for one that doesn't exist or is in the trash. */
async function readRequest<T extends z.infer<typeof previewed>>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  const body = await readBody(req, schema);
  const { collection, id } = body;
  await req.payload.findByID({ collection, id, draft: true, depth: 0, select: {}, overrideAccess: false, req });
  return body;
}

/** Creates links that show a document's newest draft to everyone who has them, until they expire or are revoked. */
async function makeLinks(req: PayloadRequest): Promise<Response> {
  const { days, ...document } = await readRequest(req, request);
  const until = new Date(Date.now() + days * DAY_MS);
  const revocation = await revocationOf(req.payload, document);
  return Response.json({ until: until.toISOString(), links: await previewAddresses({ ...document, until, revocation }) }, { headers: PRIVATE });
}

/** Makes all links to a document's drafts invalid, except those made later. */
async function stopSharing(req: PayloadRequest): Promise<Response> {
  await revokeLinks(req.payload, await readRequest(req, previewed));
  return Response.json({}, { headers: PRIVATE });
}

const PATH = routes.previewLinksApi.replace(/^\/api/, '');

/**
 * For editors; 404 for an unknown document.
 * `POST /api/preview-links` `{ collection, id, days }`: 200 with `{ until, links }`, a link per language.
 * `DELETE /api/preview-links` `{ collection, id }`: 200; links made before no longer work.
 */
const previewEndpoints: Endpoint[] = [
  { method: 'post', path: PATH, handler: makeLinks },
  { method: 'delete', path: PATH, handler: stopSharing },
];

const SHARE_CONTROL = '@/panel/preview/share-preview#SharePreview';

/** Preview address in the panel. */
async function panelAddress(req: PayloadRequest, collection: PreviewedCollection, doc: Record<string, unknown>, locale: string | null | undefined) {
  const id = Number(doc.id);
  if (!isEditor(req.user) || !Number.isInteger(id) || id <= 0) return null;
  const revocation = await revocationOf(req.payload, { collection, id });
  return previewAddress({ collection, id, until: panelPreviewEnd(), revocation }, locale);
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
