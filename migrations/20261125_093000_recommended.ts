import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** Written by hand: the content model doesn't know the schema `search`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(read('./sql/recommended.sql')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const [projectTools = ''] = /create or replace function search\.project_tools[^]*?\n\$\$;/.exec(read('./sql/price-models.sql')) ?? []
  await db.execute(sql`alter table search.tools drop column recommended;`)
  await db.execute(sql.raw(projectTools))
}
