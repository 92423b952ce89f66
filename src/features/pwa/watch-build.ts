import { latestBuild } from './latest-build';

const INTERVAL_MS = 30 * 60 * 1000;
/** Coming back to the page asks again after this time at the earliest. */
const PAUSE_MS = 5 * 60 * 1000;

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
