import { setTimeout } from 'node:timers/promises';
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { APIError, type DatabaseAdapterObj } from 'payload';
import { UNCERTAIN_WRITE } from '@/domain/uncertain-write';
import { validationMessage } from '@/domain/validation-messages';
import { changeDatabase } from './change-database';

/** How often and how far apart the database is asked for an outcome: about as long as a restart takes. */
const OUTCOME_TRIES = 20;
const OUTCOME_PAUSE_MS = 500;

/** Whether a transaction was committed; fails if the database doesn't answer, or doesn't know yet. */
async function outcomeOf(number: string, database: PostgresAdapter): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { rows } = await database.pool.query('select pg_xact_status($1::text::xid8) as status', [number]);
      const status = rows[0]?.status;
      if (status === 'committed' || status === 'aborted') return status === 'committed';
      throw new Error(`The transaction is ${status ?? 'forgotten'}.`);
    } catch (error) {
      if (tries === OUTCOME_TRIES) throw error;
      await setTimeout(OUTCOME_PAUSE_MS);
    }
  }
}

/**
 * Payload's adapter swallows errors of a commit: a write whose connection breaks at that moment would be reported as done. This commits by itself,
 * and if no answer arrives, it asks the database for the outcome. A write whose outcome stays unknown fails with the code `uncertain_write`.
 *
 * @param committed what a write waits for after its commit; must not fail
 */
export function withCheckedCommit(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
  committed: () => Promise<unknown>,
): DatabaseAdapterObj<PostgresAdapter> {
  return changeDatabase(adapter, (database) => {
    const commit = database.commitTransaction.bind(database);
    database.commitTransaction = async (incoming) => {
      const id = await incoming;
      const session = database.sessions[String(id)];
      if (!session) return;
      const { rows } = await session.db.execute(sql`select pg_current_xact_id_if_assigned()::text as number`).catch(async (error: unknown) => {
        await database.rollbackTransaction(id);
        throw error;
      });
      const number = rows[0]?.number;
      // A transaction that wrote nothing has no number. The adapter ends the empty one that follows another.
      if (number) {
        await session.db.execute(sql`commit and chain`).catch(async (error: unknown) => {
          // Its connection is needed for the question: when the database goes away, all connections wait here.
          await database.rollbackTransaction(id);
          const isCommitted = await outcomeOf(String(number), database).catch(() => null);
          if (isCommitted === null) throw new APIError(validationMessage('uncertain', 'en'), 503, { code: UNCERTAIN_WRITE }, true);
          if (!isCommitted) throw error;
        });
      }
      await commit(id);
      if (number) await committed();
    };
  });
}
