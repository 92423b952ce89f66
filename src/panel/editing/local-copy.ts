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

const prefixOf = (user: number | string) => `unsaved:${user}:`;
const nameOf = ({ user, collection, id, locale }: CopyKey) => `${prefixOf(user)}${collection}:${id}:${locale}`;

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

/** Removes all copies of an account, when it signs out. */
export function removeCopiesOf(user: number | string): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefixOf(user))) localStorage.removeItem(name);
  } catch {
    // Without storage there are no copies.
  }
}
