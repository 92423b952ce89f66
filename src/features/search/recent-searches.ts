const KEY = 'recent-searches';
const MAX_RECENT = 6;

/** The last searches on this device, newest first; empty where storage is blocked. */
export function readRecent(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((words): words is string => typeof words === 'string').slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(words: string): void {
  try {
    const rest = readRecent().filter((other) => other.toLowerCase() !== words.toLowerCase());
    localStorage.setItem(KEY, JSON.stringify([words, ...rest].slice(0, MAX_RECENT)));
  } catch {
    // Storage is blocked; searching still works.
  }
}

export function clearRecent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked.
  }
}
