const TIMEOUT_MS = 4000;

/** Runs `action` when the page is idle, after four seconds at the latest. */
export function whenIdle(action: () => void): void {
  // Safari lacks requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: TIMEOUT_MS });
  else setTimeout(action, TIMEOUT_MS);
}
