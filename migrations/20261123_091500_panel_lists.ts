import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Written by hand: the content model knows neither the schema `workspace` nor partial indexes. */
const panelLists = readFileSync(new URL('./sql/panel-lists.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(panelLists))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index _tools_v_newest_idx;
    drop index workspace.translations_counts_idx;
    alter table workspace.translations drop column texts;
    drop function workspace.texts_by_state;
    drop function workspace.text_field;`)
}
