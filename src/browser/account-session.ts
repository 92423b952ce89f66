'use client';

import { useSyncExternalStore } from 'react';
import { SESSION_REFRESH_SECONDS } from '@/domain/limits';
import type { Role } from '@/domain/roles';
import { routes } from '@/domain/routes';
import { SIGNED_IN_COOKIE } from '@/domain/session-cookies';
import { retryingFetch } from './retrying-fetch';

export interface Account {
  id: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  role: Role;
  language: 'en' | 'nl' | null;
  /** URL. */
  avatar: string | null;
  secondFactor: boolean;
  aal: 'aal1' | 'aal2';
  restricted: boolean;
}

/**
 * `unknown` until the server answers, when a session is likely; `challenged` while the second factor is pending. Visitors without a session cookie
 * are `none` at once, without a request.
 */
export type AccountSession = { state: 'unknown' | 'none' | 'challenged' } | { state: 'signed-in'; account: Account };

const UNKNOWN: AccountSession = { state: 'unknown' };
const NONE: AccountSession = { state: 'none' };
const CHANNEL = 'account';

let session: AccountSession = UNKNOWN;
let started = false;
let refreshedAt = 0;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** True when the marker cookie says there may be a session; no request needed. */
export const mayBeSignedIn = () => document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`);

function set(next: AccountSession): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Fetches the session. A failed request leaves the last known state. */
export async function loadAccount(): Promise<AccountSession> {
  if (!mayBeSignedIn()) {
    set(NONE);
    return session;
  }
  const response = await retryingFetch(routes.accountApi).catch(() => null);
  const answer = response?.ok ? ((await response.json().catch(() => null)) as AccountSession | null) : null;
  if (answer) set(answer);
  return session;
}

/** Extends the session before it expires; if the server refuses it, signs out here as well. */
async function refresh(): Promise<void> {
  if (!mayBeSignedIn() || Date.now() - refreshedAt < SESSION_REFRESH_SECONDS * 1000) return;
  refreshedAt = Date.now();
  const response = await retryingFetch(`${routes.authApi}/get-session`).catch(() => null);
  if (response?.ok && (await response.json().catch(() => undefined)) === null) announce();
}

/** Tells every tab to reload the session after signing in or out or changing the account. */
export function announce(): void {
  channel?.postMessage('changed');
  void loadAccount();
}

function start(): void {
  started = true;
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', () => void loadAccount());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    // Signed in or out in another tab, or the session expired.
    if (mayBeSignedIn() !== (session.state !== 'none')) void loadAccount();
    void refresh();
  });
  // The panel listens only while it asks to sign in; otherwise an idle tab of the panel renews nothing.
  setInterval(() => listeners.size > 0 && document.visibilityState === 'visible' && void refresh(), SESSION_REFRESH_SECONDS * 1000);
  refreshedAt = Date.now();
  void loadAccount();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!started) start();
  return () => listeners.delete(listener);
}

/** The session, shared by all components and tabs. */
export const useAccountSession = (): AccountSession =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => UNKNOWN,
  );

/** The current session, for code outside components. */
export const currentSession = (): AccountSession => session;
