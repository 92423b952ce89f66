import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '@/domain/routes';
import { createBookmarkStore, pressBookmark } from './own-bookmarks';
import { savedBookmarks } from './saved-bookmarks';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('@/ui/show-toast', () => ({ showToast }));

const ANN = 1;
const BEN = 2;

/** A server with one person's bookmarks; it records requests and can delay or refuse responses. */
function fakeServer(bookmarked: number[] = []) {
  const tools = new Set(bookmarked);
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let refusal: number | null = null;
  let holds = false;

  const request = (async (input: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    asked.push(`${method} ${input.replace(routes.bookmarksApi, '')}`);
    if (holds) await new Promise<void>((resolve) => waiting.push(resolve));
    if (refusal === 0) throw new TypeError('Failed to fetch');
    if (refusal) return new Response('{}', { status: refusal });
    const tool = Number(input.split('/').at(-1));
    if (method === 'PUT') tools.add(tool);
    if (method === 'DELETE') tools.delete(tool);
    return Response.json(method === 'GET' ? { tools: [...tools] } : { bookmarked: method === 'PUT' });
  }) as typeof fetch;

  return {
    request,
    tools,
    asked,
    refuse: (status: number | null) => {
      refusal = status;
    },
    hold: () => {
      holds = true;
    },
    /** Sends the newest delayed response only. */
    async answerLast() {
      waiting.pop()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
    /** Sends all delayed responses, including those of follow-up requests. */
    async release() {
      while (waiting.length > 0) {
        waiting.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

function fakeStorage(): typeof savedBookmarks {
  let saved: ReturnType<typeof savedBookmarks.read> = null;
  return {
    read: () => structuredClone(saved),
    write: (value) => {
      saved = value;
    },
  };
}

const storeOf = (server: ReturnType<typeof fakeServer>, storage = fakeStorage()) => createBookmarkStore(server.request, storage);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('bookmarks', () => {
  it('are loaded once per person and browser, and again after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = fakeServer([7, 3]);
    const storage = fakeStorage();
    await storeOf(server, storage).open(ANN);
    const afterReload = storeOf(server, storage);
    await afterReload.open(ANN);
    expect(afterReload.tools()).toEqual([7, 3]);
    expect(server.asked).toEqual(['GET ']);
    await storeOf(server, storage).open(BEN);
    expect(server.asked).toHaveLength(2);
    vi.advanceTimersByTime(11 * 60_000);
    await storeOf(server, storage).open(BEN);
    expect(server.asked).toHaveLength(3);
  });

  it('change at once, and only if there is something to change', async () => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    await store.open(ANN);
    const adding = store.toggle(7, true);
    expect(store.tools()).toEqual([7, 3]);
    expect(await store.toggle(7, true)).toBe('unchanged');
    expect(await adding).toBe('added');
    expect(await store.toggle(3, false)).toBe('removed');
    expect(await store.toggle(3, false)).toBe('unchanged');
    expect(store.tools()).toEqual([7]);
    expect(server.asked).toEqual(['GET ', 'PUT /7', 'DELETE /3']);
  });

  it.each([500, 404, 0])('are restored when the server refuses (%s)', async (status) => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    await store.open(ANN);
    server.refuse(status);
    const [adding, removing] = [store.toggle(7, true), store.toggle(3, false)];
    expect(store.tools()).toEqual([7]);
    expect([await adding, await removing]).toEqual(['failed', 'failed']);
    expect(store.tools()).toEqual([3]);
  });

  it('report that the session has ended', async () => {
    const server = fakeServer();
    const store = storeOf(server);
    await store.open(ANN);
    server.refuse(401);
    expect(await store.toggle(7, true)).toBe('signed-out');
    expect(store.tools()).toEqual([]);
    store.close();
    expect(await store.toggle(7, true)).toBe('signed-out');
  });

  it.each([
    [[true, false, true, false], 'removed', []],
    [[true, false, true], 'added', [7]],
  ])('reflect the last toggle, with one request at a time per tool: %j', async (wanted, outcome, bookmarked) => {
    const server = fakeServer();
    const store = storeOf(server);
    await store.open(ANN);
    server.hold();
    const first = store.toggle(7, true);
    await vi.waitFor(() => expect(server.asked).toEqual(['GET ', 'PUT /7']));
    const others = wanted.slice(1).map((isBookmarked) => store.toggle(7, isBookmarked));
    expect(server.asked).toEqual(['GET ', 'PUT /7']);
    await server.release();
    expect(await Promise.all([first, ...others])).toEqual([...wanted.slice(1).map(() => 'superseded'), outcome]);
    expect([...server.tools]).toEqual(bookmarked);
    expect(store.tools()).toEqual(bookmarked);
  });

  it('follow other tabs of the same person only', async () => {
    const server = fakeServer([3]);
    const storage = fakeStorage();
    const [here, there, elsewhere] = [storeOf(server, storage), storeOf(server, storage), storeOf(server)];
    await here.open(ANN);
    await there.open(ANN);
    await elsewhere.open(BEN);
    const heard = vi.fn();
    there.subscribe(heard);
    await here.toggle(7, true);
    there.adopt();
    elsewhere.adopt();
    expect(there.tools()).toEqual([7, 3]);
    expect(elsewhere.tools()).toEqual([3]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('ignore a response from before a change', async () => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    await store.open(ANN);
    server.hold();
    const [refreshing, adding] = [store.refresh(), store.toggle(7, true)];
    server.tools.add(9);
    await vi.waitFor(() => expect(server.asked).toHaveLength(3));
    await server.release();
    await Promise.all([refreshing, adding]);
    expect(store.tools()).toEqual(expect.arrayContaining([3, 7, 9]));
  });

  it('stay as toggled while a list loads that was read before the server knew', async () => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    await store.open(ANN);
    server.hold();
    const adding = store.toggle(7, true);
    await vi.waitFor(() => expect(server.asked).toEqual(['GET ', 'PUT /7']));
    const refreshing = store.refresh();
    await server.answerLast();
    expect(store.tools()).toEqual([7, 3]);
    await server.release();
    await Promise.all([refreshing, adding]);
    expect(store.tools()).toEqual(expect.arrayContaining([3, 7]));
  });

  it('are dropped at sign-out, with responses still on their way', async () => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    await store.open(ANN);
    server.hold();
    const adding = store.toggle(7, true);
    await vi.waitFor(() => expect(server.asked).toHaveLength(2));
    store.close();
    expect(store.tools()).toBeNull();
    await server.release();
    expect(await adding).toBe('superseded');
    expect(store.tools()).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    server.refuse(503);
    await expect(store.open(ANN)).rejects.toThrow('503');
    expect(store.tools()).toBeNull();
    server.refuse(null);
    await store.open(ANN);
    expect(store.tools()).toEqual([3]);
  });

  it('are logged and announced as failed when they cannot be loaded', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 400 }));
    await pressBookmark(7, ANN, 'nl');
    expect(logged).toHaveBeenCalledExactlyOnceWith(new Error('Bookmarks: status 400'));
    expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\w/), 'bad');
    logged.mockRestore();
  });

  it('work where the browser blocks storage', async () => {
    const blocked = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const store = createBookmarkStore(fakeServer([3]).request, savedBookmarks);
    await store.open(ANN);
    expect(await store.toggle(7, true)).toBe('added');
    expect(store.tools()).toEqual([7, 3]);
    expect(() => savedBookmarks.write(null)).not.toThrow();
  });
});
