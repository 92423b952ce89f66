import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../database/execute';

/** Makes links that were mailed to somebody worthless: invitations, and links for a new password. */
export async function forgetTokens(req: PayloadRequest, authId: string): Promise<void> {
  await execute(req, sql`delete from auth.verification where value = ${authId}`);
}
