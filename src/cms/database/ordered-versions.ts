import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, DatabaseAdapterObj, PayloadRequest } from 'payload';
import { changeDatabase } from './change-database';
import { execute } from './transaction';

interface Write {
  collection: CollectionSlug;
  /** The version that is overwritten. */
  id?: number | string;
  parent: unknown;
  isDraft: boolean;
  updatedAt: string;
  req?: Partial<PayloadRequest>;
}

/**
 * Makes a version newer than the others of its document, and a draft newer than the public row, although the clock was set back or the other process
 * has another one. Payload takes the version with the latest date for the newest, and leaves two marked so if a new one has an earlier date.
 */
export function withOrderedVersions(adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return changeDatabase(adapter, (database, payload) => {
    /** The date to write: the one asked for, or a millisecond after the latest known one. */
    async function ordered({ collection, id, parent, isDraft, updatedAt, req }: Write): Promise<string> {
      if (!payload.collections[collection].config.versions?.drafts) return updatedAt;
      const row = database.tableNameMap.get(collection.replaceAll('-', '_')) ?? '';
      const versions = database.tableNameMap.get(`_${row}${database.versionsSuffix}`) ?? '';
      const [known] = await execute<{ last: Date | string | null }>(
        { payload, transactionID: req?.transactionID } as PayloadRequest,
        sql`select greatest(
          (select max(greatest(created_at, updated_at)) from ${sql.identifier(versions)} where parent_id = ${parent} and id is distinct from ${id ?? null}::integer),
          (select updated_at from ${sql.identifier(row)} where id = ${parent} and ${isDraft})
        ) as last`,
      );
      const last = known?.last ? new Date(known.last).getTime() : 0;
      return Date.parse(updatedAt) > last ? updatedAt : new Date(last + 1).toISOString();
    }

    const createVersion = database.createVersion.bind(database);
    database.createVersion = async (args) => {
      const { collectionSlug: collection, parent, versionData, updatedAt, req } = args;
      const isDraft = (versionData as { _status?: unknown })._status === 'draft';
      const date = await ordered({ collection, parent, isDraft, updatedAt, req });
      return createVersion({ ...args, createdAt: args.createdAt === updatedAt ? date : args.createdAt, updatedAt: date });
    };

    const updateVersion = database.updateVersion.bind(database);
    database.updateVersion = async (args) => {
      const { collection, id, versionData, req } = args;
      const { latest, parent, updatedAt, version } = versionData as { latest?: boolean; parent?: unknown; updatedAt?: string; version?: unknown };
      if (id === undefined || !latest || !parent || !updatedAt) return updateVersion(args);
      const isDraft = (version as { _status?: unknown } | undefined)?._status === 'draft';
      return updateVersion({
        ...args,
        versionData: { ...versionData, updatedAt: await ordered({ collection, id, parent, isDraft, updatedAt, req }) },
      });
    };
  });
}
