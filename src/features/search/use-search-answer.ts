import { useEffect, useRef, useState } from 'react';
import { retryingFetch } from '@/browser/retrying-fetch';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { SearchAnswer } from './answer';

const DELAY_MS = 90;
/** A shorter pause may be in the middle of typing. */
const SETTLED_MS = 2000;

export type SearchState = 'idle' | 'loading' | 'done' | 'failed';

/** Reports a search without results, once the visitor stops typing. */
function useMissedSearch(isEmpty: boolean, query: string, locale: Locale): void {
  useEffect(() => {
    if (!isEmpty) return;
    const timer = setTimeout(() => {
      fetch(routes.searchApi, { method: 'POST', body: JSON.stringify({ q: query, locale }), keepalive: true }).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isEmpty, query, locale]);
}

/** Searches while typing, after a short pause; answers are cached for as long as the page lives. */
export function useSearchAnswer(query: string, locale: Locale): { answer: SearchAnswer | null; state: SearchState } {
  const answers = useRef(new Map<string, SearchAnswer>());
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [state, setState] = useState<SearchState>('idle');

  useEffect(() => {
    const known = answers.current.get(query) ?? null;
    if (known || !query) {
      setAnswer(known);
      setState(known ? 'done' : 'idle');
      return;
    }
    const controller = new AbortController();
    setState('loading');
    const timer = setTimeout(async () => {
      try {
        const response = await retryingFetch(`${routes.searchApi}?${new URLSearchParams({ q: query, locale })}`, { signal: controller.signal });
        if (!response.ok) throw new Error(String(response.status));
        const found = (await response.json()) as SearchAnswer;
        answers.current.set(query, found);
        setAnswer(found);
        setState('done');
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed');
      }
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, locale]);

  useMissedSearch(state === 'done' && answer?.tools.length === 0 && answer.entries.length === 0, query, locale);
  return { answer, state };
}
