'use client';

import type { SignInRequest } from '@/browser/ask-to-sign-in';
import { routes } from '@/domain/routes';

const KEY = 'sign-in-request';

/** Keeps what somebody wanted to do while they are away at a provider. */
export function keepRequest(request: SignInRequest): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(request));
  } catch {
    // Without storage they only have to ask again.
  }
}

/** What was kept, once. */
export function takeRequest(): SignInRequest {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as SignInRequest;
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return {};
  }
}

/** Adds the bookmark that somebody asked for; `early` while they are not signed in yet. */
export async function addBookmark(tool: number): Promise<'added' | 'early' | 'failed'> {
  const response = await fetch(routes.bookmarkApi(tool), { method: 'PUT' }).catch(() => null);
  if (response?.status === 401) return 'early';
  return response?.ok ? 'added' : 'failed';
}
