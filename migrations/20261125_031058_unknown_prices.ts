import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_tools_price_model" ADD VALUE 'unknown';
  ALTER TYPE "public"."enum__tools_v_version_price_model" ADD VALUE 'unknown';`)
  await db.execute(sql.raw(read('./sql/price-models.sql')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const [projectTools = ''] = /create function search\.project_tools[^]*?\n\$\$;/.exec(read('./baseline/search.sql')) ?? []
  await db.execute(sql.raw(projectTools.replace('create function', 'create or replace function')))
  await db.execute(sql`drop function search.price_model;`)
  await db.execute(sql`
   ALTER TABLE "tools" ALTER COLUMN "price_model" SET DATA TYPE text;
  ALTER TABLE "tools" ALTER COLUMN "price_model" SET DEFAULT 'freemium'::text;
  DROP TYPE "public"."enum_tools_price_model";
  CREATE TYPE "public"."enum_tools_price_model" AS ENUM('free', 'freemium', 'paid', 'contact');
  ALTER TABLE "tools" ALTER COLUMN "price_model" SET DEFAULT 'freemium'::"public"."enum_tools_price_model";
  ALTER TABLE "tools" ALTER COLUMN "price_model" SET DATA TYPE "public"."enum_tools_price_model" USING "price_model"::"public"."enum_tools_price_model";
  ALTER TABLE "_tools_v" ALTER COLUMN "version_price_model" SET DATA TYPE text;
  ALTER TABLE "_tools_v" ALTER COLUMN "version_price_model" SET DEFAULT 'freemium'::text;
  DROP TYPE "public"."enum__tools_v_version_price_model";
  CREATE TYPE "public"."enum__tools_v_version_price_model" AS ENUM('free', 'freemium', 'paid', 'contact');
  ALTER TABLE "_tools_v" ALTER COLUMN "version_price_model" SET DEFAULT 'freemium'::"public"."enum__tools_v_version_price_model";
  ALTER TABLE "_tools_v" ALTER COLUMN "version_price_model" SET DATA TYPE "public"."enum__tools_v_version_price_model" USING "version_price_model"::"public"."enum__tools_v_version_price_model";`)
}
