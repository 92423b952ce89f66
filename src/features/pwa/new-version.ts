'use client';

import type { WorkerRequest } from '@/domain/offline-caches';
import { toaster } from '@/ui/toaster';
import { latestBuild } from './latest-build';

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
/** Fields that hold what somebody typed: in the page, in a dialog or in the footer, except words to search for. */
const TYPED_FIELDS =
  'textarea:not([readonly]), input:not([readonly], [type=hidden], [type=search], [type=checkbox], [type=radio], [type=submit], [role=combobox])';

let hasAsked = false;

/** True when the tab remembers the key from less than that long ago. */
function isRecent(key: string, milliseconds: number): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < milliseconds;
  } catch {
    return false;
  }
}

// A browser that refuses storage asks again on its next page.
function remember(key: string): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {}
}

function forget(...keys: string[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {}
}

/** Undefined also where the browser refuses workers. */
const currentRegistration = () => navigator.serviceWorker.getRegistration().catch(() => undefined);

/** True while something is typed that a reload would lose. */
const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_FIELDS)].some(({ value }) => value.trim() !== '');

/** True for a page that has come anew from the network while the worker it asked for still waits. */
const isNewAlready = () => isRecent(RELOADED_KEY, TAKEOVER_MAX_MS);

/** Reloads when a new worker takes over: in the page that asked for it, and in other tabs unless somebody is typing there. */
export function reloadWhenReplaced(): void {
  let isControlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isFirst = !isControlled;
    isControlled = true;
    const isWanted = hasAsked || !(isFirst || isNewAlready() || hasTypedText());
    forget(RELOADED_KEY, LATER_KEY);
    if (isWanted) window.location.reload();
  });
}

/** Forgets a reload whose worker took over before anybody listened. */
export function forgetTakenOver({ waiting, active }: ServiceWorkerRegistration): void {
  if (!waiting && active?.state !== 'activating') forget(RELOADED_KEY);
}

/** @returns the registration if a worker waits in it, which is asked to take over */
async function askToTakeOver(): Promise<ServiceWorkerRegistration | null> {
  const registration = await currentRegistration();
  if (!registration?.waiting) return null;
  registration.waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerRequest);
  return registration;
}

/**
 * Lets the waiting worker take over, upon which the page reloads. It reloads all the same when that takes long, since pages come from the network
 * under either worker: an old one may be busy for minutes, and Chromium sometimes wakes it up just when it should make room.
 */
async function update(): Promise<void> {
  hasAsked = true;
  const registration = await askToTakeOver();
  if (!registration) return window.location.reload();
  await new Promise((resolve) => setTimeout(resolve, TAKEOVER_MS));
  if (!registration.waiting) return;
  // Without a network the reloaded page is the kept, old one: that is offered the version again.
  if (await latestBuild()) remember(RELOADED_KEY);
  window.location.reload();
}

/** Says that there is a new version, unless that was put off in this tab within the hour, or the page is new already and only its worker is not. */
export async function offerUpdate(texts: NewVersionTexts): Promise<void> {
  if (isNewAlready()) return void (await askToTakeOver());
  if (isRecent(LATER_KEY, LATER_MS)) return;
  (await toaster())(texts.newVersion, {
    id: TOAST,
    duration: Number.POSITIVE_INFINITY,
    action: { label: texts.reload, onClick: () => void update() },
    cancel: { label: texts.later, onClick: () => remember(LATER_KEY) },
  });
}
