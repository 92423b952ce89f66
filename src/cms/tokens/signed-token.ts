import { jwtVerify, SignJWT } from 'jose';
import { keyFor, keysFor } from '@/keys';
import { siteAddress } from '../site-address';

/** A token is valid for one purpose only. */
type TokenPurpose =
  | 'withdraw-tool'
  | 'confirm-review'
  | 'confirm-newsletter'
  | 'unsubscribe'
  | 'confirm-follow'
  | 'unfollow'
  | 'unfollow-all'
  | 'preview';

interface TokenClaims {
  purpose: TokenPurpose;
  /** Document id. */
  subject: string;
  /** Value that the document must still hold: one that changes with the first use, `rowMark`, or the `reader` of follows. */
  once: string;
  /** Lifetime; unlimited if left out. */
  days?: number;
  /** Expiry, instead of `days`. */
  until?: Date;
  /** For purposes that cover several collections. */
  collection?: string;
}

/** Tells a document from another with the same id, as after restoring a backup: when it was created, to the millisecond. */
export const rowMark = ({ createdAt }: { createdAt: string | Date }): string => new Date(createdAt).toISOString();

/** Signs a token for a link (JWT, HS256). With `until` it is deterministic. */
export function signToken({ purpose, subject, once, days, until, collection }: TokenClaims): Promise<string> {
  const token = new SignJWT({ once, ...(collection ? { collection } : {}) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setSubject(subject);
  const end = until ?? (days ? `${days} days` : null);
  return (end ? token.setExpirationTime(end) : token).sign(keyFor('mailed-links'));
}

interface ReadToken {
  subject: number;
  once: string;
  /** Null for a token without expiry. */
  until: Date | null;
  collection: string | null;
}

/** Claims of a token; null for a forged, foreign or expired one. */
export async function readToken(token: unknown, purpose: TokenPurpose): Promise<ReadToken | null> {
  if (typeof token !== 'string' || token.length > 1000) return null;
  try {
    const options = { algorithms: ['HS256'], audience: purpose };
    const { payload } = await Promise.any(keysFor('mailed-links').map((key) => jwtVerify(token, key, options)));
    const subject = Number(payload.sub);
    if (!Number.isInteger(subject) || subject <= 0 || typeof payload.once !== 'string') return null;
    return {
      subject,
      once: payload.once,
      until: payload.exp ? new Date(payload.exp * 1000) : null,
      collection: typeof payload.collection === 'string' ? payload.collection : null,
    };
  } catch {
    return null;
  }
}

/** Absolute address of a page with a token, in a language. */
export async function signedLink(path: string, claims: TokenClaims, language: string | null | undefined): Promise<string> {
  return siteAddress(path, language, { token: await signToken(claims) });
}
