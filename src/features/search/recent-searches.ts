import { useState } from 'react';
import { stored } from '@/browser/stored';

const MAX_RECENT = 6;
const recent = stored<unknown>('localStorage', 'recent-searches');

/** The last searches on this device, newest first; empty where storage is blocked. */
function readRecent(): string[] {
  const value = recent.read();
  return Array.isArray(value) ? value.filter((words): words is string => typeof words === 'string').slice(0, MAX_RECENT) : [];
}

const without = (words: string) => readRecent().filter((other) => other.toLowerCase() !== words.toLowerCase());

export function rememberSearch(words: string): void {
  recent.write([words, ...without(words)].slice(0, MAX_RECENT));
}

/** The recent searches, as last read. */
export function useRecentSearches() {
  const [searches, setSearches] = useState<string[]>([]);
  const save = (left: string[]) => {
    recent.write(left.length > 0 ? left : null);
    setSearches(left);
  };
  return {
    searches,
    /** Reads what other tabs have stored as well. */
    read: () => setSearches(readRecent()),
    forget: (words: string) => save(without(words)),
    forgetAll: () => save([]),
  };
}
