'use client';

import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Locale } from '@/domain/locales';
import type { SearchStart } from '../answer';
import type { useRecentSearches } from '../recent-searches';
import { searchGroups } from '../search-groups';
import { useSearchAnswer } from '../use-search-answer';
import { SearchNotes } from './search-notes';
import { RecentOptions, ResultOptions, SeeAllOption } from './search-options';

export interface SearchResultsProps extends SearchStart {
  locale: Locale;
  query: string;
  /** Shown when nothing is found. */
  dropTool?: ReactNode;
  recent: ReturnType<typeof useRecentSearches>;
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

/** What a search field shows below it: recent searches and what is popular, or answers to what is typed. */
export function SearchResults(props: SearchResultsProps) {
  const { locale, query, texts, offers, dropTool, recent, field, listId, optionId, resultsPath, active, onActive, onOptions, onFollow } = props;
  const { answer, state } = useSearchAnswer(query, locale);

  const found = answer && state !== 'failed' ? searchGroups(answer, query, locale, texts.kinds) : [];
  const groups = query ? found : searchGroups(offers, '', locale, { ...texts.kinds, tool: texts.popular });
  const items = groups.flatMap((group) => group.items);
  const before = query ? [] : recent.searches.map(resultsPath);
  const after = query && items.length > 0 ? [resultsPath(query)] : [];
  const paths = [...before, ...items.map((item) => item.path), ...after];
  const joined = paths.join('\n');
  useEffect(() => {
    onOptions(joined ? joined.split('\n') : []);
    return () => onOptions([]);
  }, [joined, onOptions]);

  const optionAt = (index: number) => {
    const href = paths[index] ?? resultsPath(query);
    return { id: optionId(index), href, isActive: index === active, onPoint: () => onActive(index), onFollow: () => onFollow(href) };
  };
  const forget = (words: string) => {
    recent.forget(words);
    field.current?.focus();
  };

  return (
    <>
      <SearchNotes query={query} answer={answer} state={state} count={items.length} texts={texts} dropTool={dropTool} />
      <div id={listId} role="listbox" aria-label={texts.title} className="min-h-0 overflow-y-auto overscroll-contain">
        {!query && <RecentOptions recent={recent.searches} optionAt={optionAt} onForget={forget} texts={texts} />}
        <ResultOptions groups={groups} locale={locale} optionAt={(index) => optionAt(before.length + index)} />
        {query && items.length > 0 && <SeeAllOption option={optionAt(items.length)} label={texts.seeAll.replace('#', query)} />}
      </div>
      {before.length > 0 && (
        <button
          type="button"
          onClick={() => {
            recent.forgetAll();
            field.current?.focus();
          }}
          className="mt-1 min-h-11 shrink-0 self-start rounded-control px-3 text-sm font-semibold text-primary hover:bg-primary-soft"
        >
          {texts.clearRecent}
        </button>
      )}
    </>
  );
}
