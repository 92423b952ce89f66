import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { changeDatabase } from './change-database';

type Work = () => Promise<unknown>;

/** By transaction. */
const waiting = new Map<string, Work[]>();
const waitingForRollback = new Map<string, Work[]>();

async function add(map: typeof waiting, req: PayloadRequest, work: Work): Promise<boolean> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) return false;
  map.set(String(transaction), [...(map.get(String(transaction)) ?? []), work]);
  return true;
}

function take(map: typeof waiting, id: string): Work[] {
  const works = map.get(id) ?? [];
  map.delete(id);
  return works;
}

/** Runs `work` once the transaction of a request is committed, never if it rolls back; at once without a transaction. For what can't be undone. */
export async function afterCommit(req: PayloadRequest, work: Work): Promise<void> {
  if (!(await add(waiting, req, work))) await work();
}

/** Runs `work` if the transaction of a request rolls back, to undo what isn't part of it; never without a transaction. */
export async function afterRollback(req: PayloadRequest, work: Work): Promise<void> {
  await add(waitingForRollback, req, work);
}

/** Runs what waits for commits and rollbacks. A failure is logged: the transaction is done. */
export const withWorkAfterCommit = (adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> =>
  changeDatabase(adapter, (database, payload) => {
    const commit = database.commitTransaction.bind(database);
    const rollback = database.rollbackTransaction.bind(database);
    const run = async (works: Work[], moment: string) => {
      for (const work of works) await work().catch((error) => payload.logger.error({ err: error, msg: `Work after a ${moment} failed` }));
    };
    database.commitTransaction = async (incoming) => {
      const id = String(await incoming);
      const works = take(waiting, id);
      // A commit that fails may still have happened.
      take(waitingForRollback, id);
      await commit(incoming);
      await run(works, 'commit');
    };
    database.rollbackTransaction = async (incoming) => {
      const id = String(await incoming);
      take(waiting, id);
      const works = take(waitingForRollback, id);
      await rollback(incoming);
      await run(works, 'rollback');
    };
  });
