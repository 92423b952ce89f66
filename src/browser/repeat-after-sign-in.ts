import type { AccountError } from '@/domain/account-errors';
import { routes } from '@/domain/routes';
import { loadAccount } from './account-session';

/** True if the server refused a request because the sign-in isn't recent enough. */
async function isStale(response: Response): Promise<boolean> {
  const refusal = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: AccountError } | null;
  return refusal?.code === 'reauthentication_needed';
}

/** True if a request changes something; signing in itself doesn't count. */
function isChange(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const { method, url } = input instanceof Request ? input : { method: 'GET', url: input };
  return (init?.method ?? method) !== 'GET' && !new URL(url, window.location.href).pathname.startsWith(routes.authApi);
}

/** The server doesn't tell an ended session from missing rights. */
async function hasEnded(): Promise<boolean> {
  const { state } = await loadAccount();
  return state === 'none' || state === 'challenged';
}

/**
 * Repeats refused requests after `signIn`, which resolves to true if the same person signed in: those that need a recent sign-in, and changes after the
 * session has ended, until somebody declines. It wraps `fetch`, as Payload's forms have no hook between a request and its answer: they wait, with
 * everything that was typed.
 * @returns undoes it
 */
export function repeatAfterSignIn(signIn: () => Promise<boolean>): () => void {
  const { fetch } = window;
  let isDeclined = false;
  const needsSignIn = async (response: Response, canAsk: boolean) => (await isStale(response)) || (canAsk && !isDeclined && (await hasEnded()));
  window.fetch = async (input, init) => {
    const again = input instanceof Request ? input.clone() : input;
    const response = await fetch(input, init);
    const isRefused = response.status === 401 || response.status === 403;
    if (!isRefused || !(await needsSignIn(response, isChange(input, init)))) return response;
    isDeclined = !(await signIn());
    return isDeclined ? response : fetch(again, init);
  };
  return () => {
    window.fetch = fetch;
  };
}
