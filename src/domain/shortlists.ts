/** Who sees a shortlist: its owner, everyone with the link, the same while an editor looks at it, or everyone. */
export type ShortlistVisibility = 'private' | 'unlisted' | 'requested' | 'public';

/** What owners choose. A public list waits for an editor first. */
export const CHOSEN_VISIBILITIES = ['private', 'unlisted', 'public'] as const;
export type ChosenVisibility = (typeof CHOSEN_VISIBILITIES)[number];

export const isShared = (visibility: ShortlistVisibility): boolean => visibility !== 'private';
export const chosenVisibility = (visibility: ShortlistVisibility): ChosenVisibility => (visibility === 'requested' ? 'public' : visibility);

/** Decisions about a list that is to be public; a refused one stays visible by its link. */
export const SHORTLIST_OUTCOMES = ['published', 'refused'] as const;
export type ShortlistOutcome = (typeof SHORTLIST_OUTCOMES)[number];

/** In place of an address: the list of one's bookmarks. */
export const BOOKMARKS_LIST = 'bookmarks';

/** 128 bits in base64url, of which addresses and edit keys consist. */
const RANDOM = /^[\w-]{22}$/;
export const isShortlistAddress = (value: string): boolean => RANDOM.test(value);

/** Holds the keys of the shortlists that a browser made without an account; scripts can't read it. */
export const SHORTLISTS_COOKIE = 'shortlists';
/** Keys in the cookie; the oldest ones go first. */
const KEYS_MAX = 20;

/** Edit keys by address of the list, oldest first. */
export type ShortlistKeys = ReadonlyMap<string, string>;

/** Reads the cookie, without what is damaged. */
export function readKeys(cookie: string | undefined): ShortlistKeys {
  const pairs = (cookie ?? '').split('~').map((pair) => pair.split('.') as [string, string]);
  return new Map(pairs.filter((pair) => pair.length === 2 && pair.every(isShortlistAddress)).slice(-KEYS_MAX));
}

const writeKeys = (pairs: [string, string][]): string =>
  pairs
    .slice(-KEYS_MAX)
    .map((pair) => pair.join('.'))
    .join('~');

/** The cookie with a key more. */
export const withKey = (keys: ShortlistKeys, address: string, key: string): string =>
  writeKeys([...[...keys].filter(([known]) => known !== address), [address, key]]);

export const withoutKey = (keys: ShortlistKeys, address: string): string => writeKeys([...keys].filter(([known]) => known !== address));

/** Ids of the field for a tool to add, and of the names that are suggested for it. */
export const SUGGESTED_TOOLS = { field: 'shortlist-add', id: 'shortlist-found' };

/** One tool of a list, by id. */
export interface ShortlistEntry {
  tool: number;
  note: string;
}

/** A button that changes the order or the entries: what it does and to which tool. */
export type ShortlistStep = `${'up' | 'down' | 'remove'}:${number}`;

const STEP = /^(up|down|remove):(\d{1,10})$/;

/** The entries after a step; the same ones if it can't be read or changes nothing. */
export function afterStep<Entry extends { tool: number }>(entries: readonly Entry[], step: string): Entry[] {
  const [, kind, id] = STEP.exec(step) ?? [];
  const from = entries.findIndex(({ tool }) => tool === Number(id));
  const rest = entries.filter((_, index) => index !== from);
  if (from < 0) return [...entries];
  if (kind === 'remove') return rest;
  const to = Math.min(Math.max(from + (kind === 'up' ? -1 : 1), 0), rest.length);
  return rest.toSpliced(to, 0, entries[from] as Entry);
}
