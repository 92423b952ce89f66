import { Pool } from 'pg';
import { env } from '@/env';

const TIMEOUT_MS = 2000;

let pool: Pool | undefined;

/**
 * Runs a statement for the operator on a connection apart, so that neither visitors nor the CMS can hold it up.
 * @throws within four seconds if the database doesn't answer
 */
export async function runForOperator<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  if (!pool) {
    pool = new Pool({
      connectionString: env.DATABASE_URL,
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      statement_timeout: TIMEOUT_MS,
      application_name: 'directory-operations',
    });
    pool.on('error', () => undefined);
  }
  return (await pool.query(text, values)).rows as Row[];
}
