'use client';

import type { Messages } from 'next-intl';
import { type Stored, stored } from '@/browser/stored';
import type { WorkerRequest } from '@/domain/offline-caches';
import { toaster } from '@/ui/toaster';
import { latestBuild } from './latest-build';

const postponed = stored<number>('sessionStorage', 'update-later');
const LATER_MS = 60 * 60 * 1000;
const reloaded = stored<number>('sessionStorage', 'update-reloaded');
/** Browsers give an old worker at most five minutes to finish. */
const TAKEOVER_MAX_MS = 5 * 60 * 1000;
/** An idle old worker gets a second or two. */
const TAKEOVER_MS = 4000;
const TOAST = 'update';
/** Fields with typed text in the page, dialogs or the footer, except search. */
const TYPED_FIELDS =
  'textarea:not([readonly]), input:not([readonly], [type=hidden], [type=search], [type=checkbox], [type=radio], [type=submit], [role=combobox])';

let hasAsked = false;

/** True if this tab wrote the time less than `milliseconds` ago. Where storage is blocked, the next page asks again. */
const isRecent = (time: Stored<number>, milliseconds: number) => Date.now() - (time.read() ?? 0) < milliseconds;

/** Undefined if the browser refuses workers. */
const currentRegistration = () => navigator.serviceWorker.getRegistration().catch(() => undefined);

/** True if a reload would lose typed text. */
const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_FIELDS)].some(({ value }) => value.trim() !== '');

/** True if this page was already reloaded for the waiting worker. */
const isNewAlready = () => isRecent(reloaded, TAKEOVER_MAX_MS);

/** Reloads when a new worker takes over: the page that asked, and other tabs without typed text. */
export function reloadWhenReplaced(): void {
  let isControlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isFirst = !isControlled;
    isControlled = true;
    const isWanted = hasAsked || !(isFirst || isNewAlready() || hasTypedText());
    reloaded.write(null);
    postponed.write(null);
    if (isWanted) window.location.reload();
  });
}

/** Forgets a reload whose worker took over before anyone listened. */
export function forgetTakenOver({ waiting, active }: ServiceWorkerRegistration): void {
  if (!waiting && active?.state !== 'activating') reloaded.write(null);
}

/** @returns the registration if a waiting worker was asked to take over */
async function askToTakeOver(): Promise<ServiceWorkerRegistration | null> {
  const registration = await currentRegistration();
  if (!registration?.waiting) return null;
  registration.waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerRequest);
  return registration;
}

/**
 * Lets the waiting worker take over, which reloads the page. If that takes long, reloads anyway, since pages come from the network under either
 * worker: the old one may be busy, and Chromium sometimes restarts it at that moment.
 */
async function update(): Promise<void> {
  hasAsked = true;
  const registration = await askToTakeOver();
  if (!registration) return window.location.reload();
  await new Promise((resolve) => setTimeout(resolve, TAKEOVER_MS));
  if (!registration.waiting) return;
  // Offline, the reload shows the cached old page, which must offer the update again.
  if (await latestBuild()) reloaded.write(Date.now());
  window.location.reload();
}

/** Offers the new version, unless postponed in this tab within the hour or already loaded. */
export async function offerUpdate(texts: Messages['pwa']['worker']): Promise<void> {
  if (isNewAlready()) return void (await askToTakeOver());
  if (isRecent(postponed, LATER_MS)) return;
  (await toaster())(texts.newVersion, {
    id: TOAST,
    duration: Number.POSITIVE_INFINITY,
    action: { label: texts.reload, onClick: () => void update() },
    cancel: { label: texts.later, onClick: () => postponed.write(Date.now()) },
  });
}
