import { Pool } from 'pg';
import { env } from '@/env';
import { SteadyClient } from '../database/steady-client';

/** The tables of Better Auth, apart from those of the content model. */
const AUTH_SCHEMA = 'auth';

declare global {
  // Kept over hot reloads, which would otherwise leave connections behind.
  var accountsPool: Pool | undefined;
}

/** Connections that see the tables of accounts only. */
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
