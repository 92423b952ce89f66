'use client';

import type { SignInRequest } from '@/browser/ask-to-sign-in';
import { routes } from '@/domain/routes';

const KEY = 'sign-in-request';

/** Saves the pending action while the person is away at a provider. */
export function saveRequest(request: SignInRequest): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(request));
  } catch {
    // Without storage they have to repeat it.
  }
}

/** Returns the saved action once. */
export function takeRequest(): SignInRequest {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as SignInRequest;
    sessionStorage.removeItem(KEY);
    return saved;
  } catch {
    return {};
  }
}

/** `early`: not signed in yet. */
export async function addBookmark(tool: number): Promise<'added' | 'early' | 'failed'> {
  const response = await fetch(routes.bookmarkApi(tool), { method: 'PUT' }).catch(() => null);
  if (response?.status === 401) return 'early';
  return response?.ok ? 'added' : 'failed';
}
