import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';
import { publishedBefore } from './stored';
import { writeIntent } from './write-intent';

const contextKey = (collection: string, id: number | string) => `preservesPublic:${collection}:${id}`;

/** True for a change that leaves the public row as it is: a draft, a restored draft, or a move to or from the trash. */
export const preservesPublic = (req: PayloadRequest, collection: string, id: number | string): boolean =>
  Boolean(writeIntent(req, collection)?.savesDraft || req.context[contextKey(collection, id)]);

/** Marks a change that must not replace the public row with an unfinished draft. */
export const markPublicRow: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const intent = writeIntent(req, collection.slug);
  if (operation !== 'update' || !intent || !originalDoc?.id) return data;
  const isPublic = publishedBefore(req, collection.slug, originalDoc.id)?._status === 'published';
  const isMoved = intent.data.deletedAt !== undefined && intent.data._status === undefined;
  const isPreserved = isPublic && data._status === 'draft' && !intent.savesDraft && (intent.operation === 'restore' || isMoved);
  req.context[contextKey(collection.slug, originalDoc.id)] = isPreserved;
  return data;
};

/**
 * Restores the public row. Payload overwrites it with the unfinished draft when a document is trashed (it would come back published) and when a draft
 * is restored (which would take the document offline).
 */
export const preservePublicRow: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const before = publishedBefore(req, collection.slug, doc.id);
  if (operation !== 'update' || !before || !req.context[contextKey(collection.slug, doc.id)]) return doc;
  const data = { ...before, deletedAt: doc.deletedAt ?? null };
  await req.payload.db.updateOne({ collection: collection.slug as CollectionSlug, id: doc.id, data, returning: false, req });
  return doc;
};
