'use client';

import type { Messages } from 'next-intl';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { type LoadedResults, SearchDialog } from './search-dialog';
import { SearchTrigger } from './search-trigger';

interface SearchOpenerProps {
  locale: Locale;
  /** The list of tools with language prefix, where all results are shown. */
  path: string;
  texts: Pick<Messages['search']['dialog'], 'open' | 'title' | 'placeholder' | 'shortcut' | 'close' | 'failed'>;
  /** Shown when nothing is found. */
  dropTool: ReactNode;
}

async function load(locale: Locale): Promise<LoadedResults> {
  const [{ SearchResults }, response] = await Promise.all([import('./search-results'), fetch(routes.searchTextsApi(locale))]);
  if (!response.ok) throw new Error(`The texts answered ${response.status}`);
  return { Results: SearchResults, texts: await response.json() };
}

/** Opens the search dialog at once; its suggestions load when they are first wanted. */
export function SearchOpener({ locale, path, texts, dropTool }: SearchOpenerProps) {
  const loading = useRef<Promise<void> | null>(null);
  const [results, setResults] = useState<LoadedResults | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [opening, setOpening] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const prepare = useCallback(() => {
    loading.current ??= load(locale).then(
      (ready) => {
        setResults(ready);
        setHasFailed(false);
      },
      () => {
        loading.current = null;
        setHasFailed(true);
      },
    );
  }, [locale]);
  const open = useCallback(() => {
    prepare();
    if (dialog.current?.open) return;
    // Within the press itself: the next key lands in the field, and phones show their keyboard.
    flushSync(() => setOpening((count) => count + 1));
    dialog.current?.showModal();
    field.current?.select();
  }, [prepare]);

  return (
    <>
      <SearchTrigger path={path} texts={texts} onNear={prepare} onOpen={open} />
      {opening > 0 && (
        <SearchDialog
          dialog={dialog}
          field={field}
          locale={locale}
          path={path}
          texts={texts}
          dropTool={dropTool}
          opening={opening}
          results={results}
          hasFailed={hasFailed}
          onType={prepare}
        />
      )}
    </>
  );
}
