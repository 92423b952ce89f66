const PATIENCE_MS = 4000;

/** Does something when the page has nothing better to do, at the latest after four seconds. */
export function whenIdle(action: () => void): void {
  // Safari has no such thing.
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: PATIENCE_MS });
  else setTimeout(action, PATIENCE_MS);
}
