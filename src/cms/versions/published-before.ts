import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { type StoredRow, storedRow } from './stored-row';

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
