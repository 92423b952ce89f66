'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { mayBeSignedIn, useAccountSession } from '@/browser/account-session';
import { useInBrowser } from '@/features/accounts/use-in-browser';
import type { OwnFavoritesProps } from './own-favorites';
import { FavoritesSkeleton } from './own-favorites-parts';

const OwnFavorites = lazy(() => import('./own-favorites'));

/** Shows the visitors' content if the session hasn't loaded by then. */
const WAIT_MS = 8000;

interface FavoritesProps extends Omit<OwnFavoritesProps, 'account'> {
  /** Shown without a session. */
  children: ReactNode;
}

/** The account's bookmarks, or the visitors' content without a session. The server renders the same for everyone, so that the page can be cached. */
export function Favorites({ children, ...own }: FavoritesProps) {
  const session = useAccountSession();
  const isExpected = useInBrowser(mayBeSignedIn, false);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const skeleton = <FavoritesSkeleton label={own.texts.loading} />;
  if (session.state === 'signed-in') {
    return (
      <Suspense fallback={skeleton}>
        <OwnFavorites key={session.account.id} account={session.account.id} {...own} />
      </Suspense>
    );
  }
  if (session.state === 'unknown' && isExpected && !isLate) return skeleton;
  return children;
}
