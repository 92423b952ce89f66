import 'server-only';
import { Pool } from 'pg';
import { env } from '@/env';
import { searchConnection } from './connection';

const CONNECTIONS = 5;
/** Statements are planned per connection, so a new one is slower at first. */
const IDLE_MS = 600_000;

declare global {
  // Global because a hot reload would otherwise leave connections behind.
  var searchPool: Pool | undefined;
}

function pool(): Pool {
  if (!globalThis.searchPool) {
    const created = new Pool({ ...searchConnection(env.DATABASE_URL), max: CONNECTIONS, idleTimeoutMillis: IDLE_MS });
    // A connection that ends while idle is replaced at the next query; without a listener it would end the process.
    created.on('error', () => undefined);
    globalThis.searchPool = created;
  }
  return globalThis.searchPool;
}

/**
 * Runs one statement on a connection for visitors, separate from the CMS and with a time limit.
 * @throws the database's error, `57014` after the time limit
 */
export async function runForVisitor<Row>(statement: { name?: string; text: string; values: unknown[] }): Promise<Row[]> {
  const { rows } = await pool().query(statement);
  return rows as Row[];
}
