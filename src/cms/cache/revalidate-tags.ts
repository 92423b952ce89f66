import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, SanitizedCollectionConfig } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { LOCALE_CODES } from '@/domain/locales';
import { documentPath } from '@/domain/routes';
import { publishedBefore, type StoredRow, storedRow } from '../versions/document-state';
import { writeIntent } from '../versions/write-intent';
import { expireTags } from './expire-tags';

/** Cache tags of the pages that show a document. */
// biome-ignore lint/suspicious/noExplicitAny: each collection passes its own generated type
export type TagsOf = (doc: any) => string[];

declare module 'payload' {
  interface RequestContext {
    /** Set by the seed, commands and tests: expires no pages. */
    skipRevalidation?: boolean;
  }
  interface CollectionCustom {
    tags?: TagsOf;
    /**
     * More tags, for some changes only.
     * @param before the public row before the change with the texts of all languages; null if there was none
     * @param locale language of the document's texts; null if those of the other one may have changed too
     */
    // biome-ignore lint/suspicious/noExplicitAny: each collection passes its own generated type
    tagsOfChange?: (doc: any, before: any, locale?: string | null) => string[];
  }
}

type Tagged = Pick<SanitizedCollectionConfig, 'custom'>;

export const documentTags = ({ custom }: Tagged, doc: unknown): string[] => custom.tags?.(doc) ?? [];

const tagsOfChange = (collection: Tagged, doc: unknown, before: unknown = null, locale?: string | null): string[] => [
  ...documentTags(collection, doc),
  ...(before ? documentTags(collection, before) : []),
  ...(collection.custom.tagsOfChange?.(doc, before, locale) ?? []),
];

const afterChange: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  const before = publishedBefore(req, collection.slug, doc.id);
  const intent = writeIntent(req, collection.slug);
  const hasDrafts = Boolean(collection.versions?.drafts);
  const isPublic = !hasDrafts || doc._status === 'published' || (before?._status === 'published' && intent?.action !== 'draft');
  const locale = intent && LOCALE_CODES.every((code) => intent.parts.includes(code)) ? null : req.locale;
  if (!context.skipRevalidation && isPublic) await expireTags(tagsOfChange(collection, doc, before, locale), req);
  return doc;
};

const afterDelete: CollectionAfterDeleteHook = async ({ collection, context, doc, req }) => {
  if (!context.skipRevalidation) await expireTags(tagsOfChange(collection, doc), req);
  return doc;
};

/** Expires the cached pages that show a document when it is published, changed while public, unpublished or moved to the trash. */
export const revalidateTags = { afterChange, afterDelete };

export function revalidateGlobalTags(tags: string[]): GlobalAfterChangeHook {
  return async ({ context, doc, req }) => {
    if (!context.skipRevalidation) await expireTags(tags, req);
    return doc;
  };
}

/** Path of a public document, else null. */
function publicPath(collection: string, doc: StoredRow | null): string | null {
  if (doc?._status !== 'published' || doc.active === false || doc.deletedAt) return null;
  return documentPath(collection, String(doc.code ?? doc.slug));
}

const expireMoved: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  if (context.skipRevalidation || documentPath(collection.slug, '') === null) return doc;
  const before = publishedBefore(req, collection.slug, doc.id);
  // A draft of a public document doesn't change what the public sees.
  const now = doc._status === 'published' || before?._status !== 'published' ? doc : await storedRow(req, collection.slug, doc.id);
  if (publicPath(collection.slug, before) !== publicPath(collection.slug, now)) await expireTags([cacheTags.address(collection.slug, doc.id)], req);
  return doc;
};

const expireDeleted: CollectionAfterDeleteHook = async ({ collection, context, doc, req }) => {
  if (!context.skipRevalidation && documentPath(collection.slug, '') !== null) await expireTags([cacheTags.address(collection.slug, doc.id)], req);
  return doc;
};

/** Expires pages that only link to a document, such as through the menu: when its page moves, appears or disappears, not at every edit. */
export const expireAddress = { afterChange: expireMoved, afterDelete: expireDeleted };
