'use client';

/** The action that required signing in; it runs after sign-in. */
export interface SignInRequest {
  /** Id of the tool to bookmark. */
  bookmark?: number;
}

export const SIGN_IN_EVENT = 'directory:sign-in';

/** Opens the login dialog. */
export function askToSignIn(request: SignInRequest = {}): void {
  window.dispatchEvent(new CustomEvent<SignInRequest>(SIGN_IN_EVENT, { detail: request }));
}
