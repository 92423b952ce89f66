'use client';

import { announce } from '@/browser/account-session';
import { askToSignIn } from '@/browser/ask-to-sign-in';
import { showToast } from '@/ui/show-toast';
import { createBookmarkStore } from './bookmark-store';
import { bookmarksStorage } from './bookmarks-storage';

export interface BookmarkTexts {
  added: string;
  removed: string;
  undo: string;
  failed: string;
}

export const ownBookmarks = createBookmarkStore((...input) => fetch(...input), bookmarksStorage);
window.addEventListener('storage', () => ownBookmarks.adopt());

async function toggleAloud(tool: number, isBookmarked: boolean, texts: BookmarkTexts): Promise<void> {
  const outcome = await ownBookmarks.toggle(tool, isBookmarked);
  if (outcome === 'added') await showToast(texts.added);
  if (outcome === 'removed') await showToast(texts.removed, 'good', { label: texts.undo, onClick: () => void toggleAloud(tool, true, texts) });
  if (outcome === 'failed') await showToast(texts.failed, 'bad');
  if (outcome === 'signed-out') {
    ownBookmarks.close();
    announce();
    askToSignIn(isBookmarked ? { bookmark: tool } : {});
  }
}

/** Toggles a bookmark of the signed-in person and announces the result. */
export async function pressBookmark(tool: number, account: number, texts: BookmarkTexts): Promise<void> {
  try {
    await ownBookmarks.open(account);
    await toggleAloud(tool, !ownBookmarks.tools()?.includes(tool), texts);
  } catch (error) {
    console.error(error);
    await showToast(texts.failed, 'bad');
  }
}
