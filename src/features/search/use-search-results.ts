import { type ComponentType, useCallback, useRef, useState } from 'react';
import { retryingFetch } from '@/browser/retrying-fetch';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { SearchStart } from './answer';
import type { SearchResultsProps } from './components/search-results';

/** What loads when a search field is first used. */
export interface LoadedResults extends SearchStart {
  Results: ComponentType<SearchResultsProps>;
}

const loads = new Map<Locale, Promise<LoadedResults>>();

async function load(locale: Locale): Promise<LoadedResults> {
  const [{ SearchResults }, response] = await Promise.all([import('./components/search-results'), retryingFetch(routes.searchTextsApi(locale))]);
  if (!response.ok) throw new Error(`The texts answered ${response.status}`);
  return { Results: SearchResults, ...((await response.json()) as SearchStart) };
}

/** Loads the results once for all fields, when `prepare` is first called; after a failure it tries again. */
export function useSearchResults(locale: Locale) {
  const isAsked = useRef(false);
  const [results, setResults] = useState<LoadedResults | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const prepare = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const loading = loads.get(locale) ?? load(locale);
    loads.set(locale, loading);
    loading.then(
      (ready) => {
        setResults(ready);
        setHasFailed(false);
      },
      () => {
        isAsked.current = false;
        loads.delete(locale);
        setHasFailed(true);
      },
    );
  }, [locale]);

  return { results, hasFailed, prepare };
}
