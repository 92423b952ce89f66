import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { inTransaction, lockDocument } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { isTooDeep } from '../translations/texts';
import { endNewestVersion } from '../versions/history-authors';
import { isSameValue, unitsOf, valueAt, withValue } from './units';

export interface FieldChange {
  /** See `Unit`. */
  field: string;
  /** The stored value that the editor started from. */
  base: unknown;
  value: unknown;
  /** The editor wrote `base` themselves since they opened the document. */
  isOwn?: boolean | undefined;
}

/** A field that somebody else has changed since the editor read it. */
export interface Conflict {
  field: string;
  theirs: unknown;
  /** Who saved the newest version; null if that is unknown or the editor themselves. */
  by: string | null;
  /** When, as an ISO date. */
  at: string | null;
}

type Values = Record<string, unknown>;
export type DraftOutcome = { refused: Conflict[] } | { doc: Values };

interface DraftRef {
  collection: string;
  id: number;
  locale: Locale;
}

/** The newest version in one language as Payload's form reads it. In a separate request, because a read changes the language of its request. */
async function readDraft({ payload, transactionID, user }: PayloadRequest, { collection, id, locale }: DraftRef): Promise<Values> {
  const req = await createLocalReq({ ...(user ? { user } : {}), req: transactionID === undefined ? {} : { transactionID } }, payload);
  const slug = collection as CollectionSlug;
  return { ...(await payload.findByID({ collection: slug, id, draft: true, locale, fallbackLocale: false, depth: 0, overrideAccess: false, req })) };
}

/** Who else saved the newest version, and when. */
async function otherAuthor(req: PayloadRequest, { updatedBy, updatedAt }: Values): Promise<Pick<Conflict, 'by' | 'at'>> {
  if (!updatedBy || updatedBy === req.user?.id) return { by: null, at: null };
  const user = await req.payload.findByID({ collection: 'users', id: Number(updatedBy), depth: 0, disableErrors: true, req });
  return { by: user?.name || user?.email || null, at: new Date(String(updatedAt)).toISOString() };
}

/** The fields whose stored value is neither what the editor started from nor what they want. */
async function conflictsIn(req: PayloadRequest, stored: Values, changes: readonly FieldChange[]): Promise<Conflict[]> {
  const stale = changes.filter(({ field, base, value }) => {
    const theirs = valueAt(stored, field);
    return !isSameValue(theirs, base) && !isSameValue(theirs, value);
  });
  if (stale.length === 0) return [];
  const author = await otherAuthor(req, stored);
  return stale.map(({ field }) => ({ field, theirs: valueAt(stored, field) ?? null, ...author }));
}

/**
 * Saves changed fields of a document as a draft, in one language. Nothing is written if somebody else has changed one of them in the meantime. What
 * replaces somebody else's text begins a new version, so that the history has theirs.
 * @returns the newest version, with what others have saved, or the conflicts
 * @throws APIError 400 for an unknown field, 404; ValidationError by path
 */
export function saveDraft(req: PayloadRequest, ref: DraftRef, changes: FieldChange[]): Promise<DraftOutcome> {
  const { collection, id, locale } = ref;
  const config = req.payload.config.collections.find(({ slug }) => slug === collection);
  if (!config?.versions?.drafts) return refuse(req, 'gone', 404);
  const paths = new Set(unitsOf(config.fields).map(({ path }) => path));
  if (changes.some(({ field, value, base }) => !paths.has(field) || isTooDeep(value) || isTooDeep(base))) return refuse(req, 'query', 400);
  const { autosave } = config.versions.drafts;
  return inTransaction(req, async () => {
    await lockDocument(req, collection, id);
    const stored = await readDraft(req, ref);
    const conflicts = await conflictsIn(req, stored, changes);
    if (conflicts.length > 0) return { refused: conflicts };
    const wanted = changes.filter(({ field, value }) => !isSameValue(valueAt(stored, field), value));
    if (wanted.length === 0) return { doc: stored };
    const replacesOthers = wanted.some(({ field, isOwn }) => !isOwn && !isSameValue(valueAt(stored, field), null));
    if (autosave && replacesOthers) await endNewestVersion(req, collection, id);
    await req.payload.update({
      collection: collection as CollectionSlug,
      id,
      data: wanted.reduce<Values>((data, { field, value }) => withValue(data, field, value), {}),
      draft: true,
      autosave: Boolean(autosave),
      locale,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
    return { doc: await readDraft(req, ref) };
  });
}
