import 'server-only';
import { Pool } from 'pg';
import { env } from '@/env';
import { readModelConnection } from './read-model-connection';

const CONNECTIONS = 5;
/** A connection knows its plans: a new one is slower for a while. */
const IDLE_MS = 600_000;

declare global {
  // Kept over hot reloads, which would otherwise leave connections behind.
  var readModelPool: Pool | undefined;
}

function pool(): Pool {
  if (!globalThis.readModelPool) {
    const created = new Pool({ ...readModelConnection(env.DATABASE_URL), max: CONNECTIONS, idleTimeoutMillis: IDLE_MS });
    // A connection that ends while idle is replaced at the next query; without a listener it would end the process.
    created.on('error', () => undefined);
    globalThis.readModelPool = created;
  }
  return globalThis.readModelPool;
}

/**
 * Runs one statement on the read model of lists and search, apart from the CMS and with a time limit.
 * @throws the database's error, `57014` when it took too long
 */
export async function queryReadModel<Row>(statement: { name?: string; text: string; values: unknown[] }): Promise<Row[]> {
  const { rows } = await pool().query(statement);
  return rows as Row[];
}
