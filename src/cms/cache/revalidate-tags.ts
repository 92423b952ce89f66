import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, SanitizedCollectionConfig } from 'payload';
import { publishedBefore } from '../versions/published-before';
import { writeIntent } from '../versions/write-intent';
import { expireTags } from './expire-tags';

declare module 'payload' {
  interface RequestContext {
    /** Set by the seed, commands and tests: expires no pages. */
    skipRevalidation?: boolean;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each collection passes its own generated type
type TagsOf = (doc: any, before: any, locale?: string | null) => string[];

const tagsByHook = new WeakMap<CollectionAfterChangeHook, TagsOf>();

/** Cache tags of the pages that show a document. */
export function documentTags({ hooks }: SanitizedCollectionConfig, doc: unknown): string[] {
  return hooks.afterChange.flatMap((hook) => tagsByHook.get(hook)?.(doc, null) ?? []);
}

/**
 * Expires the cached pages that show a document when it is published, changed while public, unpublished or moved to the trash.
 * @param tagsOf gets the document, its public row before the change with the texts of all languages (null if there was none), and the language of the
 *   document's texts
 */
export function revalidateTags(tagsOf: TagsOf): { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook } {
  const afterChange: CollectionAfterChangeHook = ({ collection, context, doc, req }) => {
    const before = publishedBefore(req, collection.slug, doc.id);
    const hasDrafts = Boolean(collection.versions?.drafts);
    const isPublic = !hasDrafts || doc._status === 'published' || (before?._status === 'published' && !writeIntent(req, collection.slug)?.savesDraft);
    if (!context.skipRevalidation && isPublic) expireTags(tagsOf(doc, before, req.locale), req);
    return doc;
  };
  tagsByHook.set(afterChange, tagsOf);
  return {
    afterChange,
    afterDelete: ({ context, doc, req }) => {
      if (!context.skipRevalidation) expireTags(tagsOf(doc, null), req);
      return doc;
    },
  };
}

export function revalidateGlobalTags(tags: string[]): GlobalAfterChangeHook {
  return ({ context, doc, req }) => {
    if (!context.skipRevalidation) expireTags(tags, req);
    return doc;
  };
}
