import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Written by hand: the content model doesn't know the schema `cache`. */
const cache = readFileSync(new URL('./sql/cache.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(cache))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop schema cache cascade`)
}
