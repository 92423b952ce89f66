import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';

type StoredDocument = Record<string, unknown> & { id: number | string };

const contextKey = (collection: string, id: number | string) => `publishedBefore:${collection}:${id}`;

/**
 * Remembers the stored (public) row before a change. `previousDoc` is the newest version, often a draft, so it cannot tell
 * what the public saw until now; pages of an old slug or category would stay as they were.
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

/** The row as the public saw it before this change, or null when the document is new. */
export function publishedBefore(req: PayloadRequest, collection: string, id: number | string): StoredDocument | null {
  return (req.context[contextKey(collection, id)] as StoredDocument | undefined) ?? null;
}
