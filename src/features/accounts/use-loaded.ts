'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountAnswer } from './account-client';

export type LoadedState<T> = { state: 'loading' | 'failed' } | { state: 'loaded'; data: T };

/** What a part of the page asks the server for when it is shown. */
export function useLoaded<T>(load: () => Promise<AccountAnswer<T>>) {
  const [loaded, setLoaded] = useState<LoadedState<T>>({ state: 'loading' });
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  /** Asks again; what is shown stays until the answer is there. */
  const reload = useCallback(async () => {
    const answer = await latest.current();
    setLoaded(answer.ok ? { state: 'loaded', data: answer.data } : { state: 'failed' });
  }, []);

  useEffect(() => void reload(), [reload]);

  return {
    loaded,
    reload,
    retry: () => {
      setLoaded({ state: 'loading' });
      void reload();
    },
  };
}
