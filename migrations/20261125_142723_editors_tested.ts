import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tools" ADD COLUMN "editors_tested" boolean DEFAULT false;
  ALTER TABLE "_tools_v" ADD COLUMN "version_editors_tested" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tools" DROP COLUMN "editors_tested";
  ALTER TABLE "_tools_v" DROP COLUMN "version_editors_tested";`)
}
