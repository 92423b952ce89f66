'use client';

import { stored } from './stored';

/** The action that required signing in; the first page shown afterwards runs it. */
export interface SignInRequest {
  /** Id of the tool to bookmark. */
  bookmark?: number;
}

export const SIGN_IN_EVENT = 'directory:sign-in';

/** What this tab signs in for, also while the person is away at a provider. Without storage they have to repeat it. */
export const pendingRequest = stored<SignInRequest>('sessionStorage', 'sign-in-request');

/** Opens the login dialog. */
export function askToSignIn(request: SignInRequest | null = null): void {
  pendingRequest.write(request);
  window.dispatchEvent(new Event(SIGN_IN_EVENT));
}
