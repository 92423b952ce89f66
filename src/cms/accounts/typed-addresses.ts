import { sql } from '@payloadcms/db-postgres';
import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/transaction';
import type { SignedInUser } from './session';

/**
 * The address of an account, which is in lower case, in a column of what forms received: those preserve the case of what stands before the @. False
 * for every row if there is no address.
 */
export const isAddress = (column: PgColumn, email: string | null) => sql`lower(${column}) = ${email}`;

/** The confirmed address of an account, and its other spellings in a column of what was sent; none for an account without one. */
export async function typedAddresses(req: PayloadRequest, { email }: Pick<SignedInUser, 'email'>, column: PgColumn): Promise<string[]> {
  if (!email) return [];
  const rows = await (await databaseOf(req)).selectDistinct({ address: column }).from(column.table).where(isAddress(column, email));
  return [...new Set([email, ...rows.map(({ address }) => String(address))])];
}
