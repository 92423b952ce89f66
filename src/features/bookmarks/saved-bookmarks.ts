import { stored } from '@/browser/stored';

/** The signed-in person's bookmarks as this browser knows them, shared by its tabs. */
export const savedBookmarks = stored<{ account: number; tools: number[]; at: number }>('localStorage', 'bookmarks');
