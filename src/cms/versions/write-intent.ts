import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { isLocale, type Locale } from '@/domain/locales';
import type { StoredValues } from './combine-languages';
import { newestVersion, storedRow } from './stored';

/** The purpose of a write, which its data alone doesn't tell. */
export interface WriteIntent {
  operation: 'create' | 'update' | 'restore';
  /** The only language to publish. */
  publishes: Locale | null;
  /** Saves a draft beside the public row. */
  savesDraft: boolean;
  /** Only unpublishes, in all languages. */
  takesOffline: boolean;
  /** A bulk change. Payload doesn't roll back documents of it that fail after they were written. */
  isBulk: boolean;
  /** Starts from the public row instead of the newest version, as Payload's bulk changes do. */
  startsFromPublic: boolean;
  /** The data sent. */
  data: StoredValues;
}

const NOTHING_SENT = { publishes: null, savesDraft: false, takesOffline: false, isBulk: false, startsFromPublic: false, data: {} };

interface WriteArgs {
  id?: number | string;
  collection: { config: SanitizedCollectionConfig };
  data?: StoredValues;
  draft?: boolean;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean;
}

const contextKey = (collection: string) => `writeIntent:${collection}`;

/** The intent of the write in this request; null outside a write. */
export const writeIntent = (req: PayloadRequest, collection: string): WriteIntent | null =>
  (req.context[contextKey(collection)] as WriteIntent | undefined) ?? null;

/** True if a document is public and has a newer draft. */
async function hasNewerDraft(req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<boolean> {
  if ((await newestVersion(req, collection, id))?._status !== 'draft') return false;
  const row = await storedRow(req, collection, id);
  return row?._status === 'published' && !row.deletedAt;
}

/**
 * Records the intent of a write and settles what Payload leaves open: a language to publish is published, and a change without a status goes to the
 * unfinished draft if there is one, instead of unpublishing the document with half of it.
 */
export const settleIntent: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (!collection.versions?.drafts || (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion')) return args;
  const { id, data = {}, draft, publishSpecificLocale, unpublishAllLocales } = args as WriteArgs;
  const slug = collection.slug as CollectionSlug;
  if (operation === 'restoreVersion') {
    req.context[contextKey(slug)] = { ...NOTHING_SENT, operation: 'restore', savesDraft: Boolean(draft) } satisfies WriteIntent;
    return args;
  }
  const settled = { ...data };
  const savesDraftOfOne = Boolean(draft) && data._status !== 'published';
  const publishes = !savesDraftOfOne && isLocale(publishSpecificLocale) ? publishSpecificLocale : null;
  if (publishes) settled._status = 'published';
  else if (unpublishAllLocales && !draft) settled._status = 'draft';
  const saysNothing = operation === 'update' && id !== undefined && settled._status === undefined && settled.deletedAt === undefined;
  const savesDraft = savesDraftOfOne || (saysNothing && id !== undefined && (await hasNewerDraft(req, slug, id)));
  if (isLocale(publishSpecificLocale)) req.locale = publishSpecificLocale;
  req.context[contextKey(slug)] = {
    operation,
    publishes,
    savesDraft,
    takesOffline: operation === 'update' && !savesDraft && settled._status === 'draft' && Object.keys(settled).length === 1,
    isBulk: operation === 'update' && id === undefined,
    startsFromPublic: operation === 'update' && id === undefined && !draft && !settled.deletedAt,
    data: settled,
  } satisfies WriteIntent;
  // With the flag Payload would overwrite the newest version when unpublishing, and the history would lose it.
  return { ...args, data: settled, draft: savesDraft || draft, publishSpecificLocale: publishes ?? undefined, unpublishAllLocales: undefined };
};
