import { routes } from '@/domain/routes';

/** Solves a proof-of-work challenge in the browser; null if it has no solution. @throws if the server doesn't answer */
export async function solveProof(): Promise<string | null> {
  const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    fetch(routes.challengeApi),
  ]);
  const challenge = await response.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
}
