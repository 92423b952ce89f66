import { routes } from '@/domain/routes';

const INTERVAL_MS = 30 * 60 * 1000;
/** Coming back to the page asks again after this time at the earliest. */
const PAUSE_MS = 5 * 60 * 1000;

/** Id of the build that serves the site now; null when it cannot be had, such as offline. */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(routes.latestBuild, { cache: 'no-store' });
    const { id } = (await response.json()) as { id?: unknown };
    return response.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** Asks now and then, while somebody looks, whether the site has become another build than this page's; then calls `onNew`. */
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
