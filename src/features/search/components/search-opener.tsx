'use client';

import type { Messages } from 'next-intl';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { SearchDialogProps } from './search-dialog';
import { SearchTrigger } from './search-trigger';

interface SearchOpenerProps {
  locale: Locale;
  /** The list of tools with language prefix, where all results are shown. */
  path: string;
  texts: Pick<Messages['search']['dialog'], 'open' | 'placeholder' | 'shortcut'>;
  /** Shown when nothing is found. */
  dropTool: ReactNode;
}

interface Loaded {
  Dialog: ComponentType<SearchDialogProps>;
  texts: SearchDialogProps['texts'];
}

async function load(locale: Locale): Promise<Loaded> {
  const [{ SearchDialog }, response] = await Promise.all([import('./search-dialog'), fetch(routes.searchTextsApi(locale))]);
  if (!response.ok) throw new Error(`The texts answered ${response.status}`);
  return { Dialog: SearchDialog, texts: await response.json() };
}

/** Loads the search dialog when it's first wanted. If that fails, the list of tools has a search field too. */
export function SearchOpener({ locale, path, texts, dropTool }: SearchOpenerProps) {
  const loading = useRef<Promise<Loaded> | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [opening, setOpening] = useState(0);

  const prepare = useCallback(() => {
    loading.current ??= load(locale);
    return loading.current;
  }, [locale]);
  const open = useCallback(() => {
    prepare().then(
      (ready) => {
        setLoaded(ready);
        setOpening((count) => count + 1);
      },
      () => window.location.assign(path),
    );
  }, [prepare, path]);

  return (
    <>
      <SearchTrigger path={path} texts={texts} onNear={() => void prepare().catch(() => undefined)} onOpen={open} />
      {loaded && <loaded.Dialog locale={locale} path={path} texts={loaded.texts} dropTool={dropTool} opening={opening} />}
    </>
  );
}
