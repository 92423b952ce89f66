'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { Locale } from '@/domain/locales';
import type { WorkerRequest } from '@/domain/offline-caches';

const IDLE_TIMEOUT_MS = 5000;
/** For browsers without requestIdleCallback. */
const CALM_MS = 2000;
/** An untouched first page has network and processor to itself for this long. */
const FIRST_PAGE_MS = 10_000;
const USE_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Calls back on the first interaction, after ten seconds at most. @returns cancels */
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
 * Registers the service worker when the browser is idle; on a first visit only once the page is used. All of its code and texts load then. Tells it
 * which pages are opened, which it can't tell from requests: pages are also fetched ahead.
 */
export function ServiceWorkerHost({ locale }: { locale: Locale }) {
  const address = `${usePathname()}?${useSearchParams()}`;
  const loaded = useRef(address);
  useEffect(() => {
    if (address === loaded.current) return;
    // Coming back here is a visit as well.
    loaded.current = '';
    navigator.serviceWorker?.controller?.postMessage({ type: 'CACHE', pages: [address], assets: [] } satisfies WorkerRequest);
  }, [address]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    let stopWaiting = () => {};
    const start = () => void import('../follow-service-worker').then(({ followServiceWorker }) => followServiceWorker(locale), console.warn);
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
  }, [locale]);
  return null;
}
