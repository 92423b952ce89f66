import 'server-only';
import { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/env';
import { keyedHash, keyFor } from '@/keys';
import { logAccess } from './access-log';

declare global {
  // Survives hot reloads, which would otherwise leak connections.
  var limiterPool: Pool | undefined;
}

function pool(): Pool {
  if (!globalThis.limiterPool) {
    const created = new Pool({
      connectionString: env.DATABASE_URL,
      max: 3,
      connectionTimeoutMillis: 3000,
      statement_timeout: 2000,
      application_name: 'directory-limits',
    });
    created.on('error', () => undefined);
    globalThis.limiterPool = created;
  }
  return globalThis.limiterPool;
}

const limiters = new Map<string, RateLimiterPostgres>();

/** Counts in the database, shared by all processes. While the database is away, each process counts for itself. */
function limiter(name: string, points: number, seconds: number): RateLimiterPostgres {
  const key = `${name}:${points}:${seconds}`;
  let found = limiters.get(key);
  if (!found) {
    found = new RateLimiterPostgres({
      storeClient: pool(),
      storeType: 'pool',
      schemaName: 'limits',
      tableName: 'hits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    });
    limiters.set(key, found);
  }
  return found;
}

/** The table holds keyed hashes, no addresses. */
export const hashed = (who: string) => keyedHash(who, keyFor('limits')).toString('base64url').slice(0, 32);

/** By how much the clocks of machines may differ. */
const CLOCK_DIFFERENCE_SECONDS = 60;

export interface RateLimit {
  points: number;
  seconds: number;
}

async function count(name: string, who: string, { points, seconds }: RateLimit): Promise<number> {
  const consume = async () => {
    try {
      await limiter(name, points, seconds).consume(hashed(who));
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw reason;
    }
  };
  const wait = await consume();
  if (wait <= seconds + CLOCK_DIFFERENCE_SECONDS) return wait;
  // Counted before the clock was set back: otherwise this would last until then.
  await limiter(name, points, seconds).delete(hashed(who));
  return consume();
}

/**
 * Counts one use of `name` by `who`.
 * @returns seconds until the next one is allowed; 0 when this one is
 */
export async function secondsToWait(name: string, who: string, limit: RateLimit): Promise<number> {
  const wait = await count(name, who, limit);
  if (wait > 0) logAccess('over a limit', { limit: name }, { who });
  return wait;
}

/** Gives one use back. */
export async function takeBack(name: string, who: string, { points, seconds }: RateLimit): Promise<void> {
  await limiter(name, points, seconds).reward(hashed(who));
}

/** Resets a counter, after a success. */
export async function forgive(name: string, who: string, { points, seconds }: RateLimit): Promise<void> {
  await limiter(name, points, seconds).delete(hashed(who));
}

/** True for the first call within `seconds`. */
export async function isFirst(name: string, what: string, seconds: number): Promise<boolean> {
  return (await count(name, what, { points: 1, seconds })) === 0;
}
