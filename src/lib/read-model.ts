import 'server-only';
import { Pool } from 'pg';
import { env } from '@/env';

/** What a visitor asks of lists and search is answered within this time or not at all. */
const STATEMENT_TIMEOUT_MS = 2000;
const CONNECTIONS = 5;

declare global {
  // Kept over hot reloads, which would otherwise leave connections behind.
  var readModelPool: Pool | undefined;
}

function pool(): Pool {
  if (!globalThis.readModelPool) {
    const created = new Pool({
      connectionString: env.DATABASE_URL,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      application_name: 'directory-search',
    });
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
