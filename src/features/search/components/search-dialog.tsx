'use client';

import { useRouter } from 'next/navigation';
import type { Messages } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { clearRecent, readRecent, rememberSearch } from '../recent-searches';
import { searchGroups } from '../search-groups';
import { useSearchAnswer } from '../use-search-answer';
import { SearchInput } from './search-input';
import { SearchNotes } from './search-notes';
import { RecentOptions, ResultOptions } from './search-options';

export interface SearchDialogProps {
  locale: Locale;
  /** The list of tools with language prefix, where all results are shown. */
  path: string;
  /** `#` is the query, or the number of results. */
  texts: Messages['search']['dialog'];
  /** Shown when nothing is found. */
  dropTool: ReactNode;
  /** Opens the dialog when it changes. */
  opening: number;
}

export function SearchDialog({ locale, path, texts, dropTool, opening }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<string[]>([]);
  const query = text.trim();
  const { answer, state } = useSearchAnswer(query, locale);

  useEffect(() => {
    if (opening === 0 || !dialog.current || dialog.current.open) return;
    setRecent(readRecent());
    dialog.current.showModal();
    field.current?.select();
  }, [opening]);

  useEffect(() => {
    const element = dialog.current;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, []);

  const resultsPath = (words: string) => `${path}?${new URLSearchParams({ q: words })}`;
  const groups = answer && state !== 'failed' ? searchGroups(answer, query, locale, texts.kinds) : [];
  const items = groups.flatMap((group) => group.items);
  const paths = query
    ? [...items.map((item) => item.path), ...(items.length > 0 ? [resultsPath(query)] : [])]
    : recent.map((words) => resultsPath(words));

  const close = () => dialog.current?.close();
  const go = (target: string) => {
    const words = query || new URLSearchParams(target.split('?')[1]).get('q');
    if (words) rememberSearch(words);
    close();
    router.push(target);
  };
  const optionId = (index: number) => `${id}-${index}`;
  const optionAt = (index: number) => {
    const href = paths[index] ?? path;
    return { id: optionId(index), href, isActive: index === active, onPoint: () => setActive(index), onFollow: () => go(href) };
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

  return (
    <dialog
      ref={dialog}
      aria-label={texts.title}
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
          }}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        <div className="flex min-h-0 flex-col p-2">
          <SearchNotes query={query} answer={answer} state={state} count={items.length} texts={texts} dropTool={dropTool} />
          <div id={`${id}-list`} role="listbox" aria-label={texts.title} className="min-h-0 overflow-y-auto overscroll-contain">
            {query ? (
              <ResultOptions groups={groups} locale={locale} optionAt={optionAt} seeAll={texts.seeAll.replace('#', query)} />
            ) : (
              <RecentOptions recent={recent} optionAt={optionAt} title={texts.recent} />
            )}
          </div>
          {!query && recent.length > 0 && (
            <button
              type="button"
              onClick={() => {
                clearRecent();
                setRecent([]);
                field.current?.focus();
              }}
              className="mt-1 min-h-11 self-start rounded-control px-3 text-sm font-semibold text-primary hover:bg-primary-soft"
            >
              {texts.clearRecent}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}
