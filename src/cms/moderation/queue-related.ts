import type { PayloadRequest, Where } from 'payload';
import type { Tool } from '@/payload-types';
import { relationIds } from '../fields/relation-ids';
import { isUnknown } from '../links/check';
import type { StoredValues } from '../versions/parts';

export interface CheckedLink {
  url: string;
  ok: boolean | null;
  status: number | null;
  finalUrl: string | null;
  problem: string | null;
}

/** The last check of URLs. */
export async function linksOf(req: PayloadRequest, urls: string[]): Promise<Map<string, CheckedLink>> {
  const { docs } = await req.payload.find({ collection: 'link-checks', where: { url: { in: urls } }, pagination: false, limit: 200, depth: 0, req });
  return new Map(
    docs.map(({ url, ok, status, finalUrl, problem }) => [
      url,
      { url, ok: isUnknown(problem) ? null : ok, status: status ?? null, finalUrl: finalUrl ?? null, problem: problem ?? null },
    ]),
  );
}

/** Images of a tool. */
export const imageIds = (tool: Tool): number[] => [...relationIds(tool.logo?.image), ...relationIds(tool.cover)].map(Number);

/** URLs of the images of tools, by id. */
export async function imagesOf(req: PayloadRequest, tools: Tool[]): Promise<Map<number, string>> {
  const ids = tools.flatMap(imageIds);
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({ collection: 'media', where: { id: { in: ids } }, limit: 0, pagination: false, depth: 0, req });
  return new Map(docs.flatMap(({ id, url }) => (url ? [[id, url]] : [])));
}

/** What visitors see of reviews, by id. */
export async function publicReviews(req: PayloadRequest, ids: number[]): Promise<Map<number, StoredValues>> {
  if (ids.length === 0) return new Map();
  const where: Where = { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] };
  const { docs } = await req.payload.db.find<StoredValues>({ collection: 'reviews', where, limit: 0, pagination: false, req });
  return new Map(docs.map((review) => [Number(review.id), review]));
}
