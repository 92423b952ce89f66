import { stored } from '@/browser/stored';

const MAX_RECENT = 6;
const recent = stored<unknown>('localStorage', 'recent-searches');

/** The last searches on this device, newest first; empty where storage is blocked. */
export function readRecent(): string[] {
  const value = recent.read();
  return Array.isArray(value) ? value.filter((words): words is string => typeof words === 'string').slice(0, MAX_RECENT) : [];
}

export function rememberSearch(words: string): void {
  const rest = readRecent().filter((other) => other.toLowerCase() !== words.toLowerCase());
  recent.write([words, ...rest].slice(0, MAX_RECENT));
}

export const clearRecent = () => recent.write(null);
