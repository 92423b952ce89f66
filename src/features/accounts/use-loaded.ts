'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountResult } from './account-client';

export type LoadedState<T> = { state: 'loading' | 'failed' } | { state: 'loaded'; data: T };

/** Loads data when a part of the page is shown. */
export function useLoaded<T>(load: () => Promise<AccountResult<T>>) {
  const [loaded, setLoaded] = useState<LoadedState<T>>({ state: 'loading' });
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  /** Reloads; the current content stays until then. */
  const reload = useCallback(async () => {
    const result = await latest.current();
    setLoaded(result.ok ? { state: 'loaded', data: result.data } : { state: 'failed' });
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
