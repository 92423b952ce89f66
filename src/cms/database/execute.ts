import type { PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { NodePgDatabase } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { PayloadRequest } from 'payload';

/** The database in the transaction of a request. Tables and columns come from `payload-generated-schema`, so that a renamed field fails the type check. */
export async function databaseOf(req: PayloadRequest): Promise<NodePgDatabase> {
  const adapter = req.payload.db as unknown as PostgresAdapter;
  const transaction = await req.transactionID;
  const session = transaction === undefined || transaction === null ? undefined : adapter.sessions[String(transaction)];
  return (session?.db ?? adapter.drizzle) as unknown as NodePgDatabase;
}

/** Runs a statement in the transaction of a request, so that it takes effect with everything else or not at all. */
export async function execute<Row>(req: PayloadRequest, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await (await databaseOf(req)).execute(statement);
  return rows as Row[];
}
