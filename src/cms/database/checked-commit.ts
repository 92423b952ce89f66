import { setTimeout } from 'node:timers/promises';
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { APIError, type DatabaseAdapterObj } from 'payload';
import { UNCERTAIN_WRITE } from '@/domain/uncertain-write';
import { validationMessage } from '@/domain/validation-messages';
import { changeDatabase } from './change-database';

/** How often and how far apart the database is asked for an outcome: about as long as a restart takes. */
const OUTCOME_TRIES = 20;
const OUTCOME_PAUSE_MS = 500;

/** A crash of the server loses its statistics, so the time since when it has some tells apart what happened before and after a crash. */
const LIFE = 'pg_stat_get_bgwriter_stat_reset_time()::text as life';
/** PostgreSQL's error for a transaction number that it hasn't given to any transaction. */
const NOT_GIVEN = '22023';

interface Transaction {
  number: string | null;
  life: string;
}

/**
 * Whether a transaction was committed, or null if the database doesn't answer or can't tell: a crash forgets numbers that were not on disk yet, and
 * gives them to other transactions.
 */
async function outcomeOf({ number, life }: Transaction, database: PostgresAdapter): Promise<boolean | null> {
  for (let tries = 1; tries <= OUTCOME_TRIES; tries += 1) {
    try {
      const { rows } = await database.pool.query(`select pg_xact_status($1::text::xid8) as status, ${LIFE}`, [number]);
      const status = rows[0]?.status;
      if (status === 'aborted') return false;
      if (status === 'committed') return rows[0].life === life || null;
    } catch (error) {
      if ((error as { code?: string }).code === NOT_GIVEN) return false;
    }
    await setTimeout(OUTCOME_PAUSE_MS);
  }
  return null;
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
      const { rows } = await session.db
        .execute(sql.raw(`select pg_current_xact_id_if_assigned()::text as number, ${LIFE}`))
        .catch(async (error: unknown) => {
          await database.rollbackTransaction(id);
          throw error;
        });
      const transaction = rows[0] as unknown as Transaction;
      // A transaction that wrote nothing has no number. The adapter ends the empty one that follows another.
      if (transaction.number) {
        await session.db.execute(sql`commit and chain`).catch(async (error: unknown) => {
          // Its connection is needed for the question: when the database goes away, all connections wait here.
          await database.rollbackTransaction(id);
          const isCommitted = await outcomeOf(transaction, database);
          if (isCommitted === null) throw new APIError(validationMessage('uncertain', 'en'), 503, { code: UNCERTAIN_WRITE }, true);
          if (!isCommitted) throw error;
        });
      }
      await commit(id);
      if (transaction.number) await committed();
    };
  });
}
