import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { rememberSearch, useRecentSearches } from './recent-searches';

interface ComboboxOptions {
  locale: Locale;
  /** The list of tools with language prefix, where all results are shown. */
  path: string;
  /** What is typed, trimmed. */
  query: string;
  /** Before a chosen page opens. */
  onLeave: () => void;
}

/** Keys and options of a search field, as in the combobox pattern: focus stays in the field while the arrows go through the options. */
export function useSearchCombobox({ locale, path, query, onLeave }: ComboboxOptions) {
  const router = useRouter();
  const id = useId();
  const recent = useRecentSearches();
  const [active, setActive] = useState(-1);
  const [paths, setPaths] = useState<string[]>([]);

  const optionId = (index: number) => `${id}-${index}`;
  const resultsPath = (words: string) => `${path}?${new URLSearchParams({ q: words })}`;
  const follow = (target: string) => {
    const words = query || new URLSearchParams(target.split('?')[1]).get('q');
    if (words) rememberSearch(words);
    onLeave();
    router.push(target);
  };

  /** @returns whether the key was for the options */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const chosen = paths[active];
    const forgotten = query ? undefined : recent.searches[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = ((active + 1 + step + paths.length + 1) % (paths.length + 1)) - 1;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen) {
      follow(chosen);
    } else if (event.key === 'Delete' && forgotten) {
      recent.forget(forgotten);
      setActive(-1);
    } else return false;
    event.preventDefault();
    return true;
  };

  return {
    onKeyDown,
    follow,
    resultsPath,
    readRecent: recent.read,
    unpoint: () => setActive(-1),
    input: {
      role: 'combobox',
      'aria-expanded': paths.length > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': paths[active] && optionId(active),
      'aria-autocomplete': 'list',
    } as const,
    results: {
      locale,
      query,
      listId: `${id}-list`,
      optionId,
      resultsPath,
      recent,
      active,
      onActive: setActive,
      onOptions: setPaths,
      onFollow: follow,
    },
  };
}
