'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { mayBeSignedIn, useAccountSession } from '@/browser/account-session';
import { useInBrowser } from '@/features/accounts/use-in-browser';
import type { OwnFavoritesProps } from './own-favorites';
import { FavoritesSkeleton } from './own-favorites-parts';

const OwnFavorites = lazy(() => import('./own-favorites'));

/** How long the page waits to hear who is signed in, before it shows what visitors see. */
const WAIT_MS = 8000;

interface FavoritesProps extends Omit<OwnFavoritesProps, 'account'> {
  /** What visitors see. */
  children: ReactNode;
}

/** The bookmarks of whoever is signed in, else what visitors see: the page is the same for everybody until the browser takes over. */
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
