'use client';

import { announce } from '@/browser/account-session';
import { askToSignIn } from '@/browser/ask-to-sign-in';
import { showToast } from '@/ui/show-toast';
import { createBookmarkStore } from './bookmark-store';

export interface BookmarkTexts {
  added: string;
  removed: string;
  undo: string;
  failed: string;
}

/** The bookmarks of whoever is signed in in this browser. */
export const ownBookmarks = createBookmarkStore({
  request: (...input) => fetch(...input),
  connect: () => ('BroadcastChannel' in window ? new BroadcastChannel('bookmarks') : null),
});

async function wishAloud(tool: number, wanted: boolean, texts: BookmarkTexts): Promise<void> {
  const outcome = await ownBookmarks.wish(tool, wanted);
  if (outcome === 'added') await showToast(texts.added);
  if (outcome === 'removed') await showToast(texts.removed, 'good', { label: texts.undo, onClick: () => void wishAloud(tool, true, texts) });
  if (outcome === 'failed') await showToast(texts.failed, 'bad');
  if (outcome === 'signed-out') {
    ownBookmarks.close();
    announce();
    askToSignIn(wanted ? { bookmark: tool } : {});
  }
}

/** Adds a bookmark of the signed-in person, or takes it away, and says so. */
export async function pressBookmark(tool: number, account: number, texts: BookmarkTexts): Promise<void> {
  try {
    await ownBookmarks.open(account);
  } catch (error) {
    console.error(error);
    await showToast(texts.failed, 'bad');
    return;
  }
  await wishAloud(tool, !ownBookmarks.tools()?.includes(tool), texts);
}
