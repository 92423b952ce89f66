import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { documentPath } from '@/domain/routes';
import { publishedBefore, type StoredRow, storedRow } from '../versions/stored';
import { expireTags } from './expire-tags';

/** Path of a public document, else null. */
function publicPath(collection: string, doc: StoredRow | null): string | null {
  if (doc?._status !== 'published' || doc.active === false || doc.deletedAt) return null;
  return documentPath(collection, String(doc.code ?? doc.slug));
}

const afterChange: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  if (context.skipRevalidation || documentPath(collection.slug, '') === null) return doc;
  const before = publishedBefore(req, collection.slug, doc.id);
  // A draft of a public document doesn't change what the public sees.
  const now = doc._status === 'published' || before?._status !== 'published' ? doc : await storedRow(req, collection.slug, doc.id);
  if (publicPath(collection.slug, before) !== publicPath(collection.slug, now)) expireTags([cacheTags.address(collection.slug, doc.id)], req);
  return doc;
};

const afterDelete: CollectionAfterDeleteHook = ({ collection, context, doc, req }) => {
  if (!context.skipRevalidation && documentPath(collection.slug, '') !== null) expireTags([cacheTags.address(collection.slug, doc.id)], req);
  return doc;
};

/** Expires pages that only link to a document, such as through the menu: when its page moves, appears or disappears, not at every edit. */
export const expireAddress = { afterChange, afterDelete };
