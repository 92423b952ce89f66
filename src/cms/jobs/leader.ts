import type { Payload } from 'payload';
import pg from 'pg';
import { env } from '@/env';
import { lockKey } from '../database/lock-key';

let connection: pg.Client | null = null;

async function drop(client: pg.Client): Promise<void> {
  if (connection === client) connection = null;
  await client.end().catch(() => undefined);
}

/**
 * True if this process runs jobs. It holds a database lock for as long as its connection lives; when it dies, another process takes over at once.
 * Payload itself would let two processes run the same job.
 */
export async function runsJobs(payload: Payload): Promise<boolean> {
  if (connection) return true;
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
    // With the lock held, any job marked as running was left behind by a process that died.
    await client.query('update payload_jobs set processing = false where processing');
    connection = client;
    return true;
  } catch (error) {
    await drop(client);
    payload.logger.warn({ msg: `Jobs are waiting for the database: ${error instanceof Error ? error.message : String(error)}` });
    return false;
  }
}
