import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const costs = () => readFileSync(new URL('./sql/costs.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tools_plans_vat" AS ENUM('included', 'excluded');
  CREATE TYPE "public"."enum__tools_v_version_plans_vat" AS ENUM('included', 'excluded');
  ALTER TYPE "public"."enum_tools_plans_unit" ADD VALUE 'user-per-year' BEFORE 'week';
  ALTER TYPE "public"."enum__tools_v_version_plans_unit" ADD VALUE 'user-per-year' BEFORE 'week';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'refresh-costs' BEFORE 'tidy-up';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'refresh-costs' BEFORE 'tidy-up';
  CREATE TABLE "costs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"vat_rate" numeric DEFAULT 21 NOT NULL,
  	"day" timestamp(3) with time zone DEFAULT '2025-06-30' NOT NULL,
  	"usd" numeric DEFAULT 1.172 NOT NULL,
  	"gbp" numeric DEFAULT 0.8555 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_costs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_vat_rate" numeric DEFAULT 21 NOT NULL,
  	"version_day" timestamp(3) with time zone DEFAULT '2025-06-30' NOT NULL,
  	"version_usd" numeric DEFAULT 1.172 NOT NULL,
  	"version_gbp" numeric DEFAULT 0.8555 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "tool_events" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "tool_events" ALTER COLUMN "noticed_at" DROP NOT NULL;
  ALTER TABLE "tools_plans" ADD COLUMN "min_seats" numeric;
  ALTER TABLE "tools_plans" ADD COLUMN "max_seats" numeric;
  ALTER TABLE "tools_plans" ADD COLUMN "vat" "enum_tools_plans_vat";
  ALTER TABLE "_tools_v_version_plans" ADD COLUMN "min_seats" numeric;
  ALTER TABLE "_tools_v_version_plans" ADD COLUMN "max_seats" numeric;
  ALTER TABLE "_tools_v_version_plans" ADD COLUMN "vat" "enum__tools_v_version_plans_vat";
  CREATE INDEX "_costs_v_created_at_idx" ON "_costs_v" USING btree ("created_at");
  CREATE INDEX "_costs_v_updated_at_idx" ON "_costs_v" USING btree ("updated_at");`)
  await db.execute(sql.raw(costs()))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search"."costs";
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'refresh-costs';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'refresh-costs';
  UPDATE "tools_plans" SET "unit" = 'year' WHERE "unit" = 'user-per-year';
  UPDATE "_tools_v_version_plans" SET "unit" = 'year' WHERE "unit" = 'user-per-year';
  DROP TABLE "costs" CASCADE;
  DROP TABLE "_costs_v" CASCADE;
  ALTER TABLE "tools_plans" ALTER COLUMN "unit" SET DATA TYPE text;
  ALTER TABLE "tools_plans" ALTER COLUMN "unit" SET DEFAULT 'month'::text;
  DROP TYPE "public"."enum_tools_plans_unit";
  CREATE TYPE "public"."enum_tools_plans_unit" AS ENUM('credit', 'license', 'month', 'package', 'person', 'shoot', 'user-per-month', 'week', 'year');
  ALTER TABLE "tools_plans" ALTER COLUMN "unit" SET DEFAULT 'month'::"public"."enum_tools_plans_unit";
  ALTER TABLE "tools_plans" ALTER COLUMN "unit" SET DATA TYPE "public"."enum_tools_plans_unit" USING "unit"::"public"."enum_tools_plans_unit";
  ALTER TABLE "_tools_v_version_plans" ALTER COLUMN "unit" SET DATA TYPE text;
  ALTER TABLE "_tools_v_version_plans" ALTER COLUMN "unit" SET DEFAULT 'month'::text;
  DROP TYPE "public"."enum__tools_v_version_plans_unit";
  CREATE TYPE "public"."enum__tools_v_version_plans_unit" AS ENUM('credit', 'license', 'month', 'package', 'person', 'shoot', 'user-per-month', 'week', 'year');
  ALTER TABLE "_tools_v_version_plans" ALTER COLUMN "unit" SET DEFAULT 'month'::"public"."enum__tools_v_version_plans_unit";
  ALTER TABLE "_tools_v_version_plans" ALTER COLUMN "unit" SET DATA TYPE "public"."enum__tools_v_version_plans_unit" USING "unit"::"public"."enum__tools_v_version_plans_unit";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'check-links', 'run-transfer', 'publish-release', 'tidy-up', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'check-links', 'run-transfer', 'publish-release', 'tidy-up', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "tool_events" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "tool_events" ALTER COLUMN "noticed_at" SET NOT NULL;
  ALTER TABLE "tools_plans" DROP COLUMN "min_seats";
  ALTER TABLE "tools_plans" DROP COLUMN "max_seats";
  ALTER TABLE "tools_plans" DROP COLUMN "vat";
  ALTER TABLE "_tools_v_version_plans" DROP COLUMN "min_seats";
  ALTER TABLE "_tools_v_version_plans" DROP COLUMN "max_seats";
  ALTER TABLE "_tools_v_version_plans" DROP COLUMN "vat";
  DROP TYPE "public"."enum_tools_plans_vat";
  DROP TYPE "public"."enum__tools_v_version_plans_vat";`)
}
