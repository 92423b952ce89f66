import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryingFetch } from './retrying-fetch';

const PASSING = [408, 409, 425, 429, 500, 502, 503, 504];
const LASTING = [200, 304, 400, 401, 403, 404, 410, 422, 501];

const answer = (status: number, headers = {}) => new Response(null, { status, headers });
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The result, without waiting for pauses. */
async function settled(request: Promise<Response>): Promise<number | string> {
  const status = request.then(({ status }) => status).catch(String);
  await vi.runAllTimersAsync();
  return status;
}

it.each(PASSING)('repeats a read once after the status %i', async (status) => {
  fetch.mockImplementation(async () => answer(status));
  expect(await settled(retryingFetch('/api/search?q=a'))).toBe(status);
  expect(fetch).toHaveBeenCalledTimes(2);
  fetch.mockReset().mockResolvedValueOnce(answer(status)).mockResolvedValueOnce(answer(200));
  expect(await settled(retryingFetch('/builds/latest.json', { method: 'HEAD' }))).toBe(200);
});

it.each(LASTING)('takes the status %i for the answer', async (status) => {
  fetch.mockImplementation(async () => answer(status));
  expect(await settled(retryingFetch('/api/search?q=a'))).toBe(status);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never repeats a %s', async (method) => {
  for (const status of PASSING) {
    fetch.mockReset().mockImplementation(async () => answer(status));
    expect(await settled(retryingFetch('/api/users/me/bookmarks/1', { method }))).toBe(status);
    expect(fetch).toHaveBeenCalledTimes(1);
  }
  fetch.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await settled(retryingFetch('/api/users/me/bookmarks/1', { method }))).toContain('Failed to fetch');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('repeats a read once without an answer, but not one that was aborted', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await settled(retryingFetch('/api/search?q=a'))).toContain('Failed to fetch');
  expect(fetch).toHaveBeenCalledTimes(2);
  fetch.mockReset().mockRejectedValue(new DOMException('aborted', 'AbortError'));
  expect(await settled(retryingFetch('/api/search?q=a', { signal: AbortSignal.abort() }))).toContain('aborted');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['1', 1000],
  ['3600', 2000],
  ['Wed, 25 Nov 2026 12:00:00 GMT', 300],
])('waits as long as the server asks, two seconds at most: %s', async (seconds, pause) => {
  fetch.mockImplementation(async () => answer(503, { 'Retry-After': seconds }));
  void retryingFetch('/api/search?q=a');
  await vi.advanceTimersByTimeAsync(pause - 1);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

/** Files that call `fetch` itself: writes, the wrapper for signing in again, and a button that asks whether the network is back. */
const OTHERS = [
  'src/browser/repeat-after-sign-in.ts',
  'src/browser/retrying-fetch.ts',
  'src/features/pwa/components/retry-online.tsx',
  'src/features/reviews/components/helpful-button.tsx',
  'src/features/search/use-search-answer.ts',
  'src/features/submissions/use-tool-form.ts',
  'src/forms/use-form.ts',
];

it('is what the site and the panel read with', () => {
  const files = ['browser', 'features', 'forms', 'panel', 'app/(site)/[locale]'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${room}/${file}`),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'));
  expect(sources.filter((file) => /(?<![\w.])fetch\(/.test(readFileSync(file, 'utf8'))).sort()).toEqual(OTHERS);
});
