import { createHmac, hkdfSync } from 'node:crypto';
import { env } from './env';

/** What a key is for. A new name ends what the key signed and makes what it encrypted unreadable. */
type Purpose =
  | 'access-log'
  | 'accounts'
  | 'device-cookie'
  | 'device-names'
  | 'limits'
  | 'mailed-links'
  | 'payload'
  | 'proof-of-work'
  | 'proof-of-work-solution'
  | 'shortlists'
  | 'voters'
  | 'waiting-mails';

const derived = (secret: string, purpose: Purpose | 'version') => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

const secrets = (): [string, ...string[]] => [env.PAYLOAD_SECRET, ...(env.PAYLOAD_SECRET_OLD ? [env.PAYLOAD_SECRET_OLD] : [])];

/** The key of 32 bytes to sign with, derived from PAYLOAD_SECRET. No key tells anything about another. */
export const keyFor = (purpose: Purpose): Buffer => derived(env.PAYLOAD_SECRET, purpose);

/** Keys whose signatures count: the current one, then that of PAYLOAD_SECRET_OLD. */
export const keysFor = (purpose: Purpose): Buffer[] => secrets().map((secret) => derived(secret, purpose));

/** Keys to encrypt with (the current one) and to decrypt with, as Better Auth takes them: what is encrypted names its key by number. */
export function keyring(purpose: Purpose): { currentVersion: number; keys: Map<number, string> } {
  const version = (secret: string) => derived(secret, 'version').readUIntBE(0, 6);
  return {
    currentVersion: version(env.PAYLOAD_SECRET),
    keys: new Map(secrets().map((secret) => [version(secret), derived(secret, purpose).toString('base64url')])),
  };
}

/** What nobody without the key can make for a text, nor lead back to it (HMAC-SHA-256). */
export const keyedHash = (text: string, key: Buffer): Buffer => createHmac('sha256', key).update(text).digest();
