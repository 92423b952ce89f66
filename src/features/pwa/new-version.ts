'use client';

import type { WorkerRequest } from '@/domain/offline-caches';
import { toaster } from '@/ui/toaster';

export interface NewVersionTexts {
  newVersion: string;
  reload: string;
  later: string;
}

const LATER_KEY = 'update-later';
const LATER_MS = 60 * 60 * 1000;
const RELOADED_KEY = 'update-reloaded';
/** A browser lets an old worker finish its work for five minutes at most. */
const TAKEOVER_MAX_MS = 5 * 60 * 1000;
/** Browsers give an old worker without work a second or two. */
const TAKEOVER_MS = 4000;
const TOAST = 'update';

let hasAsked = false;

/** True when the tab remembers the key from less than that long ago. */
function isRecent(key: string, milliseconds: number): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < milliseconds;
  } catch {
    return false;
  }
}

function remember(key: string): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // A browser that refuses storage asks again on its next page.
  }
}

/** True while something is typed that a reload would lose. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main textarea, main input:not([type=hidden], [type=search])');
  return [...fields].some((field) => field.type !== 'checkbox' && field.type !== 'radio' && field.value.trim() !== '');
}

/** True for a page that has come anew from the network while the worker it asked for still waits. */
const isNewAlready = () => isRecent(RELOADED_KEY, TAKEOVER_MAX_MS);

/** Reloads once when a new worker takes over: in the page that asked for it, and in other tabs unless somebody is typing there. */
export function reloadWhenReplaced(): void {
  let isControlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isFirst = !isControlled;
    isControlled = true;
    const isNew = isNewAlready();
    if (isNew) sessionStorage.removeItem(RELOADED_KEY);
    if (hasAsked || !(isFirst || isNew || hasTypedText())) window.location.reload();
  });
}

const askToTakeOver = (worker: ServiceWorker) => worker.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerRequest);

/**
 * Lets the waiting worker take over, upon which the page reloads. It reloads all the same when that takes long, since pages come from the network
 * under either worker: an old one may be busy for minutes, and Chromium sometimes wakes it up just when it should make room.
 */
async function update(): Promise<void> {
  hasAsked = true;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return window.location.reload();
  askToTakeOver(registration.waiting);
  await new Promise((resolve) => setTimeout(resolve, TAKEOVER_MS));
  if (!registration.waiting) return;
  remember(RELOADED_KEY);
  window.location.reload();
}

/** Says that there is a new version, unless that was put off in this tab within the hour. */
export async function offerUpdate(texts: NewVersionTexts): Promise<void> {
  if (isNewAlready()) {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.waiting) askToTakeOver(registration.waiting);
    return;
  }
  if (isRecent(LATER_KEY, LATER_MS)) return;
  (await toaster())(texts.newVersion, {
    id: TOAST,
    duration: Number.POSITIVE_INFINITY,
    action: { label: texts.reload, onClick: () => void update() },
    cancel: { label: texts.later, onClick: () => remember(LATER_KEY) },
  });
}
