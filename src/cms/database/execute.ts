import type { PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

/** Runs a statement in the transaction of a request, so that it takes effect with everything else or not at all. */
export async function execute<Row>(req: PayloadRequest, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const adapter = req.payload.db as unknown as PostgresAdapter;
  const transaction = await req.transactionID;
  const db = transaction === undefined || transaction === null ? adapter.drizzle : (adapter.sessions[String(transaction)]?.db ?? adapter.drizzle);
  const { rows } = await db.execute(statement);
  return rows as Row[];
}
