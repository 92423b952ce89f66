import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { localeOf } from '@/domain/locales';
import { combineLanguages, recordOf, type StoredValues } from './combine-languages';
import { newestVersion, publishedBefore, storedRow } from './stored';
import { writeIntent } from './write-intent';

const newerDraftKey = (collection: string, id: number | string) => `newerDraft:${collection}:${id}`;

/** Remembers the unfinished draft that a bulk change would bury. */
export const rememberNewerDraft: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const intent = writeIntent(req, collection.slug);
  if (operation !== 'update' || !intent?.startsFromPublic || !originalDoc?.id) return data;
  const newest = await newestVersion(req, collection.slug as CollectionSlug, originalDoc.id);
  const isUnfinished = newest?._status === 'draft' && newest.updatedAt !== originalDoc.updatedAt;
  req.context[newerDraftKey(collection.slug, originalDoc.id)] = isUnfinished ? newest : undefined;
  return data;
};

/** Applies changes of unlocalized fields in the public row, by hand or by a hook (such as the moderation state), to a draft. */
function carryOver(fields: FlattenedField[], draft: StoredValues, before: StoredValues, after: StoredValues): StoredValues {
  const carried = { ...draft };
  for (const field of fields) {
    const [was, is] = [before[field.name] ?? null, after[field.name] ?? null];
    if (field.type === 'group' || field.type === 'tab')
      carried[field.name] = carryOver(field.flattenedFields, recordOf(draft[field.name]), recordOf(was), recordOf(is));
    else if (!('localized' in field && field.localized) && JSON.stringify(was) !== JSON.stringify(is)) carried[field.name] = is;
  }
  return carried;
}

/**
 * Makes the unfinished draft the newest version again, with the changes. Payload's bulk changes (such as unpublishing from the list or restoring from
 * the trash) start from the public row, which would leave an editor's draft in the history only.
 */
export const preserveNewerDraft: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const intent = writeIntent(req, collection.slug);
  const draft = req.context[newerDraftKey(collection.slug, doc.id)] as StoredValues | undefined;
  if (operation !== 'update' || !intent?.startsFromPublic || !draft) return doc;
  const slug = collection.slug as CollectionSlug;
  const after = await storedRow(req, slug, doc.id);
  if (!after) return doc;
  const carried = carryOver(collection.flattenedFields, draft, publishedBefore(req, slug, doc.id) ?? {}, after);
  const sent = collection.flattenedFields.filter(({ name }) => name in intent.data);
  const written = Object.fromEntries(sent.map(({ name }) => [name, after[name]]));
  const now = new Date(Math.max(Date.now(), Date.parse(String(after.updatedAt)) + 1)).toISOString();
  await req.payload.db.createVersion({
    collectionSlug: slug,
    parent: doc.id,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: { ...carried, ...combineLanguages(sent, written, draft, localeOf(req.locale)), _status: 'draft', updatedAt: now },
    returning: false,
    req,
  });
  return doc;
};

const preservedKey = (collection: string, id: number | string) => `preservesPublic:${collection}:${id}`;

/** True for a change that leaves the public row as it is: a draft, a restored draft, or a move to or from the trash. */
export const preservesPublic = (req: PayloadRequest, collection: string, id: number | string): boolean =>
  Boolean(writeIntent(req, collection)?.savesDraft || req.context[preservedKey(collection, id)]);

/** Marks a change that must not replace the public row with an unfinished draft. */
export const markPublicRow: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const intent = writeIntent(req, collection.slug);
  if (operation !== 'update' || !intent || !originalDoc?.id) return data;
  const isPublic = publishedBefore(req, collection.slug, originalDoc.id)?._status === 'published';
  const isMoved = intent.data.deletedAt !== undefined && intent.data._status === undefined;
  const isPreserved = isPublic && data._status === 'draft' && !intent.savesDraft && (intent.operation === 'restore' || isMoved);
  req.context[preservedKey(collection.slug, originalDoc.id)] = isPreserved;
  return data;
};

/**
 * Restores the public row. Payload overwrites it with the unfinished draft when a document is trashed (it would come back published) and when a draft
 * is restored (which would take the document offline).
 */
export const preservePublicRow: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const before = publishedBefore(req, collection.slug, doc.id);
  if (operation !== 'update' || !before || !req.context[preservedKey(collection.slug, doc.id)]) return doc;
  const data = { ...before, deletedAt: doc.deletedAt ?? null };
  await req.payload.db.updateOne({ collection: collection.slug as CollectionSlug, id: doc.id, data, returning: false, req });
  return doc;
};
