import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { jwtVerify, SignJWT } from 'jose';
import { AUTH_COOKIE_PREFIX } from '@/domain/session-cookies';
import { keyring } from '@/keys';

// Better Auth decrypts with every secret it is given, but accepts signatures of the current one only.

const [current = '', ...retired] = keyring('accounts').keys.values();

const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64');

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** @param cookie a pair of a Cookie header */
function cookieSignedAgain(cookie: string): string {
  const [, name, value] = /^\s*([^=]*)=(.*)$/.exec(cookie) ?? [];
  if (!name?.includes(`${AUTH_COOKIE_PREFIX}.`)) return cookie;
  const [, text, signature] = /^(.*)\.(.*)$/.exec(decoded(value ?? '') ?? '') ?? [];
  if (!text || !signature || !retired.some((secret) => isEqual(signature, signatureOf(text, secret)))) return cookie;
  return `${name}=${encodeURIComponent(`${text}.${signatureOf(text, current)}`)}`;
}

const bytes = (secret: string) => new TextEncoder().encode(secret);

async function tokenSignedAgain(token: string): Promise<string> {
  try {
    const { payload } = await Promise.any(retired.map((secret) => jwtVerify(token, bytes(secret), { algorithms: ['HS256'] })));
    return await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(bytes(current));
  } catch {
    return token;
  }
}

/** Request headers in which Better Auth's cookies have the signature of the current secret, if the retired secret signed them. */
export function withCurrentSignatures(headers: Headers): Headers {
  const cookies = headers.get('cookie');
  if (!cookies || retired.length === 0) return headers;
  const changed = new Headers(headers);
  changed.set('cookie', cookies.split(';').map(cookieSignedAgain).join(';'));
  return changed;
}

/** While a secret is being retired, requests with its cookies and with tokens of mails that it signed are received as if the current one had signed them. */
export const retiredSecret = () =>
  ({
    id: 'retired-secret',
    onRequest: async (request) => {
      if (retired.length === 0) return;
      const url = new URL(request.url);
      const token = url.searchParams.get('token');
      if (token) url.searchParams.set('token', await tokenSignedAgain(token));
      const signedAgain = new Request(url, request);
      return { request: new Request(signedAgain, { headers: withCurrentSignatures(request.headers) }) };
    },
  }) satisfies BetterAuthPlugin;
