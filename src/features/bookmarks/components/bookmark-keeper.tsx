'use client';

import { useEffect } from 'react';
import { currentSession, loadAccount, useAccountSession } from '@/browser/account-session';
import { askToSignIn } from '@/browser/ask-to-sign-in';
import { showToast } from '@/ui/show-toast';
import { forgetBookmarks } from '../bookmark-cache';
import type { BookmarkTexts } from '../own-bookmarks';

const loadBookmarks = () => import('../own-bookmarks');

/** Tells every button that bookmarks a tool whether its tool is bookmarked. */
function show(tools: readonly number[] | null): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-bookmark]')) {
    button.setAttribute('aria-pressed', String(tools?.includes(Number(button.dataset.bookmark)) ?? false));
  }
}

async function press(tool: number, texts: BookmarkTexts): Promise<void> {
  const known = currentSession();
  const session = known.state === 'unknown' ? await loadAccount() : known;
  if (session.state === 'unknown') await showToast(texts.failed, 'bad');
  else if (session.state === 'signed-in') await (await loadBookmarks()).pressBookmark(tool, session.account.id, texts);
  else askToSignIn({ bookmark: tool });
}

/** Listens to the bookmark buttons of every page and keeps them in step. Bookmarks are asked for, and their code is loaded, only for who is signed in. */
export function BookmarkKeeper({ texts }: { texts: BookmarkTexts }) {
  const session = useAccountSession();
  const account = session.state === 'signed-in' ? session.account.id : null;
  const isSignedOut = session.state === 'none';

  useEffect(() => {
    const choose = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[data-bookmark]');
      if (button) void press(Number(button.dataset.bookmark), texts);
    };
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, [texts]);

  useEffect(() => {
    if (isSignedOut) forgetBookmarks();
  }, [isSignedOut]);

  useEffect(() => {
    if (account === null) return;
    let stop = () => {};
    let isStopped = false;
    const follow = async () => {
      const { ownBookmarks } = await loadBookmarks();
      if (isStopped) return;
      const update = () => show(ownBookmarks.tools());
      const unsubscribe = ownBookmarks.subscribe(update);
      // Cards come and go as pages change.
      const observer = new MutationObserver(update);
      observer.observe(document.body, { childList: true, subtree: true });
      stop = () => {
        observer.disconnect();
        unsubscribe();
        ownBookmarks.close();
        show(null);
      };
      update();
      await ownBookmarks.open(account);
    };
    follow().catch(console.error);
    return () => {
      isStopped = true;
      stop();
    };
  }, [account]);

  return null;
}
