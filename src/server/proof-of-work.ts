import 'server-only';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { keyFor } from '@/keys';
import { logAccess } from './access-log';
import { isFirst } from './rate-limit';

/** A phone solves this in about a second while its owner types. */
const DIFFICULTY = { algorithm: 'PBKDF2/SHA-256', cost: 200, counter: [300, 900] } as const;
const VALID_SECONDS = 3600;
/** A form sent sooner than this after its challenge was issued was filled in by a program. */
const MIN_FILL_MS = 1500;

const secrets = () => ({
  hmacSignatureSecret: keyFor('proof-of-work').toString('hex'),
  hmacKeySignatureSecret: keyFor('proof-of-work-solution').toString('hex'),
});

/** A challenge for the browser: cheap to check, costly to solve by the thousand. */
export function newChallenge(): Promise<Challenge> {
  const [from, to] = DIFFICULTY.counter;
  return createChallenge({
    algorithm: DIFFICULTY.algorithm,
    cost: DIFFICULTY.cost,
    counter: randomInt(from, to),
    deriveKey,
    ...secrets(),
    expiresAt: Math.floor(Date.now() / 1000) + VALID_SECONDS,
    data: { issuedAt: Date.now() },
  });
}

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string().max(200), data: z.looseObject({ issuedAt: z.number() }) }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({ counter: z.number() }),
});

/** True for a valid solution that wasn't instant and hasn't been used before. */
export async function isProven(proof: unknown): Promise<boolean> {
  const isValid = await passes(proof);
  if (!isValid) logAccess('without a valid proof of work', {});
  return isValid;
}

async function passes(proof: unknown): Promise<boolean> {
  if (typeof proof !== 'string' || proof.length === 0 || proof.length > 4000) return false;
  try {
    const payload = proofSchema.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
    const { challenge, solution } = payload as unknown as Payload;
    const result = await verifySolution({ challenge, solution, deriveKey, ...secrets() });
    const age = Date.now() - payload.challenge.parameters.data.issuedAt;
    // A challenge from before the clock was set back isn't hasty.
    const isHasty = age >= 0 && age < MIN_FILL_MS;
    return result.verified && !isHasty && (await isFirst('proof', payload.challenge.parameters.nonce, VALID_SECONDS));
  } catch {
    return false;
  }
}
