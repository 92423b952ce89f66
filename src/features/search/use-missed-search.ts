import { useEffect } from 'react';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';

/** Shorter than this, a text may be the beginning of another one. */
const SETTLED_MS = 2000;

/** Counts a search without results for the editors, once its text has settled. */
export function useMissedSearch(isEmpty: boolean, query: string, locale: Locale): void {
  useEffect(() => {
    if (!isEmpty) return;
    const timer = setTimeout(() => {
      fetch(routes.searchApi, { method: 'POST', body: JSON.stringify({ q: query, locale }), keepalive: true }).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isEmpty, query, locale]);
}
