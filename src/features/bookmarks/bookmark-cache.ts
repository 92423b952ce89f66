const KEY = 'bookmarks';

/** The bookmarks of an account as this tab last heard of them, newest first; null when it has not. */
export function readBookmarks(account: number): number[] | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('account' in stored) || !('tools' in stored)) return null;
    const { account: owner, tools } = stored;
    return owner === account && Array.isArray(tools) ? tools.filter((id) => typeof id === 'number') : null;
  } catch {
    return null;
  }
}

export function keepBookmarks(account: number, tools: readonly number[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ account, tools }));
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

export function forgetBookmarks(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget then.
  }
}
