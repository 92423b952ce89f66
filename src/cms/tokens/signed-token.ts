import { jwtVerify, SignJWT } from 'jose';
import { env } from '@/env';
import { siteAddress } from '../site-address';

/** What a mailed or shared link allows; a token for one thing is worth nothing for another. */
type TokenPurpose = 'withdraw-tool' | 'confirm-review' | 'confirm-newsletter' | 'unsubscribe' | 'preview';

interface TokenClaims {
  purpose: TokenPurpose;
  /** Number of the document it is about. */
  subject: string;
  /** Makes it work once: what the document must still hold. */
  once?: string;
  /** How long it works; without it for ever. */
  days?: number;
  /** The moment from which it no longer works, in place of `days`. */
  until?: Date;
  /** Where the document is, for a purpose that knows documents of several collections. */
  collection?: string;
}

const key = () => new TextEncoder().encode(`mailed-links:${env.PAYLOAD_SECRET}`);

/** A signed token for a link (JWT, HS256); the same for the same claims when it names the moment of its end. */
export function signToken({ purpose, subject, once, days, until, collection }: TokenClaims): Promise<string> {
  const token = new SignJWT({ ...(once ? { once } : {}), ...(collection ? { collection } : {}) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setSubject(subject);
  const end = until ?? (days ? `${days} days` : null);
  return (end ? token.setExpirationTime(end) : token).sign(key());
}

interface ReadToken {
  subject: number;
  once: string | null;
  /** Null for a token that works for ever. */
  until: Date | null;
  collection: string | null;
}

/** What a token allows, or null when it is forged, for something else or too old. */
export async function readToken(token: unknown, purpose: TokenPurpose): Promise<ReadToken | null> {
  if (typeof token !== 'string' || token.length > 1000) return null;
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: ['HS256'], audience: purpose });
    const subject = Number(payload.sub);
    if (!Number.isInteger(subject) || subject <= 0) return null;
    return {
      subject,
      once: typeof payload.once === 'string' ? payload.once : null,
      until: payload.exp ? new Date(payload.exp * 1000) : null,
      collection: typeof payload.collection === 'string' ? payload.collection : null,
    };
  } catch {
    return null;
  }
}

/** The full address of a page of the site with a token, in a language. */
export async function signedLink(path: string, claims: TokenClaims, language: string | null | undefined): Promise<string> {
  return siteAddress(path, language, { token: await signToken(claims) });
}
