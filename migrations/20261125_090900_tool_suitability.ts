import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tools_locales" ADD COLUMN "best_for" varchar;
  ALTER TABLE "tools_locales" ADD COLUMN "not_for" varchar;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_best_for" varchar;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_not_for" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tools_locales" DROP COLUMN "best_for";
  ALTER TABLE "tools_locales" DROP COLUMN "not_for";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_best_for";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_not_for";`)
}
