import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { expect, vi } from 'vitest';
import { execute, inTransaction } from '@/cms/database/transaction';

const WAITING = 'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))';

/** Starts `other` while the transaction of `work` is open, commits once somebody waits for it, after `rest`, and returns the outcome of `other`. */
export async function overlapping<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<unknown>,
  other: () => Promise<T>,
  rest?: (req: PayloadRequest) => Promise<unknown>,
): Promise<T> {
  const req = await createLocalReq({}, payload);
  const outcome = await inTransaction(req, async () => {
    await work(req);
    const [session] = await execute<{ pid: number }>(req, sql`select pg_backend_pid() as pid`);
    const started = other();
    // A failure is reported by the caller's `await`.
    started.catch(() => undefined);
    await vi.waitFor(async () => expect((await payload.db.pool.query(WAITING, [session?.pid])).rowCount).toBeGreaterThan(0), {
      timeout: 10_000,
      interval: 5,
    });
    await rest?.(req);
    return { started };
  });
  return outcome.started;
}
