import 'server-only';
import { randomUUID } from 'node:crypto';
import type { cookies } from 'next/headers';
import { VOTES_PER_HOUR } from '@/lib/form-limits';
import { asContributor } from '@/lib/payload';
import { secondsToWait } from '@/lib/rate-limit';
import { requestAddress } from '@/lib/receive-form';

const VOTER_COOKIE = 'voter';
const YEAR = 365 * 86_400;
const UUID = /^[0-9a-f-]{36}$/;

type Cookies = Awaited<ReturnType<typeof cookies>>;
type Vote = { status: 'done'; votes: number } | { status: 'limited'; seconds: number } | { status: 'missing' };

/** Adds or takes back the vote of this browser, known by a random number in a cookie, that a review is helpful. */
export async function vote(review: number, helpful: boolean, jar: Cookies): Promise<Vote> {
  if (!Number.isInteger(review) || review < 1 || review > 2 ** 31 - 1) return { status: 'missing' };
  const seconds = await secondsToWait('vote', await requestAddress(), { points: VOTES_PER_HOUR, seconds: 3600 });
  if (seconds > 0) return { status: 'limited', seconds };
  const known = jar.get(VOTER_COOKIE)?.value;
  const voter = known && UUID.test(known) ? known : randomUUID();
  const contributor = await asContributor();
  const votes = await contributor.voteHelpful({ review, voter, helpful });
  if (votes === null) return { status: 'missing' };
  if (voter !== known)
    jar.set(VOTER_COOKIE, voter, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR, secure: process.env.NODE_ENV === 'production' });
  return { status: 'done', votes };
}
