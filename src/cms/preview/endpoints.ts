import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { DAY_MS } from '@/domain/durations';
import { MAX_ID } from '@/domain/limits';
import { PREVIEW_LINK_DAYS } from '@/domain/preview-links';
import { PREVIEWED_COLLECTIONS, routes } from '@/domain/routes';
import { isEditor } from '../access/roles';
import { readBody } from '../guards/refuse';
import { previewAddresses } from './preview-token';

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
export const previewEndpoints: Endpoint[] = [{ method: 'post', path: routes.previewLinksApi.replace(/^\/api/, ''), handler: makeLinks }];
