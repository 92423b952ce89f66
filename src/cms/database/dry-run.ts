import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { changeDatabase } from './change-database';

declare module 'payload' {
  interface RequestContext {
    /** Ends a change of one document with `DryRunPassed` where Payload would write it: after access, hooks and validation. */
    isDryRun?: boolean;
  }
}

/** The document could be written. Payload rolls its transaction back, as after every error. */
export class DryRunPassed extends Error {}

/** Writes no more of a document in a dry run than its unique values, which only the database can check. */
export function withDryRuns(adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return changeDatabase(adapter, (database, payload) => {
    const updateOne = database.updateOne.bind(database);
    database.updateOne = async (update) => {
      if (!update.req?.context?.isDryRun) return updateOne(update);
      const { flattenedFields } = payload.collections[update.collection].config;
      const unique = flattenedFields.filter((field) => 'unique' in field && field.unique);
      const data = Object.fromEntries(unique.map(({ name }) => [name, update.data[name]]));
      await updateOne({ ...update, data, returning: false });
      throw new DryRunPassed();
    };
  });
}
