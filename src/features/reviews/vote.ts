import 'server-only';
import { randomUUID } from 'node:crypto';
import { type cookies, headers } from 'next/headers';
import { MAX_ID } from '@/domain/limits';
import { IS_HTTPS } from '@/env';
import { keyedHash, keyFor, keysFor } from '@/keys';
import { senderKey } from '@/server/client-address';
import { asContributor } from '@/server/door/contributions';
import { hashed, type RateLimit, secondsToWait } from '@/server/rate-limit';

const VOTER_COOKIE = 'voter';
const YEAR = 365 * 86_400;
/** Votes per address. */
const VOTES: RateLimit = { points: 60, seconds: 3600 };

type Cookies = Awaited<ReturnType<typeof cookies>>;
type Vote = { status: 'done'; votes: number } | { status: 'limited'; seconds: number } | { status: 'missing' };

const signatureOf = (voter: string, key: Buffer) => keyedHash(voter, key).toString('base64url').slice(0, 22);
const signVoter = (voter: string) => `${voter}.${signatureOf(voter, keyFor('voters'))}`;

/** The number in a cookie with a valid signature, or null. */
function readVoter(cookie: string | undefined): string | null {
  const [voter = '', signature] = (cookie ?? '').split('.');
  return voter && keysFor('voters').some((key) => signature === signatureOf(voter, key)) ? voter : null;
}

/**
 * Adds or removes this browser's vote that a review is helpful. An address has one vote per review; a second one is answered like the first and
 * changes nothing. A random number in a signed cookie lets the browser take its vote back.
 */
export async function vote(review: number, helpful: boolean, jar: Cookies): Promise<Vote> {
  if (!Number.isInteger(review) || review < 1 || review > MAX_ID) return { status: 'missing' };
  const address = senderKey(await headers());
  const seconds = await secondsToWait('vote', address, VOTES);
  if (seconds > 0) return { status: 'limited', seconds };
  const sent = jar.get(VOTER_COOKIE)?.value;
  const voter = readVoter(sent) ?? randomUUID();
  const contributor = await asContributor();
  // Cookies cost nothing, so an address has one vote, not a browser.
  const result = await contributor.voteHelpful({ review, voter, place: hashed(`${review}:${address}`), helpful });
  if (!result) return { status: 'missing' };
  const signed = signVoter(voter);
  if (helpful && result.changed && signed !== sent)
    jar.set(VOTER_COOKIE, signed, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: YEAR,
      secure: IS_HTTPS,
    });
  return { status: 'done', votes: result.votes };
}
