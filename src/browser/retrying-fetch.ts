/** Statuses after which the same request may succeed. */
const PASSING = [408, 409, 425, 429, 500, 502, 503, 504];

const PAUSE_MS = 300;
/** The longest pause a server can ask for. */
const MAX_PAUSE_MS = 2000;

function pauseAfter(response: Response | null): number {
  const asked = Number(response?.headers.get('Retry-After')) * 1000 || 0;
  return Math.min(Math.max(asked, PAUSE_MS), MAX_PAUSE_MS);
}

/**
 * `fetch` that repeats a failed read once, after a short pause. It never repeats a write, which the server may have done before it failed.
 * @throws like `fetch`, when there's no answer to the second attempt either or the request is aborted
 */
export async function retryingFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', signal } = init;
  if (method !== 'GET' && method !== 'HEAD') return fetch(address, init);
  const response = await fetch(address, init).catch((error) => {
    if (signal?.aborted) throw error;
    return null;
  });
  if (response && !PASSING.includes(response.status)) return response;
  await new Promise((resolve) => setTimeout(resolve, pauseAfter(response)));
  return fetch(address, init);
}
