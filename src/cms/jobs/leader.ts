import type { Payload } from 'payload';
import pg from 'pg';
import { env } from '@/env';

/** Any two fixed numbers: every process of this site asks for the same lock. */
const LOCK = [4201, 1] as const;

let connection: pg.Client | null = null;

async function drop(client: pg.Client): Promise<void> {
  if (connection === client) connection = null;
  await client.end().catch(() => undefined);
}

/**
 * Whether this process is the one that runs jobs. A lock of the database decides, which the process holds as long as its connection lives: when it
 * dies, the next one takes over at once. Payload itself would let two processes take the same job.
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
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [...LOCK]);
    if (!rows[0]?.got) {
      await drop(client);
      return false;
    }
    // Nobody else runs jobs: what is marked as running was left behind by a process that ended.
    await client.query('update payload_jobs set processing = false where processing');
    connection = client;
    return true;
  } catch (error) {
    await drop(client);
    payload.logger.warn({ msg: `Jobs wait for the database: ${error instanceof Error ? error.message : String(error)}` });
    return false;
  }
}
