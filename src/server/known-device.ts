import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { SESSION_SECONDS } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { KNOWN_DEVICE_COOKIE } from '@/domain/session-cookies';
import { env } from '@/env';

/** Names of accounts that a device remembers: three people with an address, a number and an account id each. */
const NAMES_MAX = 9;

export interface KnownDevice {
  id: string;
  /** Keyed hashes of the names of the accounts that signed in here. */
  names: string[];
}

const claims = z.object({ sub: z.uuid(), names: z.array(z.string()).max(NAMES_MAX) });

const secret = (use: string) => createHmac('sha256', env.PAYLOAD_SECRET).update(`known-device:${use}`).digest();
const hashed = (name: string) => createHmac('sha256', secret('name')).update(name).digest('base64url').slice(0, 22);

/** The device a request comes from, if somebody signed in there before. */
export async function knownDevice(headers: Pick<Headers, 'get'>): Promise<KnownDevice | null> {
  const cookies = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const token = cookies.find((pair) => pair.startsWith(`${KNOWN_DEVICE_COOKIE}=`))?.slice(KNOWN_DEVICE_COOKIE.length + 1);
  if (!token || token.length > 1000) return null;
  try {
    const { sub: id, names } = claims.parse((await jwtVerify(token, secret('cookie'), { algorithms: ['HS256'] })).payload);
    return { id, names };
  } catch {
    return null;
  }
}

/** True if this account has signed in on the device; `name` is one of those given to `deviceCookie`. */
export const isKnownTo = ({ names }: KnownDevice, name: string): boolean => names.includes(hashed(name));

/** `Set-Cookie` that marks a device as known to an account under each of `names`. Only the account's endpoints receive it. */
export async function deviceCookie(before: KnownDevice | null, names: string[]): Promise<string> {
  const all = [...new Set([...names.map(hashed), ...(before?.names ?? [])])].slice(0, NAMES_MAX);
  const token = await new SignJWT({ names: all })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(before?.id ?? randomUUID())
    .setExpirationTime(`${SESSION_SECONDS}s`)
    .sign(secret('cookie'));
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${KNOWN_DEVICE_COOKIE}=${token}; Max-Age=${SESSION_SECONDS}; Path=${routes.authApi}; HttpOnly; SameSite=Lax${secure}`;
}
