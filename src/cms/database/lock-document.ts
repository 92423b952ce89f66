import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { ModeratedCollection } from '@/domain/moderation-states';
import { execute } from './execute';

/** Serialises changes of one moderated document: editors, the panel and the senders wait for the transaction that holds the lock. */
export async function lockDocument(req: PayloadRequest, collection: ModeratedCollection, id: number): Promise<void> {
  await execute(req, sql`select pg_advisory_xact_lock(hashtext(${collection}), ${id}::integer)`);
}
