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

/** The confirmed address of an account as it stands in columns of what it sent; none for an account without one. */
export async function typedAddresses(req: PayloadRequest, { email }: Pick<SignedInUser, 'email'>, columns: PgColumn[]): Promise<string[]> {
  if (!email) return [];
  const db = await databaseOf(req);
  const found = new Set([email]);
  for (const column of columns) {
    const rows = await db.selectDistinct({ address: column }).from(column.table).where(isAddress(column, email));
    for (const { address } of rows) found.add(String(address));
  }
  return [...found];
}
