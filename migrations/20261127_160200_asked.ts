import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Written by hand: the content model doesn't know the schema `workspace`. */
const asked = () => readFileSync(new URL('./sql/asked.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(asked()))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table workspace.wanted_tools;
    delete from workspace.search_misses where count = 0;
    alter table workspace.search_misses drop column refined`)
}
