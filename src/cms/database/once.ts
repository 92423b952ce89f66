import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from './execute';

const keyOf = (print: string) => `once:${print}`;

/** Remembers in the transaction of a request that something is done now. False when it was done within the time, also by a transaction that just ended. */
export async function remember(req: PayloadRequest, print: string, seconds: number): Promise<boolean> {
  const now = Date.now();
  const rows = await execute(
    req,
    sql`insert into limits.hits (key, points, expire) values (${keyOf(print)}, 1, ${now + seconds * 1000})
      on conflict (key) do update set expire = excluded.expire where limits.hits.expire < ${now} returning key`,
  );
  return rows.length > 0;
}

/** Takes that back. */
export async function forget(req: PayloadRequest, print: string): Promise<void> {
  await execute(req, sql`delete from limits.hits where key = ${keyOf(print)}`);
}
