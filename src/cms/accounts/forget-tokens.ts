import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../database/transaction';

/** Invalidates the mailed links of a person: invitations and password resets. */
export async function forgetTokens(req: PayloadRequest, authId: string): Promise<void> {
  await execute(req, sql`delete from auth.verification where value = ${authId}`);
}
