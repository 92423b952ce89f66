import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';

type StoredDocument = Record<string, unknown> & { id: number | string };

const contextKey = (collection: string, id: number | string) => `publishedBefore:${collection}:${id}`;

/**
 * Remembers the public row before a change. `previousDoc` is the newest version, often a draft, so it doesn't tell what the public saw; pages of an
 * old slug or category wouldn't expire.
 */
export const rememberPublishedBefore: CollectionBeforeChangeHook = async ({ collection, originalDoc, operation, req, data }) => {
  if (operation === 'update' && originalDoc?.id) {
    const stored = await req.payload.db.findOne<StoredDocument>({
      collection: collection.slug as CollectionSlug,
      where: { id: { equals: originalDoc.id } },
      req,
    });
    req.context[contextKey(collection.slug, originalDoc.id)] = stored ?? undefined;
  }
  return data;
};

/** The public row before this change; null for a new document. */
export function publishedBefore(req: PayloadRequest, collection: string, id: number | string): StoredDocument | null {
  return (req.context[contextKey(collection, id)] as StoredDocument | undefined) ?? null;
}
