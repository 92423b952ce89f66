const KEY = 'recent-searches';
const KEPT = 6;

/** What was looked for last on this device, newest first. Empty where the browser keeps nothing. */
export function readRecent(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((words): words is string => typeof words === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(words: string): void {
  try {
    const rest = readRecent().filter((other) => other.toLowerCase() !== words.toLowerCase());
    localStorage.setItem(KEY, JSON.stringify([words, ...rest].slice(0, KEPT)));
  } catch {
    // The browser keeps nothing: searching works all the same.
  }
}

export function clearRecent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
