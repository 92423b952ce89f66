'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { mayBeSignedIn, useAccountSession } from '@/browser/account-session';
import { useInBrowser } from '@/features/accounts/use-in-browser';
import type { OwnFavoritesProps } from './own-favorites';
import { FavoritesSkeleton } from './own-favorites-parts';

const OwnFavorites = lazy(() => import('./own-favorites'));

/** Maximum wait for the session before showing the visitors' content. */
const WAIT_MS = 8000;

interface FavoritesProps extends Omit<OwnFavoritesProps, 'account'> {
  /** The visitors' content. */
  children: ReactNode;
}

/** The signed-in person's bookmarks, else the visitors' content; the server markup is the same for everyone. */
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
