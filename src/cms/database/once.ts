import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from './execute';
import { inTransaction } from './in-transaction';

/**
 * Runs `work` unless work with the same fingerprint succeeded within `seconds`. The mark is part of the transaction: a repeat sent at the same moment
 * waits for it, and failed or refused work leaves none.
 * @returns the outcome, or null for a repeat
 */
export function once<T>(req: PayloadRequest, fingerprint: string, seconds: number, work: () => Promise<T>): Promise<T | null> {
  return inTransaction(req, async () => {
    const now = Date.now();
    const marked = await execute(
      req,
      sql`insert into limits.hits (key, points, expire) values (${`once:${fingerprint}`}, 1, ${now + seconds * 1000})
        on conflict (key) do update set expire = excluded.expire where limits.hits.expire < ${now} returning key`,
    );
    return marked.length > 0 ? work() : null;
  });
}
