import { useRouter } from 'next/navigation';
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { rememberSearch } from '../recent-searches';
import { SearchInput } from './search-input';
import type { SearchResultsProps } from './search-results';

/** What loads when the dialog is first wanted. */
export interface LoadedResults {
  Results: ComponentType<SearchResultsProps>;
  texts: SearchResultsProps['texts'];
}

interface SearchDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  field: RefObject<HTMLInputElement | null>;
  locale: Locale;
  /** The list of tools with language prefix, where all results are shown. */
  path: string;
  texts: { title: string; placeholder: string; close: string; failed: string };
  dropTool: ReactNode;
  opening: number;
  results: LoadedResults | null;
  hasFailed: boolean;
  /** Before the results are there; tries again after a failure. */
  onType: () => void;
}

/** The field takes what is typed from the start and Enter works; suggestions follow as soon as they have loaded. */
export function SearchDialog({ dialog, field, locale, path, texts, dropTool, opening, results, hasFailed, onType }: SearchDialogProps) {
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [paths, setPaths] = useState<string[]>([]);
  const query = text.trim();

  const resultsPath = (words: string) => `${path}?${new URLSearchParams({ q: words })}`;
  const optionId = (index: number) => `${id}-${index}`;
  const close = () => dialog.current?.close();
  const go = (target: string) => {
    const words = query || new URLSearchParams(target.split('?')[1]).get('q');
    if (words) rememberSearch(words);
    close();
    router.push(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = ((active + 1 + step + paths.length + 1) % (paths.length + 1)) - 1;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = paths[active] ?? (query && resultsPath(query));
      if (chosen) go(chosen);
    }
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every modal dialog
    <dialog
      ref={dialog}
      aria-label={texts.title}
      onClick={closeOnBackdrop}
      className="mx-auto mt-0 max-h-none w-full max-w-none bg-transparent p-0 text-text sm:mt-24 sm:max-w-2xl"
    >
      <div className="flex max-h-dvh flex-col bg-surface shadow-floating max-sm:h-dvh sm:max-h-[76vh] sm:rounded-card">
        <SearchInput
          ref={field}
          value={text}
          maxLength={SEARCH_MAX_LENGTH}
          listId={`${id}-list`}
          activeId={paths[active] && optionId(active)}
          hasOptions={paths.length > 0}
          texts={texts}
          onType={(typed) => {
            setText(typed);
            setActive(-1);
            onType();
          }}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        <div className="flex min-h-0 flex-col p-2">
          {results ? (
            <results.Results
              locale={locale}
              query={query}
              texts={results.texts}
              dropTool={dropTool}
              opening={opening}
              field={field}
              listId={`${id}-list`}
              optionId={optionId}
              resultsPath={resultsPath}
              active={active}
              onActive={setActive}
              onOptions={setPaths}
              onFollow={go}
            />
          ) : (
            <p role="status" className={hasFailed ? 'p-4 text-sm' : undefined}>
              {hasFailed && texts.failed}
            </p>
          )}
        </div>
      </div>
    </dialog>
  );
}
