import 'server-only';
import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { SESSION_SECONDS } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { KNOWN_DEVICE_COOKIE } from '@/domain/session-cookies';
import { IS_HTTPS } from '@/env';
import { keyedHash, keyFor, keysFor } from '@/keys';

/** Names of accounts that a device remembers: three people with an address, a number and an account id each. */
const NAMES_MAX = 9;

export interface KnownDevice {
  id: string;
  /** Keyed hashes of the names of the accounts that signed in here. */
  names: string[];
}

const claims = z.object({ sub: z.uuid(), names: z.array(z.string()).max(NAMES_MAX) });

const hashed = (name: string, key: Buffer) => keyedHash(name, key).toString('base64url').slice(0, 22);

/** The device a request comes from, if somebody signed in there before. */
export async function knownDevice(headers: Pick<Headers, 'get'>): Promise<KnownDevice | null> {
  const cookies = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const token = cookies.find((pair) => pair.startsWith(`${KNOWN_DEVICE_COOKIE}=`))?.slice(KNOWN_DEVICE_COOKIE.length + 1);
  if (!token || token.length > 1000) return null;
  try {
    const { payload } = await Promise.any(keysFor('device-cookie').map((key) => jwtVerify(token, key, { algorithms: ['HS256'] })));
    const { sub: id, names } = claims.parse(payload);
    return { id, names };
  } catch {
    return null;
  }
}

/** True if this account has signed in on the device; `name` is one of those given to `deviceCookie`. */
export const isKnownTo = ({ names }: KnownDevice, name: string): boolean => keysFor('device-names').some((key) => names.includes(hashed(name, key)));

/** `Set-Cookie` that marks a device as known to an account under each of `names`. Only the account's endpoints receive it. */
export async function deviceCookie(before: KnownDevice | null, names: string[]): Promise<string> {
  const key = keyFor('device-names');
  const all = [...new Set([...names.map((name) => hashed(name, key)), ...(before?.names ?? [])])].slice(0, NAMES_MAX);
  const token = await new SignJWT({ names: all })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(before?.id ?? randomUUID())
    .setExpirationTime(`${SESSION_SECONDS}s`)
    .sign(keyFor('device-cookie'));
  const secure = IS_HTTPS ? '; Secure' : '';
  return `${KNOWN_DEVICE_COOKIE}=${token}; Max-Age=${SESSION_SECONDS}; Path=${routes.authApi}; HttpOnly; SameSite=Lax${secure}`;
}
