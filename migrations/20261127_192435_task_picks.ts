import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tasks_tools" ADD COLUMN "is_free_pick" boolean;
  ALTER TABLE "tasks_tools" ADD COLUMN "is_european_pick" boolean;
  ALTER TABLE "_tasks_v_version_tools" ADD COLUMN "is_free_pick" boolean;
  ALTER TABLE "_tasks_v_version_tools" ADD COLUMN "is_european_pick" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tasks_tools" DROP COLUMN "is_free_pick";
  ALTER TABLE "tasks_tools" DROP COLUMN "is_european_pick";
  ALTER TABLE "_tasks_v_version_tools" DROP COLUMN "is_free_pick";
  ALTER TABLE "_tasks_v_version_tools" DROP COLUMN "is_european_pick";`)
}
