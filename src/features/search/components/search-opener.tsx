'use client';

import type { Messages } from 'next-intl';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '@/domain/locales';
import { useSearchResults } from '../use-search-results';
import { SearchDialog } from './search-dialog';
import { SearchTrigger } from './search-trigger';

interface SearchOpenerProps {
  locale: Locale;
  /** The list of tools with language prefix, where all results are shown. */
  path: string;
  texts: Pick<Messages['search']['dialog'], 'open' | 'title' | 'placeholder' | 'shortcut' | 'close' | 'failed'>;
  /** Shown when nothing is found. */
  dropTool: ReactNode;
}

/** Opens the search dialog at once; its suggestions load when they are first wanted. */
export function SearchOpener({ locale, path, texts, dropTool }: SearchOpenerProps) {
  const { results, hasFailed, prepare } = useSearchResults(locale);
  const [opening, setOpening] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

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
