'use client';

import { useEffect } from 'react';
import type { PwaTexts } from '../follow-service-worker';

const IDLE_TIMEOUT_MS = 5000;
/** For browsers that cannot say when they are idle. */
const CALM_MS = 2000;

/** Registers the service worker once the page has loaded and the browser has nothing else to do; all of its code is loaded then. */
export function ServiceWorkerHost({ texts, home }: { texts: PwaTexts; home: string }) {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const start = () => import('../follow-service-worker').then(({ followServiceWorker }) => followServiceWorker(texts, home), console.warn);
    const startWhenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(start, CALM_MS);
    if (document.readyState === 'complete') startWhenIdle();
    else window.addEventListener('load', startWhenIdle, { once: true });
  }, [texts, home]);
  return null;
}
