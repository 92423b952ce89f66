'use client';

import { announce } from '@/browser/account-session';
import { askToSignIn, pendingRequest } from '@/browser/ask-to-sign-in';
import { retryingFetch } from '@/browser/retrying-fetch';
import type { Locale } from '@/domain/locales';
import { routes, splitLocale } from '@/domain/routes';
import { showToast } from '@/ui/show-toast';
import { BOOKMARK_TEXTS, type BookmarkTexts } from './bookmark-texts';
import { savedBookmarks } from './saved-bookmarks';

/** `superseded`: a newer toggle of the same tool decides; `signed-out`: the session ended. */
type Outcome = 'added' | 'removed' | 'unchanged' | 'superseded' | 'failed' | 'signed-out';

/** A page loaded later asks the server again: bookmarks may have changed on another device. */
const FRESH_MS = 10 * 60_000;

const withTool = (tools: number[], tool: number, isBookmarked: boolean) => [...(isBookmarked ? [tool] : []), ...tools.filter((id) => id !== tool)];

/** The signed-in person's bookmarks, changed optimistically and shared with other tabs through `storage`. */
export function createBookmarkStore(request: typeof retryingFetch, storage: typeof savedBookmarks) {
  let account: number | null = null;
  let tools: number[] | null = null;
  /** The last toggle of each tool; requests for one tool wait for each other. */
  const last = new Map<number, Promise<Outcome>>();
  const listeners = new Set<() => void>();

  function show(next: number[] | null): void {
    tools = next;
    for (const listener of listeners) listener();
  }

  function save(next: number[]): void {
    if (account !== null) storage.write({ account, tools: next, at: Date.now() });
    show(next);
  }

  /** Shows what this browser stored; returns its age in milliseconds. */
  function adopt(): number {
    const saved = storage.read();
    if (account === null || saved?.account !== account) return Number.POSITIVE_INFINITY;
    show(saved.tools);
    return Date.now() - saved.at;
  }

  /** @throws when the server doesn't answer */
  async function refresh(): Promise<void> {
    const [owner, before] = [account, tools];
    const response = await request(routes.bookmarksApi);
    if (!response.ok) throw new Error(`Bookmarks: status ${response.status}`);
    const answer = (await response.json()) as { tools: number[] };
    if (account !== owner) return;
    if (tools === before && last.size === 0) return save(answer.tools);
    // A response from before a change isn't current.
    await Promise.all(last.values());
    return refresh();
  }

  async function send(tool: number, isBookmarked: boolean): Promise<Outcome> {
    const response = await request(routes.bookmarkApi(tool), { method: isBookmarked ? 'PUT' : 'DELETE' }).catch(() => null);
    if (response?.ok) return isBookmarked ? 'added' : 'removed';
    return response?.status === 401 ? 'signed-out' : 'failed';
  }

  return {
    /** Newest first, the same array until it changes; null until known. */
    tools: () => tools,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    adopt,
    refresh,
    /** @throws when the bookmarks can't be loaded */
    async open(owner: number): Promise<void> {
      if (account === owner && tools) return;
      account = owner;
      last.clear();
      if (adopt() > FRESH_MS) await refresh();
    },
    close(): void {
      account = null;
      storage.write(null);
      show(null);
    },
    async toggle(tool: number, isBookmarked: boolean): Promise<Outcome> {
      const owner = account;
      if (owner === null || tools === null) return 'signed-out';
      if (tools.includes(tool) === isBookmarked) return 'unchanged';
      save(withTool(tools, tool, isBookmarked));
      const isCurrent = () => account === owner && last.get(tool) === turn;
      const turn: Promise<Outcome> = (last.get(tool) ?? Promise.resolve()).then(async () => {
        const outcome = isCurrent() ? await send(tool, isBookmarked) : 'superseded';
        if (!isCurrent()) return 'superseded';
        last.delete(tool);
        if (outcome === 'failed' || outcome === 'signed-out') save(withTool(tools ?? [], tool, !isBookmarked));
        return outcome;
      });
      last.set(tool, turn);
      return turn;
    },
  };
}

export const ownBookmarks = createBookmarkStore(retryingFetch, savedBookmarks);

async function toggleAloud(tool: number, isBookmarked: boolean, texts: BookmarkTexts): Promise<void> {
  const outcome = await ownBookmarks.toggle(tool, isBookmarked);
  if (outcome === 'added' || (outcome === 'unchanged' && isBookmarked)) await showToast(texts.added);
  if (outcome === 'removed') await showToast(texts.removed, 'good', { label: texts.undo, onClick: () => void toggleAloud(tool, true, texts) });
  if (outcome === 'failed') await showToast(texts.failed, 'bad');
  if (outcome === 'signed-out') {
    ownBookmarks.close();
    announce();
    askToSignIn(isBookmarked ? { bookmark: tool } : null);
  }
}

/** Changes a bookmark of the signed-in person, by default to the opposite, and announces the result. */
export async function pressBookmark(tool: number, account: number, locale: Locale, isBookmarked?: boolean): Promise<void> {
  const texts = BOOKMARK_TEXTS[locale];
  try {
    await ownBookmarks.open(account);
    await toggleAloud(tool, isBookmarked ?? !ownBookmarks.tools()?.includes(tool), texts);
  } catch (error) {
    console.error(error);
    await showToast(texts.failed, 'bad');
  }
}

/** Adds the bookmark that the person wanted before signing in. The login pages leave it to the page that they lead on to. */
async function addWanted(account: number, locale: Locale): Promise<void> {
  if (splitLocale(window.location.pathname).path.startsWith(routes.login)) return;
  const tool = pendingRequest.read()?.bookmark;
  pendingRequest.write(null);
  if (tool !== undefined) await pressBookmark(tool, account, locale, true);
}

/** Shows which tools are bookmarked on all buttons of the page, and adds the one that waits. @returns stops doing so */
export function followBookmarks(account: number, locale: Locale): () => void {
  const show = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-bookmark]'))
      button.setAttribute('aria-pressed', String(ownBookmarks.tools()?.includes(Number(button.dataset.bookmark)) ?? false));
  };
  const unsubscribe = ownBookmarks.subscribe(show);
  // Cards come and go with pages and results.
  const observer = new MutationObserver(show);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('storage', ownBookmarks.adopt);
  void ownBookmarks
    .open(account)
    .catch(console.error)
    .then(() => addWanted(account, locale));
  return () => {
    window.removeEventListener('storage', ownBookmarks.adopt);
    observer.disconnect();
    ownBookmarks.close();
    unsubscribe();
  };
}
