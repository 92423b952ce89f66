import { retryingFetch } from '@/browser/retrying-fetch';
import { routes } from '@/domain/routes';

const INTERVAL_MS = 30 * 60 * 1000;
/** Minimum time between checks on return to the page. */
const PAUSE_MS = 5 * 60 * 1000;

/** @returns id of the build being served, or null (offline) */
export async function latestBuild(): Promise<string | null> {
  try {
    const response = await retryingFetch(routes.latestBuild, { cache: 'no-store' });
    const { id } = (await response.json()) as { id?: unknown };
    return response.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** Periodically checks for a new build while the page is visible. */
export function watchBuild(onNew: () => Promise<void>): void {
  let asked = Date.now();
  const ask = async (pause: number) => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < pause) return;
    asked = Date.now();
    const id = await latestBuild();
    if (id && id !== process.env.SITE_BUILD_ID) await onNew();
  };
  const askAgain = (pause: number) => void ask(pause).catch(console.warn);
  setInterval(() => askAgain(0), INTERVAL_MS);
  window.addEventListener('focus', () => askAgain(PAUSE_MS));
  document.addEventListener('visibilitychange', () => askAgain(PAUSE_MS));
}
