import { routes } from '@/domain/routes';
import { BOOKMARKS_KEY } from './bookmarks-storage';

/** `superseded`: a newer toggle of the same tool decides; `signed-out`: the session ended. */
export type Outcome = 'added' | 'removed' | 'unchanged' | 'superseded' | 'failed' | 'signed-out';

/** A page loaded later asks the server again: bookmarks may have changed on another device. */
const FRESH_MS = 10 * 60_000;

const withTool = (tools: number[], tool: number, isBookmarked: boolean) =>
  tools.includes(tool) === isBookmarked ? tools : isBookmarked ? [tool, ...tools] : tools.filter((id) => id !== tool);

/** The signed-in person's bookmarks, changed optimistically and shared with other tabs through `storage`. */
export function createBookmarkStore(request: typeof fetch, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  let account: number | null = null;
  let tools: number[] | null = null;
  /** Counts changes, so that a response from before one is not taken for current. */
  let changes = 0;
  /** The last toggle of each tool; requests for one tool wait for each other. */
  const last = new Map<number, Promise<Outcome>>();
  const listeners = new Set<() => void>();

  function show(next: number[] | null): void {
    tools = next;
    for (const listener of listeners) listener();
  }

  function save(next: number[], at = Date.now()): void {
    storage.setItem(BOOKMARKS_KEY, JSON.stringify({ account, tools: next, at }));
    show(next);
  }

  /** Shows what this browser stored; returns its age in milliseconds. */
  function adopt(): number {
    const stored = JSON.parse(storage.getItem(BOOKMARKS_KEY) ?? '{}') as { account?: number; tools?: number[]; at?: number };
    if (account === null || stored.account !== account) return Number.POSITIVE_INFINITY;
    changes += 1;
    show(stored.tools ?? []);
    return Date.now() - (stored.at ?? 0);
  }

  /** @throws when the server doesn't answer */
  async function refresh(): Promise<void> {
    const [owner, before] = [account, changes];
    const response = await request(routes.bookmarksApi);
    if (!response.ok) throw new Error(`Bookmarks: status ${response.status}`);
    const answer = (await response.json()) as { tools: number[] };
    if (account !== owner) return;
    if (changes !== before) return refresh();
    save(answer.tools);
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
      if (adopt() > FRESH_MS) await refresh();
    },
    close(): void {
      account = null;
      storage.removeItem(BOOKMARKS_KEY);
      show(null);
    },
    async toggle(tool: number, isBookmarked: boolean): Promise<Outcome> {
      const owner = account;
      if (owner === null || tools === null) return 'signed-out';
      if (tools.includes(tool) === isBookmarked) return 'unchanged';
      changes += 1;
      save(withTool(tools, tool, isBookmarked));
      const isCurrent = () => account === owner && last.get(tool) === turn;
      const turn: Promise<Outcome> = (last.get(tool) ?? Promise.resolve()).then(async () => {
        const outcome = isCurrent() ? await send(tool, isBookmarked) : 'superseded';
        changes += 1;
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
