'use client';

import { messageSW, Workbox } from 'workbox-window';
import type { Locale } from '@/domain/locales';
import type { WorkerRequest } from '@/domain/offline-caches';
import { localePath, routes } from '@/domain/routes';
import { toaster } from '@/ui/toaster';
import { followInstallButtons } from './install-prompt';
import { watchBuild } from './latest-build';
import { forgetTakenOver, offerUpdate, reloadWhenReplaced } from './new-version';
import { WORKER_TEXTS, type WorkerTexts } from './worker-texts';

type WorkerState = 'registered' | 'installed' | 'waiting' | 'ready' | 'failed';

const CONNECTION_TOAST = 'connection';

let hasStarted = false;

function showState(state: WorkerState): void {
  document.documentElement.dataset.serviceWorker = state;
}

function flagFailure(error: unknown): void {
  showState('failed');
  console.warn('The service worker could not be registered.', error);
  window.dispatchEvent(new CustomEvent('service-worker-failed', { detail: error }));
}

/** Caches what loaded before the worker was active: this page, its files, and the home page, which an installed app opens. @returns whether it did */
async function cacheLoaded(worker: ServiceWorker, home: string): Promise<boolean> {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const assets = files.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
  const pages = [window.location.pathname + window.location.search, home];
  return messageSW(worker, { type: 'CACHE', pages, assets } satisfies WorkerRequest);
}

function tellConnection(texts: WorkerTexts): void {
  const tell = async (text: string) => (await toaster())(text, { id: CONNECTION_TOAST });
  window.addEventListener('offline', () => void tell(texts.offline));
  window.addEventListener('online', () => void tell(texts.online));
}

async function register(texts: WorkerTexts, home: string): Promise<ServiceWorkerRegistration> {
  const worker = new Workbox(routes.serviceWorker, { scope: '/' });
  worker.addEventListener('installed', ({ isUpdate }) => {
    if (!isUpdate) showState('installed');
  });
  worker.addEventListener('activated', () => {
    document.documentElement.dataset.serviceWorkerActive = '';
  });
  worker.addEventListener('waiting', () => {
    showState('waiting');
    void offerUpdate(texts);
  });
  worker.addEventListener('controlling', ({ isUpdate }) => {
    showState('ready');
    const { controller } = navigator.serviceWorker;
    if (isUpdate || !controller) return;
    void cacheLoaded(controller, home).then(async (isDone) => isDone && (await toaster()).success(texts.offlineReady));
  });
  const registration = await worker.register({ immediate: true });
  if (!registration) throw new Error('This browser answers nothing.');
  if (!document.documentElement.dataset.serviceWorker) showState(navigator.serviceWorker.controller ? 'ready' : 'registered');
  return registration;
}

/** Registers the service worker and offers new versions. `data-service-worker` shows its state. */
export async function followServiceWorker(locale: Locale): Promise<void> {
  if (hasStarted) return;
  const texts = WORKER_TEXTS[locale];
  hasStarted = true;
  reloadWhenReplaced();
  followInstallButtons();
  tellConnection(texts);
  const registration = await register(texts, localePath(routes.home, locale)).catch(flagFailure);
  if (registration) forgetTakenOver(registration);
  watchBuild(async () => {
    await registration?.update().catch(console.warn);
    const installing = registration?.installing;
    if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
    await offerUpdate(texts);
  });
}
