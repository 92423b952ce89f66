import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { LOCALE_CODES, type Locale, localeOf } from '@/domain/locales';
import type { Part } from '@/domain/parts';
import { lockDocument } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { applyChange, composeParts, hasTexts, isSameContent, type StoredValues } from './parts';
import { concernedLanguage, type WriteIntent, writeIntent } from './write-intent';

export type StoredRow = StoredValues & { id: number | string };

/** The two states of a document: what the public sees, null if nothing, and what editors work on. */
interface DocumentState {
  shown: StoredValues | null;
  draft: StoredValues;
}

interface StoredVersion {
  id: number;
  createdAt: string;
  updatedAt: string;
  version: StoredValues;
}

/** The main row of a document, which the public sees if it is published, in all languages as the database holds it. */
export const storedRow = (req: PayloadRequest, collection: string, id: number | string): Promise<StoredRow | null> =>
  req.payload.db.findOne<StoredRow>({ collection: collection as CollectionSlug, where: { id: { equals: id } }, req });

async function latestVersion(req: PayloadRequest, collection: string, id: number | string): Promise<StoredVersion | null> {
  const { docs } = await req.payload.db.findVersions({
    collection: collection as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  return (docs[0] as unknown as StoredVersion | undefined) ?? null;
}

/** The newest version of a document, draft or not, in all languages as the database holds it; null when it has none. */
export const newestVersion = async (req: PayloadRequest, collection: string, id: number | string): Promise<StoredValues | null> =>
  (await latestVersion(req, collection, id))?.version ?? null;

interface Before {
  row: StoredRow;
  draft: StoredValues;
}

const contextKey = (collection: string, id: number | string) => `before:${collection}:${id}`;
const before = (req: PayloadRequest, collection: string, id: number | string) => req.context[contextKey(collection, id)] as Before | undefined;

/** The public row before this change; null for a new document. `previousDoc` is the newest version, often a draft, so it doesn't tell. */
export const publishedBefore = (req: PayloadRequest, collection: string, id: number | string): StoredRow | null =>
  before(req, collection, id)?.row ?? null;

/** The newest version before this change, which editors work on; null for a new document. */
export const draftBefore = (req: PayloadRequest, collection: string, id: number | string): StoredValues | null =>
  before(req, collection, id)?.draft ?? null;

/** True if no other language than those among `parts` has public texts. */
const isShownOnlyIn = (fields: FlattenedField[], shown: StoredValues, parts: readonly Part[]) =>
  !LOCALE_CODES.some((code) => !parts.includes(code) && hasTexts(fields, shown, code));

/** The states of a document after a write. `written` is what Payload made of it: the version it started from, with the data of the write. */
function nextState(fields: FlattenedField[], intent: WriteIntent, was: Before, written: StoredValues, locale: Locale): DocumentState {
  const { action, parts } = intent;
  const shown = was.row._status === 'published' ? was.row : null;
  const start = intent.startsFromPublic ? was.row : was.draft;
  const draft = intent.startsFromPublic ? applyChange(fields, was.draft, start, written, locale) : written;
  const has = (part: Part) => parts.includes(part);
  const eachLanguage = (pick: (code: Locale) => StoredValues | null) => ({ en: pick('en'), nl: pick('nl') });
  switch (action) {
    case 'publish':
      return {
        shown: composeParts(
          fields,
          shown && !has('shared') ? shown : draft,
          eachLanguage((code) => (has(code) ? draft : shown)),
        ),
        draft,
      };
    case 'unpublish': {
      if (!shown || isShownOnlyIn(fields, shown, parts)) return { shown: null, draft };
      const left = eachLanguage((code) => (has(code) ? null : shown));
      return { shown: composeParts(fields, shown, left), draft };
    }
    case 'change':
      return { shown: shown && applyChange(fields, shown, start, written, locale), draft };
    case 'restore':
    case 'revert': {
      const source = action === 'restore' ? written : was.row;
      const pick = (part: Part) => (has(part) ? source : was.draft);
      // A version may be from a time in the trash.
      const deletedAt = was.row.deletedAt ?? null;
      return { shown, draft: { ...composeParts(fields, pick('shared'), { en: pick('en'), nl: pick('nl') }), deletedAt } };
    }
    case 'move': {
      const deletedAt = written.deletedAt ?? null;
      const isRepublished = intent.data._status === 'published';
      if (intent.data._status === 'draft') return { shown: null, draft };
      return { shown: shown ? { ...shown, deletedAt } : isRepublished ? draft : null, draft };
    }
    default:
      return { shown, draft };
  }
}

/** True if this change takes the document offline in every language. */
export function takesOffline(req: PayloadRequest, collection: string, id: number | string, fields: FlattenedField[]): boolean {
  const [intent, was] = [writeIntent(req, collection), before(req, collection, id)];
  if (!intent || was?.row._status !== 'published' || was.row.deletedAt) return false;
  if (intent.action === 'move') return intent.data._status === 'draft';
  return intent.action === 'unpublish' && isShownOnlyIn(fields, was.row, intent.parts);
}

/** Remembers both states before a change. */
export const rememberState: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { slug, flattenedFields } = collection;
  const intent = writeIntent(req, slug);
  if (operation !== 'update' || !originalDoc?.id) return data;
  const id = Number(originalDoc.id);
  await lockDocument(req, slug, id);
  const row = await storedRow(req, slug, id);
  if (!row) return data;
  // A collection without drafts has no versions.
  const draft = (intent && (await newestVersion(req, slug, id))) ?? row;
  // A bulk change reads its documents before it can lock them.
  if (intent?.isBulk && originalDoc.updatedAt !== (intent.startsFromPublic ? row : draft).updatedAt) refuse(req, 'moderationChanged');
  if (intent?.action === 'unpublish' && row._status === 'published') {
    const others = LOCALE_CODES.filter((code) => !intent.parts.includes(code));
    if (others.length > 0 && isShownOnlyIn(flattenedFields, row, others)) refuse(req, 'notPublishedInLanguage');
  }
  if (intent?.action === 'revert') {
    const isPublicIn = (code: Locale) => hasTexts(flattenedFields, row, code);
    if (row._status !== 'published' || LOCALE_CODES.some((code) => intent.parts.includes(code) && !isPublicIn(code)))
      refuse(req, 'notPublishedInLanguage');
  }
  req.context[contextKey(slug, id)] = { row, draft } satisfies Before;
  return data;
};

/**
 * Stores both states after Payload's write, in its transaction. Payload knows one status and one newest version per document: it publishes what is
 * shared with any language, matches rows of another language by position, restores and republishes every language, and buries a draft under a bulk
 * change.
 */
export const settleState: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const { slug, flattenedFields: fields } = collection;
  const [intent, was] = [writeIntent(req, slug), before(req, slug, doc.id)];
  if (operation !== 'update' || !intent || !was || intent.action === 'draft') return doc;
  const newest = await latestVersion(req, slug, doc.id);
  if (!newest) throw new Error(`${slug} ${doc.id} has no version after a change`);
  const { shown, draft } = nextState(fields, intent, was, newest.version, localeOf(req.locale));
  const common = { collection: slug as CollectionSlug, req, returning: false } as const;
  const { createdAt, updatedAt, updatedBy } = newest.version;
  const stamps = { updatedAt, updatedBy, versionNote: null };
  const isFinished = shown !== null && isSameContent(fields, shown, draft);
  const published = shown && { ...shown, _status: 'published', createdAt, ...stamps };
  const unfinished = { ...draft, _status: isFinished ? 'published' : 'draft', ...stamps };

  // Payload offers the newest draft after the row's date, so a draft equal to what is public needs a newer row.
  const kept = isFinished ? { ...was.row, updatedAt } : was.row;
  const preservesPublic = intent.action === 'restore' || intent.action === 'revert';
  await req.payload.db.updateOne({ ...common, id: doc.id, data: preservesPublic ? kept : (published ?? unfinished) });
  const isPublic = published && (intent.action === 'publish' || intent.action === 'change');
  // Payload offers to publish a draft whose version is newer than the public row.
  const later = new Date(Math.max(Date.now(), Date.parse(String(updatedAt)) + 1)).toISOString();
  const save = (latest: boolean, version: StoredValues) =>
    req.payload.db.updateVersion({
      ...common,
      id: newest.id,
      versionData: {
        createdAt: newest.createdAt,
        latest,
        parent: doc.id,
        publishedLocale: isPublic ? concernedLanguage(intent) : null,
        updatedAt: latest && !isFinished ? later : newest.updatedAt,
        version,
      } as never,
    });
  await save(!isPublic || isFinished, isPublic ? published : unfinished);
  if (!isPublic || isFinished) return doc;
  await req.payload.db.createVersion({
    collectionSlug: slug as CollectionSlug,
    parent: doc.id,
    autosave: false,
    createdAt: later,
    updatedAt: later,
    snapshot: true,
    // The open draft belongs to its author, not to the one who published beside it.
    versionData: { ...unfinished, updatedAt: later, updatedBy: was.draft._status === 'draft' ? was.draft.updatedBy : updatedBy } as never,
    returning: false,
    req,
  });
  return doc;
};
