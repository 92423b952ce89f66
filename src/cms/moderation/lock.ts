import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { ModeratedCollection } from '@/domain/moderation-states';
import { execute } from '../database/execute';

/** Whoever changes a moderated document in a transaction waits for whoever does so already: editors, the panel, and the senders themselves. */
export async function lockDocument(req: PayloadRequest, collection: ModeratedCollection, id: number): Promise<void> {
  await execute(req, sql`select pg_advisory_xact_lock(hashtext(${collection}), ${id}::integer)`);
}
