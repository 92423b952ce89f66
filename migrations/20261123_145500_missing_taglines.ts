import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Written by hand: the content model knows no included columns. For the list of tools without a text, which would read every description. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index _tools_v_locales_tagline_idx on _tools_v_locales (_locale, _parent_id) include (version_tagline);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index _tools_v_locales_tagline_idx;`)
}
