'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LoadFailed } from '@/ui/load-failed';
import { Skeleton } from '@/ui/skeleton';
import type { AccountResult } from '../account-client';
import type { SharedAccountTexts } from '../account-texts';

/** Loads data when a part of the page is shown. `reload` leaves the current content until then. */
export function useLoaded<T>(load: () => Promise<AccountResult<T>>) {
  const [result, setResult] = useState<AccountResult<T> | null>(null);
  const reload = () => {
    setResult((before) => (before?.ok ? before : null));
    void load().then(setResult);
  };
  const start = useEffectEvent(reload);
  useEffect(() => start(), []);
  return { result, reload };
}

interface LoadedPartProps<T> {
  loaded: ReturnType<typeof useLoaded<T>>;
  texts: SharedAccountTexts;
  rows?: number;
  children: (data: T) => ReactNode;
}

/** Loaded content, a skeleton until then, or a retry button. */
export function LoadedPart<T>({ loaded: { result, reload }, texts, rows = 2, children }: LoadedPartProps<T>) {
  if (result?.ok) return children(result.data);
  if (!result) return <Skeleton label={texts.loading} rows={rows} />;
  return <LoadFailed text={texts.loadFailed} retry={texts.retry} onRetry={reload} />;
}
