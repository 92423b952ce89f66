import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { NodePgDatabase } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { type LockSubject, lockKey } from './lock-key';

/** The database in the transaction of a request. Tables and columns come from `payload-generated-schema`, so that a renamed field fails the type check. */
export async function databaseOf(req: PayloadRequest): Promise<NodePgDatabase> {
  const adapter = req.payload.db as unknown as PostgresAdapter;
  const transaction = await req.transactionID;
  const session = transaction === undefined || transaction === null ? undefined : adapter.sessions[String(transaction)];
  return (session?.db ?? adapter.drizzle) as unknown as NodePgDatabase;
}

/** Runs a statement in the transaction of a request, so that it takes effect with everything else or not at all. */
export async function execute<Row>(req: PayloadRequest, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await (await databaseOf(req)).execute(statement);
  return rows as Row[];
}

const isRefusal = (outcome: unknown) => typeof outcome === 'object' && outcome !== null && 'refused' in outcome;

/**
 * Runs `work` in one transaction, or as part of the one that `req` is in. An error rolls back, and so does an outcome with the key `refused`, which is
 * returned.
 */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req);
  try {
    const outcome = await work();
    if (isOwn) await (isRefusal(outcome) ? killTransaction(req) : commitTransaction(req));
    return outcome;
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  }
}

/** Serialises work on one thing: others wait for the transaction that holds the lock. */
export async function lockInTransaction(req: PayloadRequest, subject: LockSubject, ...parts: (string | number)[]): Promise<void> {
  await execute(req, sql`select pg_advisory_xact_lock(${lockKey(subject, ...parts)}::bigint)`);
}

/** Serialises changes of one document. */
export const lockDocument = (req: PayloadRequest, collection: string, id: number): Promise<void> =>
  lockInTransaction(req, 'document', collection, Number(id));

const onceKey = (fingerprint: string) => `once:${fingerprint}`;

/**
 * Runs `work` unless work with the same fingerprint succeeded within `seconds`. The mark is part of the transaction: a repeat sent at the same moment
 * waits for it, and failed or refused work leaves none.
 * @returns the outcome, or null for a repeat
 */
export function once<T>(req: PayloadRequest, fingerprint: string, seconds: number, work: () => Promise<T>): Promise<T | null> {
  return inTransaction(req, async () => {
    const now = Date.now();
    const marked = await execute(
      req,
      sql`insert into limits.hits (key, points, expire) values (${onceKey(fingerprint)}, 1, ${now + seconds * 1000})
        on conflict (key) do update set expire = excluded.expire where limits.hits.expire < ${now} returning key`,
    );
    return marked.length > 0 ? work() : null;
  });
}

/** Lets work with this fingerprint run again. */
export const forgetOnce = (req: PayloadRequest, fingerprint: string): Promise<unknown> =>
  execute(req, sql`delete from limits.hits where key = ${onceKey(fingerprint)}`);
