import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_REFRESH_SECONDS } from '@/domain/limits';
import { routes } from '@/domain/routes';

// Calls the store as React does, without a renderer.
vi.mock('react', () => ({
  useSyncExternalStore: (subscribe: (listener: () => void) => void, current: () => unknown) => {
    subscribe(() => undefined);
    return current();
  },
}));

const REFRESH = `${routes.authApi}/get-session`;
const REFRESH_MS = SESSION_REFRESH_SECONDS * 1000;

const fetch = vi.fn();
let page: EventTarget & { cookie: string; visibilityState: 'visible' | 'hidden' };
let refreshed: unknown;
let account: unknown;

const asked = (path: string) => fetch.mock.calls.filter(([address]) => address === path).length;

async function show(state: 'visible' | 'hidden'): Promise<void> {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

/** Loads a page. @returns its current session, when called */
async function open() {
  const { useAccountSession: follow, currentSession } = await import('./account-session');
  follow();
  await vi.advanceTimersByTimeAsync(0);
  return currentSession;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page = Object.assign(new EventTarget(), { cookie: 'signed_in=1', visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset().mockImplementation(async (address: string) => Response.json(address === REFRESH ? refreshed : account));
  refreshed = { user: {} };
  account = { state: 'signed-in', account: { id: 1, email: 'ann@example.com' } };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the session of a page', () => {
  it('is not asked for without a sign that there is one', async () => {
    page.cookie = 'NEXT_LOCALE=nl';
    expect((await open())()).toEqual({ state: 'none' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is extended before it ends, while the page is visible', async () => {
    expect((await open())()).toEqual(account);
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect(asked(REFRESH)).toBe(1);
    page.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(REFRESH_MS * 5);
    expect(asked(REFRESH)).toBe(1);
  });

  it('is extended when the tab becomes visible again', async () => {
    await open();
    await show('hidden');
    await vi.advanceTimersByTimeAsync(REFRESH_MS - 1);
    expect(asked(REFRESH)).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await show('visible');
    expect(asked(REFRESH)).toBe(1);
    await show('visible');
    expect(asked(REFRESH)).toBe(1);
  });

  it('ends here as well when the server refuses to extend it', async () => {
    const currentSession = await open();
    refreshed = null;
    account = { state: 'none' };
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect(currentSession()).toEqual({ state: 'none' });
  });

  it('stays when the server cannot be reached', async () => {
    const currentSession = await open();
    fetch.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(REFRESH_MS + 5000);
    expect(asked(REFRESH)).toBe(2);
    expect(currentSession()).toEqual({ state: 'signed-in', account: { id: 1, email: 'ann@example.com' } });
  });
});
