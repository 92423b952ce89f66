import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '@/domain/routes';
import { type Channel, createBookmarkStore } from './bookmark-store';

const ANN = 1;
const BEN = 2;

/** A server with one person's bookmarks that answers when the test says so, and writes down what it is asked. */
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
    /** Answers what waits, one after the other, until nothing waits any longer. */
    async release() {
      while (waiting.length > 0) {
        waiting.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

/** Tabs that hear of each other. */
function fakeTabs() {
  const tabs: ((event: MessageEvent) => void)[] = [];
  return (): Channel => {
    let own: (event: MessageEvent) => void = () => undefined;
    return {
      postMessage: (data: unknown) => {
        for (const tab of tabs) if (tab !== own) tab({ data } as MessageEvent);
      },
      addEventListener: ((_type: string, listener: (event: MessageEvent) => void) => {
        own = listener;
        tabs.push(listener);
      }) as Channel['addEventListener'],
    };
  };
}

const storeOf = (server: ReturnType<typeof fakeServer>, connect: () => Channel | null = () => null) =>
  createBookmarkStore({ request: server.request, connect });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('bookmarks', () => {
  it('are asked for once for each person and tab', async () => {
    const server = fakeServer([7, 3]);
    const store = storeOf(server);
    await Promise.all([store.open(ANN), store.open(ANN)]);
    expect(store.tools()).toEqual([7, 3]);
    const afterReload = storeOf(server);
    await afterReload.open(ANN);
    expect(afterReload.tools()).toEqual([7, 3]);
    expect(server.asked).toEqual(['GET ']);
    await storeOf(server).open(BEN);
    expect(server.asked).toHaveLength(2);
  });

  it('are added and taken away at once, and asked for nothing that is so already', async () => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    await store.open(ANN);
    const adding = store.wish(7, true);
    expect(store.tools()).toEqual([7, 3]);
    expect(await store.wish(7, true)).toBe('unchanged');
    expect(await adding).toBe('added');
    expect(await store.wish(7, true)).toBe('unchanged');
    expect(await store.wish(3, false)).toBe('removed');
    expect(await store.wish(3, false)).toBe('unchanged');
    expect(store.tools()).toEqual([7]);
    expect(server.asked).toEqual(['GET ', 'PUT /7', 'DELETE /3']);
  });

  it.each([500, 404, 0])('are put back when the server refuses (%s)', async (status) => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    await store.open(ANN);
    server.refuse(status);
    const [adding, removing] = [store.wish(7, true), store.wish(3, false)];
    expect(store.tools()).toEqual([7]);
    expect([await adding, await removing]).toEqual(['failed', 'failed']);
    expect(store.tools()).toEqual([3]);
    expect(console.error).toHaveBeenCalled();
  });

  it('tell when the session has ended', async () => {
    const server = fakeServer();
    const store = storeOf(server);
    await store.open(ANN);
    server.refuse(401);
    expect(await store.wish(7, true)).toBe('signed-out');
    expect(store.tools()).toEqual([]);
    store.close();
    expect(await store.wish(7, true)).toBe('signed-out');
  });

  it('end as wished last, with one request at a time for a tool', async () => {
    const server = fakeServer();
    const store = storeOf(server);
    await store.open(ANN);
    server.hold();
    const first = store.wish(7, true);
    expect(await store.wish(7, false)).toBe('superseded');
    expect(await store.wish(7, true)).toBe('superseded');
    expect(await store.wish(7, false)).toBe('superseded');
    expect(store.tools()).toEqual([]);
    expect(server.asked).toEqual(['GET ', 'PUT /7']);
    await server.release();
    expect(await first).toBe('removed');
    expect(server.asked).toEqual(['GET ', 'PUT /7', 'DELETE /7']);
    expect([...server.tools]).toEqual([]);
  });

  it('ask for nothing more when the last wish is the one on its way', async () => {
    const server = fakeServer();
    const store = storeOf(server);
    await store.open(ANN);
    server.hold();
    const first = store.wish(7, true);
    void store.wish(7, false);
    void store.wish(7, true);
    await server.release();
    expect(await first).toBe('added');
    expect(server.asked).toEqual(['GET ', 'PUT /7']);
    expect(store.tools()).toEqual([7]);
  });

  it('change in the other tabs of the same person', async () => {
    const server = fakeServer([3]);
    const connect = fakeTabs();
    const [here, there, elsewhere] = [storeOf(server, connect), storeOf(server, connect), storeOf(server, connect)];
    await here.open(ANN);
    await there.open(ANN);
    await elsewhere.open(BEN);
    const heard = vi.fn();
    there.subscribe(heard);
    await here.wish(7, true);
    expect(there.tools()).toEqual([7, 3]);
    expect(elsewhere.tools()).toEqual([3]);
    expect(heard).toHaveBeenCalledTimes(1);
    await there.wish(3, false);
    expect(here.tools()).toEqual([7]);
  });

  it('do not fall back to an answer from before a change', async () => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    await store.open(ANN);
    server.hold();
    const [asking, adding] = [store.refresh(), store.wish(7, true)];
    server.tools.add(9);
    await server.release();
    await Promise.all([asking, adding]);
    expect(store.tools()).toEqual(expect.arrayContaining([3, 7, 9]));
  });

  it('are forgotten when somebody signs out, with what is still on its way', async () => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    await store.open(ANN);
    server.hold();
    const adding = store.wish(7, true);
    store.close();
    expect(store.tools()).toBeNull();
    await server.release();
    expect(await adding).toBe('superseded');
    expect(store.tools()).toBeNull();
  });

  it('are asked for again when they could not be had', async () => {
    const server = fakeServer([3]);
    const store = storeOf(server);
    server.refuse(503);
    await expect(store.open(ANN)).rejects.toThrow('503');
    expect(store.tools()).toBeNull();
    server.refuse(null);
    await store.open(ANN);
    expect(store.tools()).toEqual([3]);
  });
});
