import type { AccountError } from '@/domain/account-errors';
import { REFUSED_EVENT } from './ask-to-sign-in';

/** True if the server refused a request because the sign-in isn't recent enough. Any other refusal is announced. */
async function needsSignIn(response: Response): Promise<boolean> {
  if (response.status !== 401 && response.status !== 403) return false;
  const refusal = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: AccountError } | null;
  const isStale = refusal?.code === 'reauthentication_needed';
  if (!isStale) window.dispatchEvent(new Event(REFUSED_EVENT));
  return isStale;
}

/**
 * Repeats refused requests after `signIn`, which resolves to true if the same person signed in. It wraps `fetch`, as Payload's forms have no hook
 * between a request and its answer: they wait, with everything that was typed.
 * @returns undoes it
 */
export function repeatAfterSignIn(signIn: () => Promise<boolean>): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const again = input instanceof Request ? input.clone() : input;
    const response = await fetch(input, init);
    return (await needsSignIn(response)) && (await signIn()) ? fetch(again, init) : response;
  };
  return () => {
    window.fetch = fetch;
  };
}
