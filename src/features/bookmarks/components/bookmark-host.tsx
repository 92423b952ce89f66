'use client';

import { useEffect } from 'react';
import { currentSession, loadAccount, useAccountSession } from '@/browser/account-session';
import { askToSignIn } from '@/browser/ask-to-sign-in';
import type { Locale } from '@/domain/locales';
import { showToast } from '@/ui/show-toast';
import { savedBookmarks } from '../saved-bookmarks';

const loadBookmarks = () => import('../own-bookmarks');

async function press(tool: number, locale: Locale): Promise<void> {
  const known = currentSession();
  const session = known.state === 'unknown' ? await loadAccount() : known;
  if (session.state === 'unknown') await showToast((await import('../bookmark-texts')).BOOKMARK_TEXTS[locale].failed, 'bad');
  else if (session.state === 'signed-in') await (await loadBookmarks()).pressBookmark(tool, session.account.id, locale);
  else askToSignIn({ bookmark: tool });
}

/** One listener for the bookmark buttons of all pages. The store's code, texts and data load only for signed-in people. */
export function BookmarkHost({ locale }: { locale: Locale }) {
  const session = useAccountSession();
  const account = session.state === 'signed-in' ? session.account.id : null;

  useEffect(() => {
    const choose = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[data-bookmark]');
      if (button) void press(Number(button.dataset.bookmark), locale);
    };
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, [locale]);

  useEffect(() => {
    if (session.state === 'none') savedBookmarks.write(null);
    if (account === null) return;
    const following = loadBookmarks().then(({ followBookmarks }) => followBookmarks(account, locale));
    following.catch(console.error);
    return () => void following.then((stop) => stop()).catch(() => undefined);
  }, [account, session.state, locale]);

  return null;
}
