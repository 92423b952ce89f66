import { setImmediate } from 'node:timers/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Insert = PostgresAdapter['insert'];
type Rows = Awaited<ReturnType<Insert>>;

interface Waiting {
  values: Parameters<Insert>[0]['values'];
  resolve: (rows: Rows) => void;
  reject: (reason: unknown) => void;
}

const rowsOf = ({ values }: Pick<Waiting, 'values'>) => (Array.isArray(values) ? values : [values]);

/**
 * Runs `work`, in which documents are stored side by side in one transaction: rows that several of them insert into one table at the same time become
 * one statement. Statements wait for each other, because a connection runs one at a time.
 */
export async function withJoinedInserts<T>(db: PostgresAdapter, work: () => Promise<T>): Promise<T> {
  const { insert, deleteWhere, execute } = db;
  const waiting = new Map<string, Waiting[]>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <R>(run: () => Promise<R>): Promise<R> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
  const insertWaiting = async (args: Parameters<Insert>[0]): Promise<void> => {
    // The other documents get as far as this one.
    await setImmediate();
    const joined = waiting.get(args.tableName) ?? [];
    waiting.delete(args.tableName);
    try {
      const inserted = await insert.call(db, { ...args, values: joined.flatMap(rowsOf) });
      let done = 0;
      for (const one of joined) {
        const count = rowsOf(one).length;
        one.resolve(inserted.slice(done, done + count));
        done += count;
      }
    } catch (error) {
      for (const { reject } of joined) reject(error);
    }
  };
  const replaced: Pick<PostgresAdapter, 'insert' | 'deleteWhere' | 'execute'> = {
    insert: (args) => {
      if (args.onConflictDoUpdate) return inTurn(() => insert.call(db, args));
      return new Promise((resolve, reject) => {
        const before = waiting.get(args.tableName);
        const one = { values: args.values, resolve, reject };
        if (before) before.push(one);
        else {
          waiting.set(args.tableName, [one]);
          void inTurn(() => insertWaiting(args));
        }
      });
    },
    deleteWhere: (args) => inTurn(() => deleteWhere.call(db, args)),
    execute: ((args) => inTurn(async () => execute.call(db, args))) as PostgresAdapter['execute'],
  };
  Object.assign(db, replaced);
  try {
    return await work();
  } finally {
    Object.assign(db, { insert, deleteWhere, execute });
  }
}
