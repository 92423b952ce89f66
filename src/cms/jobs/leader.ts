import type { Payload } from 'payload';
import pg from 'pg';
import { env } from '@/env';
import { lockKey } from '../database/lock-key';
import { dropAbandonedClaims, heldFences } from '../queues/claims';

let connection: pg.Client | null = null;
/** How often jobs are looked for that are marked as running and don't: after an outage not every end of a job could be noted. */
const CHECK_MS = 30_000;
/** By the clock of `performance`. */
let checkAgainAt = 0;

async function drop(client: pg.Client): Promise<void> {
  if (connection === client) connection = null;
  await client.end().catch(() => undefined);
}

/**
 * Frees the jobs whose claims this process doesn't hold: it gave them up, or another process lost the lock and is dead, or its claims end here. A job
 * whose transaction is open is left alone until that ends. @returns whether any is left
 */
async function freeLeftovers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ left: number }>(
    `with others as (select id from payload_jobs where processing and coalesce(fence <> all($1), true) and completed_at is null),
      free as (select j.id from payload_jobs j join others using (id) for update of j skip locked),
      freed as (update payload_jobs set processing = false where id in (select id from free) returning id)
    select (select count(*) from others)::integer - (select count(*) from freed)::integer as left`,
    [heldFences()],
  );
  return rows[0]?.left !== 0;
}

async function checkLeftovers(client: pg.Client): Promise<void> {
  checkAgainAt = 0;
  dropAbandonedClaims();
  if (!(await freeLeftovers(client))) checkAgainAt = performance.now() + CHECK_MS;
}

/**
 * True if this process runs jobs. It holds a database lock for as long as its connection lives; when it dies, another process takes over at once.
 * Payload itself would let two processes run the same job.
 */
export async function runsJobs(payload: Payload): Promise<boolean> {
  if (connection) {
    if (performance.now() >= checkAgainAt) await checkLeftovers(connection).catch(() => undefined);
    return true;
  }
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    application_name: 'directory-jobs',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => void drop(client));
  client.on('end', () => void drop(client));
  try {
    await client.connect();
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lockKey('jobs')]);
    if (!rows[0]?.got) {
      await drop(client);
      return false;
    }
    await checkLeftovers(client);
    connection = client;
    return true;
  } catch (error) {
    await drop(client);
    payload.logger.warn({ msg: `Jobs are waiting for the database: ${error instanceof Error ? error.message : String(error)}` });
    return false;
  }
}
