import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { useSearchCombobox } from '../use-search-combobox';
import type { LoadedResults } from '../use-search-results';
import { SearchInput } from './search-input';

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
  const [text, setText] = useState('');
  const query = text.trim();
  const close = () => dialog.current?.close();
  const combobox = useSearchCombobox({ locale, path, query, onLeave: close });

  // biome-ignore lint/correctness/useExhaustiveDependencies: at every opening
  useEffect(() => combobox.readRecent(), [opening]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (combobox.onKeyDown(event) || event.key !== 'Enter') return;
    event.preventDefault();
    if (query) combobox.follow(combobox.resultsPath(query));
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
          combobox={combobox.input}
          texts={texts}
          onType={(typed) => {
            setText(typed);
            combobox.unpoint();
            onType();
          }}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        <div className="flex min-h-0 flex-col p-2">
          {results ? (
            <results.Results {...combobox.results} texts={results.texts} offers={results.offers} dropTool={dropTool} field={field} />
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
