export interface Stored<T> {
  read: () => T | null;
  /** Null removes it. */
  write: (value: T | null) => void;
}

/** A JSON value in the browser's storage. Where storage is blocked, full or damaged, nothing is stored and null is read. */
export const stored = <T>(area: 'localStorage' | 'sessionStorage', key: string): Stored<T> => ({
  read() {
    try {
      return JSON.parse(globalThis[area].getItem(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  },
  write(value) {
    try {
      if (value === null) globalThis[area].removeItem(key);
      else globalThis[area].setItem(key, JSON.stringify(value));
    } catch {
      // The page works without it.
    }
  },
});
