import { z } from 'zod';
import type { FoundDocument } from '@/cms/find/find-documents';
import { editViewPath } from '../paths';

/** Something the palette opens or does. */
export interface Entry {
  id: string;
  title: string;
  /** Language of the title, if it isn't the panel's. */
  lang?: string;
  /** What it is, such as "Tool". */
  detail?: string;
  /** Where it leads. */
  href?: string;
  /** What it does, without an address. */
  run?: () => void;
}

const RECENT_MAX = 6;
const recentEntries = z.array(
  z.object({ id: z.string(), title: z.string(), detail: z.string(), href: z.string().startsWith('/'), lang: z.string() }),
);

/** A found document; one with a title in a language opens in that language. */
export const documentEntry = ({ collection, id, title, kind, locale }: FoundDocument): Entry => ({
  id: `document-${collection}-${id}`,
  title,
  detail: kind,
  href: `${editViewPath(collection, id)}${locale ? `?locale=${locale}` : ''}`,
  ...(locale ? { lang: locale } : {}),
});

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The entries that contain every word, those that start with the text first. */
export function matching(entries: Entry[], text: string): Entry[] {
  const sought = plain(text).trim();
  const words = sought.split(/\s+/);
  return entries
    .filter(({ title }) => words.every((word) => plain(title).includes(word)))
    .sort((one, other) => Number(plain(other.title).startsWith(sought)) - Number(plain(one.title).startsWith(sought)));
}

/** Removed by `browser/forget-person` when the account signs out. */
const recentKey = (user: number | string) => `palette-recent-${user}`;

/** The documents this person opened last from here, newest first. */
export function recentDocuments(user: number | string): Entry[] {
  try {
    return recentEntries.parse(JSON.parse(localStorage.getItem(recentKey(user)) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberDocument(user: number | string, { id, title, detail = '', href = '', lang = '' }: Entry): void {
  const others = recentDocuments(user).filter((entry) => entry.id !== id);
  try {
    localStorage.setItem(recentKey(user), JSON.stringify([{ id, title, detail, href, lang }, ...others].slice(0, RECENT_MAX)));
  } catch {
    // without storage there are no recent documents
  }
}
