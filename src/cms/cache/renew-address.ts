import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { documentPath } from '@/domain/routes';
import { publishedBefore } from '../versions/published-before';
import { expireTags } from './expire-tags';

type StoredDocument = Record<string, unknown> & { id: number | string };

/** Path of a document that the public sees, else null. */
function publicPath(collection: string, doc: StoredDocument | null): string | null {
  if (doc?._status !== 'published' || doc.active === false || doc.deletedAt) return null;
  return documentPath(collection, String(doc.code ?? doc.slug));
}

const afterChange: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  if (context.skipRevalidation || documentPath(collection.slug, '') === null) return doc;
  const before = publishedBefore(req, collection.slug, doc.id);
  // The draft of something public says nothing about what the public sees.
  const now =
    doc._status === 'published' || before?._status !== 'published'
      ? doc
      : await req.payload.db.findOne<StoredDocument>({ collection: collection.slug as CollectionSlug, where: { id: { equals: doc.id } }, req });
  if (publicPath(collection.slug, before) !== publicPath(collection.slug, now)) expireTags([cacheTags.address(collection.slug, doc.id)], req);
  return doc;
};

const afterDelete: CollectionAfterDeleteHook = ({ collection, context, doc, req }) => {
  if (!context.skipRevalidation && documentPath(collection.slug, '') !== null) expireTags([cacheTags.address(collection.slug, doc.id)], req);
  return doc;
};

/** Makes new what only links to a document, such as the menu on every page: when its page moves, comes or goes, not at every change of its text. */
export const renewAddress = { afterChange, afterDelete };
