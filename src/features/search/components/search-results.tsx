'use client';

import type { Messages } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { clearRecent, readRecent } from '../recent-searches';
import { searchGroups } from '../search-groups';
import { useSearchAnswer } from '../use-search-answer';
import { SearchNotes } from './search-notes';
import { RecentOptions, ResultOptions } from './search-options';

export interface SearchResultsProps {
  locale: Locale;
  query: string;
  /** `#` is the query, or the number of results. */
  texts: Messages['search']['dialog'];
  /** Shown when nothing is found. */
  dropTool: ReactNode;
  /** Reads the recent searches again when it changes. */
  opening: number;
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  optionId: (index: number) => string;
  resultsPath: (words: string) => string;
  active: number;
  onActive: (index: number) => void;
  /** The addresses of the options, in their order. */
  onOptions: (paths: string[]) => void;
  onFollow: (path: string) => void;
}

/** What the search dialog shows below its field: recent searches, or answers to what is typed. */
export function SearchResults(props: SearchResultsProps) {
  const { locale, query, texts, dropTool, opening, field, listId, optionId, resultsPath, active, onActive, onOptions, onFollow } = props;
  const [recent, setRecent] = useState<string[]>([]);
  const { answer, state } = useSearchAnswer(query, locale);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every opening reads what other tabs have stored
  useEffect(() => setRecent(readRecent()), [opening]);

  const groups = answer && state !== 'failed' ? searchGroups(answer, query, locale, texts.kinds) : [];
  const items = groups.flatMap((group) => group.items);
  const paths = query
    ? [...items.map((item) => item.path), ...(items.length > 0 ? [resultsPath(query)] : [])]
    : recent.map((words) => resultsPath(words));
  const joined = paths.join('\n');
  useEffect(() => onOptions(joined ? joined.split('\n') : []), [joined, onOptions]);

  const optionAt = (index: number) => {
    const href = paths[index] ?? resultsPath(query);
    return { id: optionId(index), href, isActive: index === active, onPoint: () => onActive(index), onFollow: () => onFollow(href) };
  };

  return (
    <>
      <SearchNotes query={query} answer={answer} state={state} count={items.length} texts={texts} dropTool={dropTool} />
      <div id={listId} role="listbox" aria-label={texts.title} className="min-h-0 overflow-y-auto overscroll-contain">
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
    </>
  );
}
