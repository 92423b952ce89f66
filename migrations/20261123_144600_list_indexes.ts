import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const SEARCHED = ['tools', '_tools_v'].flatMap((table) => ['name', 'slug', 'url', 'maker'].map((column) => `${table}_${column}_part_idx`))

/**
 * Written by hand: the content model knows no partial indexes. The list of tools by date, and indexes for its search without a pending list: every search
 * reads that list until a vacuum, and the planner then prefers to read the whole table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index _tools_v_newest_by_date_idx on _tools_v (version_updated_at desc, created_at desc) include (id, parent_id)
      where latest and version_deleted_at is null;`)
  for (const index of SEARCHED) {
    await db.execute(sql.raw(`alter index ${index} set (fastupdate = off)`))
    await db.execute(sql.raw(`select gin_clean_pending_list('${index}')`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index _tools_v_newest_by_date_idx;`)
  for (const index of SEARCHED) await db.execute(sql.raw(`alter index ${index} reset (fastupdate)`))
}
