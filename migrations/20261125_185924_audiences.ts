import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_tools_audiences" ADD VALUE 'teachers';
  ALTER TYPE "public"."enum_tools_audiences" ADD VALUE 'lawyers';
  ALTER TYPE "public"."enum_tools_audiences" ADD VALUE 'hr';
  ALTER TYPE "public"."enum_tools_audiences" ADD VALUE 'sales';
  ALTER TYPE "public"."enum_tools_audiences" ADD VALUE 'public-sector';
  ALTER TYPE "public"."enum_tools_audiences" ADD VALUE 'care';
  ALTER TYPE "public"."enum__tools_v_version_audiences" ADD VALUE 'teachers';
  ALTER TYPE "public"."enum__tools_v_version_audiences" ADD VALUE 'lawyers';
  ALTER TYPE "public"."enum__tools_v_version_audiences" ADD VALUE 'hr';
  ALTER TYPE "public"."enum__tools_v_version_audiences" ADD VALUE 'sales';
  ALTER TYPE "public"."enum__tools_v_version_audiences" ADD VALUE 'public-sector';
  ALTER TYPE "public"."enum__tools_v_version_audiences" ADD VALUE 'care';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  do $$
  declare
    changed integer[];
  begin
    delete from _tools_v_version_audiences where value in ('teachers', 'lawyers', 'hr', 'sales', 'public-sector', 'care');
    with lost as (
      delete from tools_audiences where value in ('teachers', 'lawyers', 'hr', 'sales', 'public-sector', 'care') returning parent_id
    )
    select coalesce(array_agg(distinct parent_id), '{}') into changed from lost;
    perform from search.refresh_tools(changed);
  end
  $$;`)
  await db.execute(sql`
   ALTER TABLE "tools_audiences" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_tools_audiences";
  CREATE TYPE "public"."enum_tools_audiences" AS ENUM('developers', 'copywriters', 'marketers', 'designers', 'video-creators', 'entrepreneurs', 'students', 'researchers');
  ALTER TABLE "tools_audiences" ALTER COLUMN "value" SET DATA TYPE "public"."enum_tools_audiences" USING "value"::"public"."enum_tools_audiences";
  ALTER TABLE "_tools_v_version_audiences" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__tools_v_version_audiences";
  CREATE TYPE "public"."enum__tools_v_version_audiences" AS ENUM('developers', 'copywriters', 'marketers', 'designers', 'video-creators', 'entrepreneurs', 'students', 'researchers');
  ALTER TABLE "_tools_v_version_audiences" ALTER COLUMN "value" SET DATA TYPE "public"."enum__tools_v_version_audiences" USING "value"::"public"."enum__tools_v_version_audiences";`)
}
