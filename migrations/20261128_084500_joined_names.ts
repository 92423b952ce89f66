import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Folding the names of all candidates again took most of the time of a mistyped name; the read model holds them folded.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "tools_en_joined_name_idx" ON "search"."tools_en" USING gin (replace("name_key", ' ', '') gin_trgm_ops) WITH (fastupdate = off);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "search"."tools_en_joined_name_idx";`)
}
