import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, Payload } from 'payload';

/** An adapter whose database `change` alters before Payload uses it. */
export const changeDatabase = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
  change: (database: PostgresAdapter, payload: Payload) => void,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: ({ payload }) => {
    const database = adapter.init({ payload });
    change(database, payload);
    return database;
  },
});
