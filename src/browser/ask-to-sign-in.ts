'use client';

/** What somebody wanted to do when they were asked to sign in; it is done as soon as they have. */
export interface SignInRequest {
  /** A bookmark to add. */
  bookmark?: number;
}

export const SIGN_IN_EVENT = 'directory:sign-in';

/** Opens the login dialog on this page. */
export function askToSignIn(request: SignInRequest = {}): void {
  window.dispatchEvent(new CustomEvent<SignInRequest>(SIGN_IN_EVENT, { detail: request }));
}
