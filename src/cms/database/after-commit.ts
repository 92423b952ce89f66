import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { changeDatabase } from './change-database';

type Work = () => Promise<unknown>;

/** By transaction. */
const waiting = new Map<string, Work[]>();

/** Runs `work` once the transaction of a request is committed, never if it rolls back; at once without a transaction. For what can't be undone. */
export async function afterCommit(req: PayloadRequest, work: Work): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) await work();
  else waiting.set(String(transaction), [...(waiting.get(String(transaction)) ?? []), work]);
}

/** Runs what waits for commits. A failure is logged: the transaction is done. */
export const withWorkAfterCommit = (adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> =>
  changeDatabase(adapter, (database, payload) => {
    const commit = database.commitTransaction.bind(database);
    const rollback = database.rollbackTransaction.bind(database);
    database.commitTransaction = async (incoming) => {
      const id = String(await incoming);
      const works = waiting.get(id) ?? [];
      waiting.delete(id);
      await commit(incoming);
      for (const work of works) await work().catch((error) => payload.logger.error({ err: error, msg: 'Work after a commit failed' }));
    };
    database.rollbackTransaction = async (incoming) => {
      waiting.delete(String(await incoming));
      await rollback(incoming);
    };
  });
