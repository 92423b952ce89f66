/** Local storage key of the signed-in person's bookmarks. */
export const BOOKMARKS_KEY = 'bookmarks';
