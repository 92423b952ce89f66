import { isSameValue } from '@/cms/editing/units';

/** Typed values that the server doesn't have yet. */
export interface LocalCopy {
  /** When they were typed, as an ISO date. */
  at: string;
  /** By path of the field. */
  values: Record<string, unknown>;
}

export interface CopyKey {
  user: number | string;
  collection: string;
  id: number | string;
  locale: string;
}

/** One copy, read and written by its key. */
export interface CopyStore {
  read(): LocalCopy | null;
  write(copy: LocalCopy): boolean;
  remove(): void;
}

/** Removed by `browser/forget-person` when the account signs out. */
const nameOf = ({ user, collection, id, locale }: CopyKey) => `unsaved:${user}:${collection}:${id}:${locale}`;

/** The copy in this browser, null if there is none. */
export function readCopy(key: CopyKey): LocalCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as LocalCopy | null;
    return copy?.values && typeof copy.at === 'string' ? copy : null;
  } catch {
    return null;
  }
}

/** Replaces the copy. False if the browser has no room or allows no storage. */
export function writeCopy(key: CopyKey, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function removeCopy(key: CopyKey): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // Without storage there is no copy.
  }
}

/** Removes what has been saved from a copy, and the copy once nothing is left. */
export function forgetSaved(store: CopyStore, saved: LocalCopy['values']): void {
  const copy = store.read();
  const left = Object.entries(copy?.values ?? {}).filter(([path, value]) => !(path in saved && isSameValue(value, saved[path])));
  if (copy && left.length > 0) store.write({ ...copy, values: Object.fromEntries(left) });
  else store.remove();
}
