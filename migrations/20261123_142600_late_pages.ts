import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Written by hand: the content model knows no partial indexes. In the order of the list of tools, so that a late page sorts nothing. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index _tools_v_newest_idx;
    create index _tools_v_newest_idx on _tools_v (version_name, created_at desc) include (id, parent_id, version_updated_at)
      where latest and version_deleted_at is null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index _tools_v_newest_idx;
    create index _tools_v_newest_idx on _tools_v (version_name) include (id, parent_id, version_updated_at) where latest and version_deleted_at is null;`)
}
