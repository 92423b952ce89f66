import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** Marks a hash of Payload's own sign-in, `payload:{salt}:{hash}`, which accounts from before Better Auth have until they sign in. */
const MARK = 'payload:';

/** How Payload made its hashes: since 3.90 with a mark of its own in front, before that without one. */
const PAYLOAD_HASHES = [
  { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 },
  { prefix: '', iterations: 25_000, bytes: 512 },
];

const derive = promisify(pbkdf2);

/** True for a hash that Payload made; a password that matches it is hashed anew. */
export const isPayloadHash = (hash: string) => hash.startsWith(MARK);

async function matchesPayloadHash(stored: string, password: string): Promise<boolean> {
  const [, salt = '', hash = ''] = /^payload:([^:]*):(.*)$/.exec(stored) ?? [];
  const kind = PAYLOAD_HASHES.find(({ prefix }) => hash.startsWith(prefix));
  if (!kind) return false;
  const expected = Buffer.from(hash.slice(kind.prefix.length), 'hex');
  if (expected.length !== kind.bytes) return false;
  return timingSafeEqual(await derive(password, salt, kind.iterations, kind.bytes, 'sha256'), expected);
}

/** Better Auth's own hash (scrypt), and in verifying also that of accounts from before. */
export const passwordHashing = {
  hash: hashPassword,
  verify: ({ hash, password }: { hash: string; password: string }) =>
    isPayloadHash(hash) ? matchesPayloadHash(hash, password) : verifyPassword({ hash, password }),
};
