'use client';

import { useEffect } from 'react';
import type { PwaTexts } from '../follow-service-worker';

const IDLE_TIMEOUT_MS = 5000;
/** For browsers that cannot say when they are idle. */
const CALM_MS = 2000;
/** How long a first page that nobody touches has the connection and the processor for itself. */
const FIRST_PAGE_MS = 10_000;
const USE_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Calls back when the visitor does something with the page, at the latest after ten seconds; answers how to stop waiting. */
function whenUsed(callback: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const event of USE_EVENTS) window.removeEventListener(event, go);
  };
  const go = () => {
    stop();
    callback();
  };
  const timer = setTimeout(go, FIRST_PAGE_MS);
  for (const event of USE_EVENTS) window.addEventListener(event, go, { passive: true });
  return stop;
}

/**
 * Registers the service worker once the page has loaded and the browser has nothing else to do, and on a first visit only when somebody uses the page;
 * all of its code is loaded then.
 */
export function ServiceWorkerHost({ texts, home }: { texts: PwaTexts; home: string }) {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    let stopWaiting = () => {};
    const start = () => void import('../follow-service-worker').then(({ followServiceWorker }) => followServiceWorker(texts, home), console.warn);
    const startWhenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
      else setTimeout(start, CALM_MS);
    };
    const startWhenLoaded = () => {
      if (navigator.serviceWorker.controller) startWhenIdle();
      else stopWaiting = whenUsed(startWhenIdle);
    };
    if (document.readyState === 'complete') startWhenLoaded();
    else window.addEventListener('load', startWhenLoaded, { once: true });
    return () => {
      window.removeEventListener('load', startWhenLoaded);
      stopWaiting();
    };
  }, [texts, home]);
  return null;
}
