'use client';

import type { SignInRequest } from '@/browser/ask-to-sign-in';
import { stored } from '@/browser/stored';
import { routes } from '@/domain/routes';

const pending = stored<SignInRequest>('sessionStorage', 'sign-in-request');

/** Saves the pending action while the person is away at a provider. Without storage they have to repeat it. */
export const saveRequest = pending.write;

/** Returns the saved action once. */
export function takeRequest(): SignInRequest {
  const request = pending.read() ?? {};
  pending.write(null);
  return request;
}

/** `early`: not signed in yet. */
export async function addBookmark(tool: number): Promise<'added' | 'early' | 'failed'> {
  const response = await fetch(routes.bookmarkApi(tool), { method: 'PUT' }).catch(() => null);
  if (response?.status === 401) return 'early';
  return response?.ok ? 'added' : 'failed';
}
