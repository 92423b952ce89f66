import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest, RequestContext } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { expireTags } from '../cache/expire-tags';
import { relationIds } from '../fields/relation-ids';
import { publishedBefore } from '../versions/published-before';
import type { EntryKind } from './entry-kinds';
import { type ListChange, refreshCategory, refreshEntries, refreshTools } from './upkeep';

declare module 'payload' {
  interface RequestContext {
    /** Set by the seed, which brings lists and search up to date at its end. */
    skipLists?: boolean;
  }
}

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
    req,
  );
}

/** A draft that was never public is in no list. */
const concernsPublic = (doc: { _status?: string }, before: Record<string, unknown> | null) =>
  doc._status === 'published' || before?._status === 'published';

/** Keeps what is made from a document in step with it, in the transaction of the change. */
function inStep(refresh: (req: PayloadRequest, id: number) => Promise<ListChange[]>): Upkeep {
  return {
    afterChange: async ({ collection, context, doc, req }) => {
      if (context.skipLists) return doc;
      if (concernsPublic(doc, publishedBefore(req, collection.slug, doc.id))) expirePages(await refresh(req, doc.id), context, req);
      return doc;
    },
    afterDelete: async ({ context, doc, req }) => {
      expirePages(await refresh(req, doc.id), context, req);
      return doc;
    },
  };
}

/** Keeps a tool in every list and in search. */
export const listTool = inStep((req, id) => refreshTools(req, [id]));

/** Keeps a category findable, and its tools by its name. */
export const listCategory = inStep(refreshCategory);

/** Keeps a term, course or product findable. */
export const listEntry = (kind: EntryKind): Upkeep =>
  inStep(async (req, id) => {
    await refreshEntries(req, kind, [id]);
    return [];
  });

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
