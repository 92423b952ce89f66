'use client';

import { useEffect } from 'react';
import { currentSession, loadAccount, useAccountSession } from '@/browser/account-session';
import { askToSignIn } from '@/browser/ask-to-sign-in';
import { showToast } from '@/ui/show-toast';
import { BOOKMARKS_KEY, bookmarksStorage } from '../bookmarks-storage';
import type { BookmarkTexts } from '../own-bookmarks';

const loadBookmarks = () => import('../own-bookmarks');

async function press(tool: number, texts: BookmarkTexts): Promise<void> {
  const known = currentSession();
  const session = known.state === 'unknown' ? await loadAccount() : known;
  if (session.state === 'unknown') await showToast(texts.failed, 'bad');
  else if (session.state === 'signed-in') await (await loadBookmarks()).pressBookmark(tool, session.account.id, texts);
  else askToSignIn({ bookmark: tool });
}

/** Shows which tools are bookmarked on all buttons of the page. @returns stops doing so */
async function follow(account: number): Promise<() => void> {
  const { ownBookmarks } = await loadBookmarks();
  const show = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-bookmark]'))
      button.setAttribute('aria-pressed', String(ownBookmarks.tools()?.includes(Number(button.dataset.bookmark)) ?? false));
  };
  const unsubscribe = ownBookmarks.subscribe(show);
  // Cards come and go with pages and results.
  const observer = new MutationObserver(show);
  observer.observe(document.body, { childList: true, subtree: true });
  void ownBookmarks.open(account).catch(console.error);
  return () => {
    observer.disconnect();
    ownBookmarks.close();
    unsubscribe();
  };
}

/** One listener for the bookmark buttons of all pages. The store's code and data load only for signed-in people. */
export function BookmarkHost({ texts }: { texts: BookmarkTexts }) {
  const session = useAccountSession();
  const account = session.state === 'signed-in' ? session.account.id : null;

  useEffect(() => {
    const choose = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[data-bookmark]');
      if (button) void press(Number(button.dataset.bookmark), texts);
    };
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, [texts]);

  useEffect(() => {
    if (session.state === 'none') bookmarksStorage.removeItem(BOOKMARKS_KEY);
    if (account === null) return;
    const following = follow(account);
    following.catch(console.error);
    return () => void following.then((stop) => stop()).catch(() => undefined);
  }, [account, session.state]);

  return null;
}
