import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** How Payload's own sign-in kept passwords, which accounts from before Better Auth still have until they sign in. */
const PAYLOAD_HASH = { prefix: 'payload:', iterations: 25_000, bytes: 512, digest: 'sha256' } as const;

const derive = promisify(pbkdf2);

/** True for a hash that Payload made; a password that matches it is hashed anew. */
export const isPayloadHash = (hash: string) => hash.startsWith(PAYLOAD_HASH.prefix);

async function matchesPayloadHash(hash: string, password: string): Promise<boolean> {
  const [salt = '', stored = ''] = hash.slice(PAYLOAD_HASH.prefix.length).split(':');
  const expected = Buffer.from(stored, 'hex');
  if (expected.length !== PAYLOAD_HASH.bytes) return false;
  return timingSafeEqual(await derive(password, salt, PAYLOAD_HASH.iterations, PAYLOAD_HASH.bytes, PAYLOAD_HASH.digest), expected);
}

/** Better Auth's own hash (scrypt), and in verifying also that of accounts from before. */
export const passwordHashing = {
  hash: hashPassword,
  verify: ({ hash, password }: { hash: string; password: string }) =>
    isPayloadHash(hash) ? matchesPayloadHash(hash, password) : verifyPassword({ hash, password }),
};
