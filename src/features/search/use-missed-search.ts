import { useEffect } from 'react';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';

/** A shorter pause may be in the middle of typing. */
const SETTLED_MS = 2000;

export function useMissedSearch(isEmpty: boolean, query: string, locale: Locale): void {
  useEffect(() => {
    if (!isEmpty) return;
    const timer = setTimeout(() => {
      fetch(routes.searchApi, { method: 'POST', body: JSON.stringify({ q: query, locale }), keepalive: true }).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isEmpty, query, locale]);
}
