import { retryingFetch } from '@/browser/retrying-fetch';
import { routes } from '@/domain/routes';

/**
 * Solves a proof-of-work challenge in the browser; null if it has no solution.
 * @param minAgeMs returns no earlier than this after the challenge arrived, however long it was on its way
 * @throws if the server doesn't answer
 */
export async function solveProof(minAgeMs = 0): Promise<string | null> {
  const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    retryingFetch(routes.challengeApi),
  ]);
  const rest = new Promise((resolve) => setTimeout(resolve, minAgeMs));
  const challenge = await response.json();
  const [solution] = await Promise.all([solveChallenge({ challenge, deriveKey }), rest]);
  return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
}
