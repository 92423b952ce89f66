import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ALTER COLUMN "staff_second_factor" DROP DEFAULT;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_staff_second_factor" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ALTER COLUMN "staff_second_factor" SET DEFAULT false;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_staff_second_factor" SET DEFAULT false;`)
}
