'use client';

import { useSyncExternalStore } from 'react';
import { SESSION_REFRESH_SECONDS } from '@/domain/limits';
import type { Role } from '@/domain/roles';
import { routes } from '@/domain/routes';
import { SIGNED_IN_COOKIE } from '@/domain/signed-in-cookie';

export interface Account {
  id: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  role: Role;
  language: 'en' | 'nl' | null;
  /** Address of the picture. */
  avatar: string | null;
  secondFactor: boolean;
  aal: 'aal1' | 'aal2';
  restricted: boolean;
}

/**
 * `unknown` until the server has answered, for whoever may be signed in; `challenged` while the second factor is asked for. Visitors are `none` at
 * once: nothing is asked for them.
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

/** True when there seems to be a session, before anybody has asked the server. */
export const mayBeSignedIn = () => document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`);

function set(next: AccountSession): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Asks the server who is signed in. What it does not answer leaves everything as it is. */
export async function loadAccount(): Promise<AccountSession> {
  if (!mayBeSignedIn()) {
    set(NONE);
    return session;
  }
  const response = await fetch(routes.accountApi).catch(() => null);
  const answer = response?.ok ? ((await response.json().catch(() => null)) as AccountSession | null) : null;
  if (answer) set(answer);
  return session;
}

/** Renews the session before it ends; one that the server refuses is gone here too. */
async function refresh(): Promise<void> {
  if (!mayBeSignedIn() || Date.now() - refreshedAt < SESSION_REFRESH_SECONDS * 1000) return;
  refreshedAt = Date.now();
  const response = await fetch(`${routes.authApi}/get-session`).catch(() => null);
  if (response?.ok && (await response.json().catch(() => undefined)) === null) announce();
}

/** Tells every tab that somebody has signed in or out, or changed their account. */
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
    // Signed in or out elsewhere, or the session has ended meanwhile.
    if (mayBeSignedIn() !== (session.state !== 'none')) void loadAccount();
    void refresh();
  });
  setInterval(() => document.visibilityState === 'visible' && void refresh(), SESSION_REFRESH_SECONDS * 1000);
  refreshedAt = Date.now();
  void loadAccount();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!started) start();
  return () => listeners.delete(listener);
}

/** Who is signed in, the same in every component and every tab. */
export const useAccountSession = (): AccountSession =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => UNKNOWN,
  );

/** What is known of the session at this moment, for scripts that are not components. */
export const currentSession = (): AccountSession => session;
