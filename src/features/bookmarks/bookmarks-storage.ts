/** Local storage key of the signed-in person's bookmarks. */
export const BOOKMARKS_KEY = 'bookmarks';

function unlessBlocked<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Local storage that does nothing where the browser blocks it or it is full. */
export const bookmarksStorage = {
  getItem: (key: string) => unlessBlocked(() => localStorage.getItem(key)),
  setItem: (key: string, value: string) => void unlessBlocked(() => localStorage.setItem(key, value)),
  removeItem: (key: string) => void unlessBlocked(() => localStorage.removeItem(key)),
};
