import { jwtVerify, SignJWT } from 'jose';
import { env } from '@/env';
import { siteAddress } from '../site-address';

/** What a mailed link allows; a token for one thing is worth nothing for another. */
type TokenPurpose = 'withdraw-tool' | 'confirm-review' | 'confirm-newsletter' | 'unsubscribe';

interface TokenClaims {
  purpose: TokenPurpose;
  /** Number of the document it is about. */
  subject: string;
  /** Makes it work once: what the document must still hold. */
  once?: string;
  /** How long it works; without it for ever. */
  days?: number;
}

const key = () => new TextEncoder().encode(`mailed-links:${env.PAYLOAD_SECRET}`);

/** A signed token for a mailed link (JWT, HS256). */
export function signToken({ purpose, subject, once, days }: TokenClaims): Promise<string> {
  const token = new SignJWT(once ? { once } : {}).setProtectedHeader({ alg: 'HS256' }).setAudience(purpose).setSubject(subject);
  return (days ? token.setExpirationTime(`${days} days`) : token).sign(key());
}

/** What a token allows, or null when it is forged, for something else or too old. */
export async function readToken(token: unknown, purpose: TokenPurpose): Promise<{ subject: number; once: string | null } | null> {
  if (typeof token !== 'string' || token.length > 1000) return null;
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: ['HS256'], audience: purpose });
    const subject = Number(payload.sub);
    return Number.isInteger(subject) && subject > 0 ? { subject, once: typeof payload.once === 'string' ? payload.once : null } : null;
  } catch {
    return null;
  }
}

/** The full address of a page of the site with a token, in a language. */
export async function signedLink(path: string, claims: TokenClaims, language: string | null | undefined): Promise<string> {
  return siteAddress(path, language, { token: await signToken(claims) });
}
