import type { postgresAdapter } from '@payloadcms/db-postgres';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

/**
 * Indexes `_parent_id` of every table of localized fields. Payload indexes only `(_locale, _parent_id)` but joins by parent alone, so each read would
 * scan the whole table.
 */
export const indexLocaleParents: SchemaHook = ({ adapter, schema }) => {
  for (const [name, table] of Object.entries(adapter.rawTables)) {
    if (!name.endsWith('_locales') || !table.columns._parentID) continue;
    table.indexes = { ...table.indexes, _parentID: { name: `${name}_parent_idx`.slice(0, 63), on: '_parentID' } };
  }
  return schema;
};
