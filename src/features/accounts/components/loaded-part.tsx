'use client';

import type { ReactNode } from 'react';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import { Skeleton } from '@/ui/skeleton';
import type { SharedAccountTexts } from '../account-texts';
import type { LoadedState } from '../use-loaded';

interface LoadedPartProps<T> {
  loaded: LoadedState<T>;
  retry: () => void;
  texts: SharedAccountTexts;
  rows?: number;
  children: (data: T) => ReactNode;
}

/** Loaded content, a skeleton until then, or a retry button. */
export function LoadedPart<T>({ loaded, retry, texts, rows = 2, children }: LoadedPartProps<T>) {
  if (loaded.state === 'loaded') return children(loaded.data);
  if (loaded.state === 'loading') return <Skeleton label={texts.loading} rows={rows} />;
  return (
    <FormMessage kind="bad">
      <p>{texts.loadFailed}</p>
      <button type="button" onClick={retry} className={`mt-3 ${buttonStyles('secondary')}`}>
        {texts.retry}
      </button>
    </FormMessage>
  );
}
