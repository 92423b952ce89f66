import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { SHORTLIST_LIMITS } from '@/domain/limits';
import type { ShortlistData } from '@/domain/schemas/shortlist';
import { BOOKMARKS_LIST } from '@/domain/shortlists';
import { keyedHash, keyFor } from '@/keys';
import type { Shortlist } from '@/payload-types';
import { addBookmark, bookmarkedTools, removeBookmark } from '../bookmarks/bookmarks';
import { inTransaction, lockInTransaction } from '../database/transaction';
import { relationIds } from '../fields/relation-ids';
import { hashOfKey, mayEdit, type ShortlistViewer, storedShortlist } from './shortlists';

const NAME_BYTES = 16;

/**
 * Address and key of a new list. A form's draft and content always give the same, so that one sent again makes no second list, and its answer has the
 * key that a lost answer had.
 */
function namesOf({ draft, ...content }: ShortlistData): { address: string; key: string } {
  const name = (what: string) =>
    (draft ? keyedHash(JSON.stringify([what, draft, content]), keyFor('shortlists')) : randomBytes(NAME_BYTES))
      .subarray(0, NAME_BYTES)
      .toString('base64url');
  return { address: name('address'), key: name('key') };
}

type Saved =
  | { refused?: never; address: string; key: string | null }
  | { refused: 'gone' | 'changed' }
  /** More tools than `limit`. */
  | { refused: 'tooMany'; limit: number };

/** Tools that may be in a list: public ones, and those it has already. */
async function allowedTools(req: PayloadRequest, wanted: number[], known: Shortlist | null): Promise<Set<number>> {
  if (wanted.length === 0) return new Set();
  const { docs } = await req.payload.find({
    collection: 'tools',
    where: { id: { in: wanted } },
    overrideAccess: false,
    user: null,
    limit: wanted.length,
    pagination: false,
    depth: 0,
    select: {},
    req,
  });
  return new Set([...docs.map(({ id }) => id), ...(known?.items ?? []).flatMap(({ tool }) => relationIds(tool).map(Number))]);
}

/** Makes the bookmarks those of the form; one added elsewhere since it was filled stays. */
async function saveBookmarks(req: PayloadRequest, user: number, { shown, items }: ShortlistData): Promise<void> {
  const wanted = items.map(({ tool }) => tool);
  const known = await bookmarkedTools(req, user);
  // One of several stays the newest if they are added in reverse.
  for (const tool of wanted.filter((id) => !known.includes(id) && !shown.includes(id)).toReversed()) await addBookmark(req, user, tool);
  for (const tool of shown.filter((id) => !wanted.includes(id))) await removeBookmark(req, user, tool);
}

/**
 * A list that is or is to be public waits for an editor again if what it says has changed: its name and notes, and which tools it has, in any order.
 * Which tools are bookmarked changes without the list, so that only those with notes count there.
 */
function visibilityOf(known: Shortlist | null, { visibility, name, items }: ShortlistData): Shortlist['visibility'] {
  if (visibility !== 'public') return visibility;
  const text = (list: Pick<Shortlist, 'name' | 'items'>) => {
    const entries = (list.items ?? []).map(({ tool, note }) => [String(relationIds(tool)[0]), note ?? '']);
    return JSON.stringify([list.name, entries.filter(([, note]) => note !== '' || !known?.isOfBookmarks).sort()]);
  };
  return known?.visibility === 'public' && text(known) === text({ name, items }) ? 'public' : 'requested';
}

/**
 * Creates or changes a list. One of no account gets an edit key, returned once and stored as its hash.
 * @returns 'gone' if it isn't there or isn't the viewer's, 'changed' if it was changed since the form was filled
 */
export function saveShortlist(req: PayloadRequest, data: ShortlistData, viewer: ShortlistViewer): Promise<Saved> {
  return inTransaction(req, async (): Promise<Saved> => {
    const { user } = viewer;
    const isOfBookmarks = data.list === BOOKMARKS_LIST;
    if (isOfBookmarks && user === null) return { refused: 'gone' };
    const names = namesOf(data);
    await lockInTransaction(req, 'shortlist', isOfBookmarks ? `${BOOKMARKS_LIST} ${user}` : data.list || names.address);
    const sent = data.list ? null : await storedShortlist(req, names.address, user);
    if (sent) return mayEdit(sent, { user, key: names.key }) ? { address: sent.address, key: sent.keyHash ? names.key : null } : { refused: 'gone' };
    const known = data.list ? await storedShortlist(req, data.list, user) : null;
    if (data.list && !isOfBookmarks && !(known && mayEdit(known, viewer))) return { refused: 'gone' };
    if (known && known.revision !== data.revision) return { refused: 'changed' };
    const holdsBookmarks = isOfBookmarks || known?.isOfBookmarks === true;
    const limit = SHORTLIST_LIMITS[holdsBookmarks ? 'bookmarks' : 'items'];
    if (data.items.length > limit) return { refused: 'tooMany', limit };
    if (holdsBookmarks && user !== null) await saveBookmarks(req, user, data);
    const allowed = await allowedTools(
      req,
      data.items.map(({ tool }) => tool),
      known,
    );
    const { name, seats, billing, vat, currency, weights, locale } = data;
    const values = {
      name,
      visibility: visibilityOf(known, data),
      language: locale,
      items: data.items.filter(({ tool }) => allowed.has(tool)),
      team: { seats, billing, vat, currency },
      weights,
    };
    if (known) {
      await req.payload.update({ collection: 'shortlists', id: known.id, data: { ...values, revision: known.revision + 1 }, depth: 0, req });
      return { address: known.address, key: null };
    }
    const key = user === null ? names.key : null;
    const { address } = await req.payload.create({
      collection: 'shortlists',
      data: { ...values, user, isOfBookmarks, address: names.address, keyHash: key && hashOfKey(key), revision: 1 },
      depth: 0,
      showHiddenFields: true,
      req,
    });
    return { address, key };
  });
}

/** Gives the viewer's account a list whose key they have; nothing opens it by a key then. False if there is none. */
export function adoptShortlist(req: PayloadRequest, address: string, viewer: ShortlistViewer): Promise<boolean> {
  return inTransaction(req, async () => {
    await lockInTransaction(req, 'shortlist', address);
    const known = await storedShortlist(req, address, viewer.user);
    if (viewer.user === null || !known?.keyHash || !mayEdit(known, viewer)) return false;
    await req.payload.update({ collection: 'shortlists', id: known.id, data: { user: viewer.user, keyHash: null }, depth: 0, req });
    return true;
  });
}

/** Deletes a list of the viewer's; bookmarks stay. False if there is none. */
export function deleteShortlist(req: PayloadRequest, address: string, viewer: ShortlistViewer): Promise<boolean> {
  return inTransaction(req, async () => {
    const known = await storedShortlist(req, address, viewer.user);
    if (!known || !mayEdit(known, viewer)) return false;
    await req.payload.delete({ collection: 'shortlists', id: known.id, depth: 0, req });
    return true;
  });
}
