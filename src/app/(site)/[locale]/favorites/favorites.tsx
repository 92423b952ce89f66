'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { mayBeSignedIn, useAccountSession } from '@/browser/account-session';
import { useInBrowser } from '@/features/accounts/use-in-browser';
import { Skeleton } from '@/ui/skeleton';
import type { OwnFavoritesProps } from './own-favorites';

const OwnFavorites = lazy(() => import('./own-favorites'));

/** Shows the visitors' content if the session hasn't loaded by then. */
const WAIT_MS = 8000;

interface FavoritesProps extends Omit<OwnFavoritesProps, 'account' | 'skeleton'> {
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
  const skeleton = <Skeleton label={own.texts.loading} rows={4} className="h-48" listClassName="card-columns" />;
  if (session.state === 'signed-in') {
    return (
      <Suspense fallback={skeleton}>
        <OwnFavorites key={session.account.id} account={session.account.id} skeleton={skeleton} {...own} />
      </Suspense>
    );
  }
  if (session.state === 'unknown' && isExpected && !isLate) return skeleton;
  return children;
}
