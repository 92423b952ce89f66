import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from './execute';

/** Serialises changes of one document: others wait for the transaction that holds the lock. */
export async function lockDocument(req: PayloadRequest, collection: string, id: number): Promise<void> {
  await execute(req, sql`select pg_advisory_xact_lock(hashtext(${collection}), ${id}::integer)`);
}
