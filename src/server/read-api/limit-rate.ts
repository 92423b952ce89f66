import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { UPLOADS_PER_MINUTE, WRITES_PER_MINUTE } from '@/domain/limits';
import { requestLanguage } from '@/domain/locales';
import { READS_PER_MINUTE, SEARCHES_PER_MINUTE } from '@/domain/read-api';
import { validationMessage } from '@/domain/validation-messages';
import { senderKey } from '../client-address';
import { sessionBehind } from '../door/accounts';
import { mayBeSignedIn } from './personal-request';

const WINDOW_SECONDS = 60;

/** In memory per process: a count in the database would cost more than most reads. */
const limiters = {
  reads: new RateLimiterMemory({ points: READS_PER_MINUTE, duration: WINDOW_SECONDS }),
  searches: new RateLimiterMemory({ points: SEARCHES_PER_MINUTE, duration: WINDOW_SECONDS }),
  writes: new RateLimiterMemory({ points: WRITES_PER_MINUTE, duration: WINDOW_SECONDS }),
  uploads: new RateLimiterMemory({ points: UPLOADS_PER_MINUTE, duration: WINDOW_SECONDS }),
};

export type Counter = keyof typeof limiters;

async function roleBehind({ headers }: Request): Promise<string | null> {
  if (!mayBeSignedIn(headers)) return null;
  const session = await sessionBehind(headers);
  return session.state === 'signed-in' ? session.user.role : null;
}

/** The panel uses the same API heavily. */
const isEditor = (role: string | null) => role !== null && role !== 'user';

async function countOne(limiter: RateLimiterMemory, address: string): Promise<{ isOver: boolean; left: number; seconds: number }> {
  const counted = await limiter.consume(address).then(
    (result) => ({ result, isOver: false }),
    (reason: unknown) => {
      if (reason instanceof RateLimiterRes) return { result: reason, isOver: true };
      throw reason;
    },
  );
  return { isOver: counted.isOver, left: counted.result.remainingPoints, seconds: Math.max(1, Math.ceil(counted.result.msBeforeNext / 1000)) };
}

/** Answers a request, or 429 with `Retry-After` above the limit. Both carry the IETF draft's RateLimit headers. */
export async function withLimitedRate(request: Request, answer: () => Promise<Response>, asked: Counter = 'reads'): Promise<Response> {
  // The panel sends its forms as multipart, like uploads. After a session expires, an editor needs the 401 that asks to sign in, not a 429.
  const role = asked === 'uploads' ? await roleBehind(request) : null;
  if (isEditor(role)) return answer();
  const counter = asked === 'uploads' && role === null ? 'writes' : asked;
  const limiter = limiters[counter];
  const { isOver, left, seconds } = await countOne(limiter, senderKey(request.headers));
  if (isOver && isEditor(await roleBehind(request))) return answer();
  const response = isOver
    ? Response.json(
        { errors: [{ message: validationMessage('tooManyRequests', requestLanguage(request.headers)) }] },
        { status: 429, headers: { 'Cache-Control': 'no-store', 'Retry-After': String(seconds) } },
      )
    : await answer();
  response.headers.set('RateLimit-Policy', `"${counter}";q=${limiter.points};w=${WINDOW_SECONDS}`);
  response.headers.set('RateLimit', `"${counter}";r=${left};t=${seconds}`);
  return response;
}
