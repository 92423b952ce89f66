import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { changeDatabase } from './change-database';

const waiting = new Map<string, (() => void)[]>();

/** Runs work when the transaction of a request commits; immediately outside a transaction, never after a rollback. */
export async function afterCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) return work();
  const key = String(transaction);
  waiting.set(key, [...(waiting.get(key) ?? []), work]);
}

/** Runs or drops the work that waits for a transaction. */
function settleCommit(transaction: number | string, isCommitted: boolean): void {
  const key = String(transaction);
  const works = waiting.get(key) ?? [];
  waiting.delete(key);
  if (isCommitted) for (const work of works) work();
}

/**
 * Payload's adapter swallows errors of a commit: a write whose connection breaks at that moment would be reported as done. This asks the database
 * for the outcome and fails if the transaction was not committed.
 */
export function withCheckedCommit(adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return changeDatabase(adapter, (database) => {
    const commit = database.commitTransaction.bind(database);
    const rollback = database.rollbackTransaction.bind(database);
    database.rollbackTransaction = async (incoming) => {
      settleCommit(await incoming, false);
      return rollback(incoming);
    };
    database.commitTransaction = async (incoming) => {
      const id = await incoming;
      const session = database.sessions[String(id)];
      if (!session) return;
      const { rows } = await session.db.execute(sql`select pg_current_xact_id_if_assigned()::text as number`).catch(async (error: unknown) => {
        await database.rollbackTransaction(id);
        throw error;
      });
      await commit(id);
      const number = rows[0]?.number;
      // A transaction that wrote nothing has no number.
      if (!number) return settleCommit(id, true);
      const { rows: outcome } = await database.pool.query('select pg_xact_status($1::text::xid8) as status', [number]);
      const isCommitted = outcome[0]?.status === 'committed';
      settleCommit(id, isCommitted);
      if (!isCommitted) throw new Error('The transaction was not committed: its connection broke.');
    };
  });
}
