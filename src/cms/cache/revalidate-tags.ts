import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, SanitizedCollectionConfig } from 'payload';
import { publishedBefore } from '../versions/published-before';
import { writeIntent } from '../versions/write-intent';
import { expireTags } from './expire-tags';

declare module 'payload' {
  interface RequestContext {
    /** Set by the seed, commands and tests: no pages to make new. */
    skipRevalidation?: boolean;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each collection passes its own generated type
type TagsOf = (doc: any, before: any, locale?: string | null) => string[];

const tagsByHook = new WeakMap<CollectionAfterChangeHook, TagsOf>();

/** Cache tags of the pages that show a document of a collection. */
export function documentTags({ hooks }: SanitizedCollectionConfig, doc: unknown): string[] {
  return hooks.afterChange.flatMap((hook) => tagsByHook.get(hook)?.(doc, null) ?? []);
}

/**
 * Makes the cached pages new that show a document, as soon as it is published, changed while public, unpublished or moved to the trash.
 *
 * @param tagsOf the tags of a document and of its public row before the change (null when there was none), which has its texts in every language; the
 *   language is that of the document's texts
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

/** The same for a global. */
export function revalidateGlobalTags(tags: string[]): GlobalAfterChangeHook {
  return ({ context, doc, req }) => {
    if (!context.skipRevalidation) expireTags(tags, req);
    return doc;
  };
}
