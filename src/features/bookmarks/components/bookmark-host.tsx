'use client';

import { useEffect } from 'react';
import { currentSession, loadAccount, useAccountSession } from '@/browser/account-session';
import { askToSignIn } from '@/browser/ask-to-sign-in';
import { showToast } from '@/ui/show-toast';
import type { BookmarkTexts } from '../own-bookmarks';
import { savedBookmarks } from '../saved-bookmarks';

const loadBookmarks = () => import('../own-bookmarks');

async function press(tool: number, texts: BookmarkTexts): Promise<void> {
  const known = currentSession();
  const session = known.state === 'unknown' ? await loadAccount() : known;
  if (session.state === 'unknown') await showToast(texts.failed, 'bad');
  else if (session.state === 'signed-in') await (await loadBookmarks()).pressBookmark(tool, session.account.id, texts);
  else askToSignIn({ bookmark: tool });
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
    if (session.state === 'none') savedBookmarks.write(null);
    if (account === null) return;
    const following = loadBookmarks().then(({ followBookmarks }) => followBookmarks(account));
    following.catch(console.error);
    return () => void following.then((stop) => stop()).catch(() => undefined);
  }, [account, session.state]);

  return null;
}
