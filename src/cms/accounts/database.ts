import { Pool } from 'pg';
import { env } from '@/env';
import { SteadyClient } from '../database/steady-client';

/** Better Auth's tables, separate from the content model. */
const AUTH_SCHEMA = 'auth';

declare global {
  // Survives hot reloads, which would otherwise leak connections.
  var accountsPool: Pool | undefined;
}

/** Connections that see Better Auth's tables only. */
export function accountsDatabase(): Pool {
  if (!globalThis.accountsPool) {
    const pool = new Pool({
      connectionString: env.DATABASE_URL,
      Client: SteadyClient as never,
      max: 6,
      connectionTimeoutMillis: 10_000,
      options: `-c search_path=${AUTH_SCHEMA}`,
      application_name: 'directory-accounts',
      ...(process.env.NEXT_RUNTIME ? { statement_timeout: 10_000 } : {}),
    });
    pool.on('error', () => undefined);
    globalThis.accountsPool = pool;
  }
  return globalThis.accountsPool;
}
