import { routes } from '@/domain/routes';

/** Solves the server's puzzle in the browser; null when it has no solution. @throws when the server is away */
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
