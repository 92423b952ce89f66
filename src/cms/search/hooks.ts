import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest, RequestContext } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { expireTags } from '../hooks/expire-tags';
import { publishedBefore } from '../hooks/published-before';
import { relationIds } from '../hooks/relation-ids';
import type { EntryKind } from './entry-kinds';
import { type ListChange, refreshCategory, refreshEntry, refreshTools } from './upkeep';

interface Upkeep {
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
}

/** Makes the pages of the plain lists new that changed, and no others. */
function expirePages(changes: ListChange[], context: RequestContext, req: PayloadRequest): void {
  if (context.skipRevalidation) return;
  expireTags(
    changes.flatMap(({ list, page, moved }) => [
      cacheTags.listPage(list, page),
      cacheTags.listTotal(list),
      ...(moved ? [cacheTags.listPages(list)] : []),
    ]),
    req.payload,
  );
}

/** A draft that was never public is in no list. */
const concernsPublic = (doc: { _status?: string }, before: Record<string, unknown> | null) =>
  doc._status === 'published' || before?._status === 'published';

/** Keeps a tool's rows in the read model in step, in the transaction of the change. */
export const listTool: Upkeep = {
  afterChange: async ({ collection, context, doc, req }) => {
    if (concernsPublic(doc, publishedBefore(req, collection.slug, doc.id))) expirePages(await refreshTools(req, [doc.id]), context, req);
    return doc;
  },
  afterDelete: async ({ context, doc, req }) => {
    expirePages(await refreshTools(req, [doc.id]), context, req);
    return doc;
  },
};

/** Keeps the tools a document counts for in step: the ones it points to now and pointed to before. */
export const countForTool: Upkeep = {
  afterChange: async ({ collection, context, doc, previousDoc, req }) => {
    const stored = publishedBefore(req, collection.slug, doc.id);
    if (collection.versions?.drafts && !concernsPublic(doc, stored)) return doc;
    const before = stored ?? previousDoc ?? null;
    const ids = [doc, before].flatMap((version) => relationIds(version?.tool)).map(Number);
    expirePages(await refreshTools(req, [...new Set(ids)]), context, req);
    return doc;
  },
  afterDelete: async ({ context, doc, req }) => {
    expirePages(await refreshTools(req, relationIds(doc.tool).map(Number)), context, req);
    return doc;
  },
};

/** Keeps a category in step, and its tools when its name changes. */
export const listCategory: Upkeep = {
  afterChange: async ({ collection, context, doc, req }) => {
    if (concernsPublic(doc, publishedBefore(req, collection.slug, doc.id))) expirePages(await refreshCategory(req, doc.id), context, req);
    return doc;
  },
  afterDelete: async ({ context, doc, req }) => {
    expirePages(await refreshCategory(req, doc.id), context, req);
    return doc;
  },
};

/** Keeps a term, course or product findable. */
export function listEntry(kind: EntryKind): Upkeep {
  return {
    afterChange: async ({ collection, doc, req }) => {
      if (concernsPublic(doc, publishedBefore(req, collection.slug, doc.id))) await refreshEntry(req, kind, doc.id);
      return doc;
    },
    afterDelete: async ({ doc, req }) => {
      await refreshEntry(req, kind, doc.id);
      return doc;
    },
  };
}
