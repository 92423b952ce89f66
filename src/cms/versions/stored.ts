import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest, Where } from 'payload';
import type { StoredValues } from './combine-languages';

export type StoredRow = Record<string, unknown> & { id: number | string };

/** The main row of a document, which the public sees if it is published, in all languages as the database holds it. */
export const storedRow = (req: PayloadRequest, collection: string, id: number | string): Promise<StoredRow | null> =>
  req.payload.db.findOne<StoredRow>({ collection: collection as CollectionSlug, where: { id: { equals: id } }, req });

export interface StoredVersion {
  id: number;
  createdAt: string;
  version: StoredValues;
}

/** The last stored version of a document that matches, in all languages as the database holds it. */
export async function findVersion(req: PayloadRequest, collection: CollectionSlug, id: number | string, where: Where): Promise<StoredVersion | null> {
  const and = [{ parent: { equals: id } }, where];
  const { docs } = await req.payload.db.findVersions({ collection, where: { and }, sort: '-id', limit: 1, pagination: false, req });
  return (docs[0] as unknown as StoredVersion | undefined) ?? null;
}

/** The newest version of a document, draft or not; null when it has none. */
export const newestVersion = async (req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<StoredValues | null> =>
  (await findVersion(req, collection, id, { latest: { equals: true } }))?.version ?? null;

const contextKey = (collection: string, id: number | string) => `publishedBefore:${collection}:${id}`;

/**
 * Remembers the public row before a change. `previousDoc` is the newest version, often a draft, so it doesn't tell what the public saw; pages of an
 * old slug or category wouldn't expire.
 */
export const rememberPublishedBefore: CollectionBeforeChangeHook = async ({ collection, originalDoc, operation, req, data }) => {
  if (operation === 'update' && originalDoc?.id) {
    const stored = await storedRow(req, collection.slug, originalDoc.id);
    req.context[contextKey(collection.slug, originalDoc.id)] = stored ?? undefined;
  }
  return data;
};

/** The public row before this change; null for a new document. */
export function publishedBefore(req: PayloadRequest, collection: string, id: number | string): StoredRow | null {
  return (req.context[contextKey(collection, id)] as StoredRow | undefined) ?? null;
}
