import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest, RequestContext } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import type { EntryKind } from '@/domain/routes';
import { expireTags } from '../cache/expire-tags';
import { relationIds } from '../fields/relation-ids';
import { publishedBefore } from '../versions/document-state';
import { costListed, type ListChange, refreshCategory, refreshEntries, refreshPhrases, refreshTools, scoreListed } from './upkeep';

declare module 'payload' {
  interface RequestContext {
    /** Set by the seed, which updates the search tables at its end. */
    skipLists?: boolean;
  }
}

export interface SearchHooks {
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
}

/** Expires the cached pages of plain lists that changed. */
async function expirePages(changes: ListChange[], context: RequestContext, req: PayloadRequest): Promise<void> {
  if (context.skipRevalidation) return;
  await expireTags(
    changes.flatMap(({ list, page, moved }) => [
      cacheTags.listPage(list, page),
      cacheTags.listTotal(list),
      ...(moved ? [cacheTags.listPages(list)] : []),
    ]),
    req,
  );
}

/** Drafts that were never public are in no list. */
const concernsPublic = (doc: { _status?: string }, before: Record<string, unknown> | null) =>
  doc._status === 'published' || before?._status === 'published';

interface Changed {
  id: number;
  tool?: Parameters<typeof relationIds>[0];
}

type Refresh = (req: PayloadRequest, doc: Changed, before: Changed | null) => Promise<ListChange[]>;

/** Updates the search tables in the transaction of a change. */
function updatesSearch(refresh: Refresh): SearchHooks {
  return {
    afterChange: async ({ collection, context, doc, previousDoc, req }) => {
      const stored = publishedBefore(req, collection.slug, doc.id);
      if (context.skipLists || (collection.versions?.drafts && !concernsPublic(doc, stored))) return doc;
      await expirePages(await refresh(req, doc, stored ?? previousDoc ?? null), context, req);
      return doc;
    },
    afterDelete: async ({ context, doc, req }) => {
      await expirePages(await refresh(req, doc, null), context, req);
      return doc;
    },
  };
}

export const listTool = updatesSearch(async (req, { id }) => {
  const changes = await refreshTools(req, [id]);
  await scoreListed(req, [id]);
  await costListed(req, [id]);
  return changes;
});

/** Includes the category's tools, which are found by its name. */
export const listCategory = updatesSearch((req, { id }) => refreshCategory(req, id));

export const listEntry = (kind: EntryKind): SearchHooks =>
  updatesSearch(async (req, { id }) => {
    await refreshEntries(req, kind, [id]);
    return [];
  });

/** For reviews and bookmarks: updates the tool the document belongs to and the one it belonged to before. The recommended order follows at night. */
export const countForTool = updatesSearch((req, doc, before) => {
  const ids = [doc, before].flatMap((version) => relationIds(version?.tool)).map(Number);
  return refreshTools(req, [...new Set(ids)]);
});

export const listTask: SearchHooks = updatesSearch(async (req, { id }) => {
  await refreshPhrases(req);
  await refreshEntries(req, 'task', [id]);
  return [];
});

export const listSearchWords: GlobalAfterChangeHook = async ({ context, doc, req }) => {
  if (!context.skipLists) await refreshPhrases(req);
  return doc;
};
