import { createHash, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest, Where } from 'payload';
import { SHORTLIST_LIMITS } from '@/domain/limits';
import { BOOKMARKS_LIST, isShared, isShortlistAddress, type ShortlistEntry, type ShortlistVisibility } from '@/domain/shortlists';
import type { Weights } from '@/domain/tool/score';
import { ONE_PERSON, parseTeam, type Team } from '@/domain/tool/team';
import type { Shortlist } from '@/payload-types';
import { bookmarkedTools } from '../bookmarks/bookmarks';
import { relationIds } from '../fields/relation-ids';

/** Who asks for a list: an account, and the key this browser has for it. */
export interface ShortlistViewer {
  user: number | null;
  key: string | null;
}

export interface OpenShortlist {
  id: number;
  address: string;
  name: string;
  visibility: ShortlistVisibility;
  isOfBookmarks: boolean;
  entries: ShortlistEntry[];
  team: Team;
  weights: Weights | null;
  revision: number;
  /** ISO. */
  createdAt: string;
  isOwn: boolean;
  /** The edit key if there is one, for its owner only. */
  key: string | null;
}

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

const isKeyOf = (list: Shortlist, key: string | null) =>
  Boolean(key && list.keyHash) && timingSafeEqual(Buffer.from(hashOfKey(String(key))), Buffer.from(String(list.keyHash)));

const ownerOf = ({ user }: Shortlist) => relationIds(user)[0] ?? null;

export const mayEdit = (list: Shortlist, { user, key }: ShortlistViewer): boolean =>
  (user !== null && Number(ownerOf(list)) === user) || isKeyOf(list, key);

const written = ({ items }: Pick<Shortlist, 'items'>): ShortlistEntry[] =>
  (items ?? []).flatMap(({ tool, note }) => relationIds(tool).map((id) => ({ tool: Number(id), note: note ?? '' })));

/** Bookmarks with the notes and the order of a list; new ones come last. */
function withNotes(bookmarks: number[], entries: ShortlistEntry[]): ShortlistEntry[] {
  const known = entries.filter(({ tool }) => bookmarks.includes(tool));
  const others = bookmarks.filter((tool) => !known.some((entry) => entry.tool === tool)).map((tool) => ({ tool, note: '' }));
  return [...known, ...others].slice(0, SHORTLIST_LIMITS.bookmarks);
}

/** What a list holds now. */
async function entriesOf(req: PayloadRequest, list: Shortlist): Promise<ShortlistEntry[]> {
  const owner = ownerOf(list);
  return list.isOfBookmarks && owner !== null ? withNotes(await bookmarkedTools(req, Number(owner)), written(list)) : written(list);
}

const findWhere = (req: PayloadRequest, where: Where) => req.payload.db.findOne<Shortlist>({ collection: 'shortlists', where, req });

/** The stored list behind an address, or 'bookmarks' for those of an account. */
export async function storedShortlist(req: PayloadRequest, list: string, user: number | null): Promise<Shortlist | null> {
  if (list !== BOOKMARKS_LIST) return isShortlistAddress(list) ? findWhere(req, { address: { equals: list } }) : null;
  return user === null ? null : findWhere(req, { user: { equals: user }, isOfBookmarks: { equals: true } });
}

/** A list for somebody who has its address; null if there is none or it is private to others. */
export async function openShortlist(req: PayloadRequest, address: string, viewer: ShortlistViewer): Promise<OpenShortlist | null> {
  const list = await storedShortlist(req, address, viewer.user);
  const isOwn = list !== null && mayEdit(list, viewer);
  if (!list || !(isOwn || isShared(list.visibility))) return null;
  const { team } = list;
  return {
    id: list.id,
    address: list.address,
    name: list.name,
    visibility: list.visibility,
    isOfBookmarks: list.isOfBookmarks === true,
    entries: await entriesOf(req, list),
    team: parseTeam({ seats: String(team?.seats), billing: team?.billing ?? '', vat: team?.vat ?? '', currency: team?.currency ?? '' }) ?? ONE_PERSON,
    weights: (list.weights as Weights | null) ?? null,
    revision: list.revision,
    createdAt: list.createdAt,
    isOwn,
    key: isKeyOf(list, viewer.key) ? viewer.key : null,
  };
}

export interface OwnShortlist {
  address: string;
  name: string;
  visibility: ShortlistVisibility;
  count: number;
}

/** The lists of an account and those that somebody has keys of, the newest change first; without that of bookmarks. */
export async function ownShortlists(req: PayloadRequest, user: number | null, keys: ReadonlyMap<string, string>): Promise<OwnShortlist[]> {
  const owned: Where[] = [...(user === null ? [] : [{ user: { equals: user } }]), ...(keys.size > 0 ? [{ address: { in: [...keys.keys()] } }] : [])];
  if (owned.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'shortlists',
    where: { and: [{ or: owned }, { isOfBookmarks: { not_equals: true } }] },
    sort: '-updatedAt',
    limit: 100,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  });
  return docs
    .filter((list) => mayEdit(list, { user, key: keys.get(list.address) ?? null }))
    .map((list) => ({ address: list.address, name: list.name, visibility: list.visibility, count: written(list).length }));
}

/** Lists that editors made public, the newest change first. */
export async function publicShortlists(req: PayloadRequest): Promise<(Omit<OwnShortlist, 'visibility'> & { language: Shortlist['language'] })[]> {
  const { docs } = await req.payload.find({
    collection: 'shortlists',
    where: { visibility: { equals: 'public' } },
    sort: '-updatedAt',
    limit: 60,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  });
  return Promise.all(
    docs.map(async (list) => ({ address: list.address, name: list.name, language: list.language, count: (await entriesOf(req, list)).length })),
  );
}
