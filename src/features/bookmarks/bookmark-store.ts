import { routes } from '@/domain/routes';
import { forgetBookmarks, keepBookmarks, readBookmarks } from './bookmark-cache';

/**
 * What came of a wish. `superseded`: a request for the same tool is on its way, and whoever made that one hears how it ends. `signed-out`: the session
 * has ended.
 */
export type Outcome = 'added' | 'removed' | 'unchanged' | 'superseded' | 'failed' | 'signed-out';

interface Change {
  account: number;
  tool: number;
  bookmarked: boolean;
}

/** The way to the other tabs. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

interface Surroundings {
  request: typeof fetch;
  /** Called once, when somebody is signed in. */
  connect: () => Channel | null;
}

/** The bookmarks of whoever is signed in, shown at once as wished and put back when the server refuses. */
export function createBookmarkStore({ request, connect }: Surroundings) {
  let account: number | null = null;
  /** As the server has them, newest first; null until it has answered. */
  let confirmed: number[] | null = null;
  /** What the person wants and the server has not confirmed yet. */
  const wishes = new Map<number, boolean>();
  /** Tools that a request of this person is on its way for. */
  let busy = new Set<number>();
  let loading: Promise<void> | null = null;
  let shown: number[] | null = null;
  /** Counts what was confirmed, so that an answer from before is not taken for the newest. */
  let changes = 0;
  let channel: Channel | null = null;
  const listeners = new Set<() => void>();

  const put = (tools: number[], tool: number, bookmarked: boolean) => {
    const others = tools.filter((id) => id !== tool);
    return bookmarked ? (others.length < tools.length ? tools : [tool, ...others]) : others;
  };

  function tell(): void {
    shown = confirmed && [...wishes].reduce((tools, [tool, wanted]) => put(tools, tool, wanted), confirmed);
    for (const listener of listeners) listener();
  }

  function confirm(tool: number, bookmarked: boolean): void {
    changes += 1;
    if (account === null || confirmed === null) return;
    confirmed = put(confirmed, tool, bookmarked);
    keepBookmarks(account, confirmed);
  }

  const receive = ({ data }: MessageEvent<Change>) => {
    if (data.account !== account) return;
    confirm(data.tool, data.bookmarked);
    tell();
  };

  async function ask(owner: number): Promise<void> {
    const before = changes;
    const response = await request(routes.bookmarksApi);
    if (!response.ok) throw new Error(`The bookmarks answered ${response.status}`);
    const { tools } = (await response.json()) as { tools: number[] };
    if (account !== owner) return;
    if (changes !== before) return ask(owner);
    confirmed = tools;
    keepBookmarks(owner, tools);
    tell();
  }

  /** Asks the server, also when the answer is known. @throws when it cannot be had */
  function refresh(): Promise<void> {
    if (account === null) return Promise.resolve();
    if (loading) return loading;
    const asking = ask(account).finally(() => {
      if (loading === asking) loading = null;
    });
    loading = asking;
    return asking;
  }

  function begin(owner: number | null): void {
    account = owner;
    confirmed = owner === null ? null : readBookmarks(owner);
    loading = null;
    busy = new Set();
    wishes.clear();
    tell();
  }

  /** Begins with somebody's bookmarks. @throws when they cannot be had */
  async function open(owner: number): Promise<void> {
    if (account !== owner) begin(owner);
    if (!channel) {
      channel = connect();
      channel?.addEventListener('message', receive as EventListener);
    }
    if (confirmed === null) await refresh();
  }

  /** Forgets everything: nobody is signed in. */
  function close(): void {
    forgetBookmarks();
    begin(null);
  }

  /** @returns false when nobody is signed in any longer */
  async function send(tool: number, wanted: boolean): Promise<boolean> {
    const response = await request(routes.bookmarkApi(tool), { method: wanted ? 'PUT' : 'DELETE' });
    if (response.status === 401) return false;
    if (!response.ok) throw new Error(`Bookmark ${tool} answered ${response.status}`);
    return true;
  }

  /** Sends the wishes for one tool one after the other until the last one is true. */
  async function settle(tool: number, owner: number): Promise<Outcome> {
    for (;;) {
      const wanted = wishes.get(tool);
      if (wanted === undefined || account !== owner) return 'superseded';
      if (!(await send(tool, wanted))) return 'signed-out';
      if (account !== owner) return 'superseded';
      confirm(tool, wanted);
      channel?.postMessage({ account: owner, tool, bookmarked: wanted } satisfies Change);
      if (wishes.get(tool) === wanted) return wanted ? 'added' : 'removed';
    }
  }

  /** Adds or takes away a bookmark; wishing for what is already so does nothing. */
  async function wish(tool: number, wanted: boolean): Promise<Outcome> {
    if (account === null) return 'signed-out';
    if (shown?.includes(tool) === wanted) return 'unchanged';
    wishes.set(tool, wanted);
    tell();
    if (busy.has(tool)) return 'superseded';
    const [owner, ownBusy] = [account, busy];
    ownBusy.add(tool);
    try {
      return await settle(tool, owner);
    } catch (error) {
      console.error(error);
      return 'failed';
    } finally {
      ownBusy.delete(tool);
      if (busy === ownBusy) wishes.delete(tool);
      tell();
    }
  }

  return {
    open,
    close,
    refresh,
    wish,
    /** Newest first, the same list as long as nothing changes; null until they are known. */
    tools: () => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
