import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload } from 'payload';
import { users } from '@/payload-generated-schema';
import { execute } from '../database/transaction';

/** Identities (`u`) whose address was never confirmed, as rows to delete. Invited people already have an account and aren't among them. */
export const UNCONFIRMED = sql`auth."user" u where not u."emailVerified" and not exists (select from ${users} where ${users.authId} = u.id::text)`;

/**
 * Deletes an identity that claimed an address and never confirmed it. Runs outside any transaction, since Better Auth reads the result on another
 * connection.
 */
export async function forgetUnconfirmed(payload: Payload, email: string): Promise<void> {
  await execute(await createLocalReq({}, payload), sql`delete from ${UNCONFIRMED} and u.email = ${email.trim().toLowerCase()}`);
}
