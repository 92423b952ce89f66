import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../database/transaction';

/** Expires every cached page with one of these tags, in every process, when the transaction of the request commits; a rollback expires nothing. */
export async function expireTags(tags: Iterable<string>, req: PayloadRequest): Promise<void> {
  const names = [...new Set(tags)];
  if (names.length > 0) await execute(req, sql`select cache.expire(${sql.param(names)}::text[])`);
}
