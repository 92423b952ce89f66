import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const costs = () => readFileSync(new URL('./sql/costs.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tools_plans_vat" AS ENUM('included', 'excluded');
  CREATE TYPE "public"."enum__tools_v_version_plans_vat" AS ENUM('included', 'excluded');
  CREATE TYPE "public"."enum_follows_kind" AS ENUM('tool', 'category', 'bookmarks');
  CREATE TYPE "public"."enum_follows_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_follows_status" AS ENUM('pending', 'confirmed');
  ALTER TYPE "public"."enum_tools_plans_unit" ADD VALUE 'user-per-year' BEFORE 'week';
  ALTER TYPE "public"."enum__tools_v_version_plans_unit" ADD VALUE 'user-per-year' BEFORE 'week';
  ALTER TYPE "public"."enum_tool_events_kind" ADD VALUE 'acquired' BEFORE 'planAdded';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-changes' BEFORE 'check-link';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'refresh-costs' BEFORE 'tidy-up';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'build-dataset' BEFORE 'tidy-up';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-changes' BEFORE 'check-link';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'refresh-costs' BEFORE 'tidy-up';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'build-dataset' BEFORE 'tidy-up';
  CREATE TABLE "follows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"user_id" integer,
  	"kind" "enum_follows_kind" NOT NULL,
  	"tool_id" integer,
  	"category_id" integer,
  	"language" "enum_follows_language" DEFAULT 'en' NOT NULL,
  	"status" "enum_follows_status" DEFAULT 'pending' NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"mailed_at" timestamp(3) with time zone,
  	"told_event" numeric DEFAULT 0 NOT NULL,
  	"reader" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone,
  	"confirmation" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  ALTER TABLE "tools" ADD COLUMN "acquired_by" varchar;
  ALTER TABLE "tools" ADD COLUMN "successor_id" integer;
  ALTER TABLE "_tools_v_version_plans" ADD COLUMN "min_seats" numeric;
  ALTER TABLE "_tools_v_version_plans" ADD COLUMN "max_seats" numeric;
  ALTER TABLE "_tools_v_version_plans" ADD COLUMN "vat" "enum__tools_v_version_plans_vat";
  ALTER TABLE "_tools_v" ADD COLUMN "version_acquired_by" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_successor_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "follows_id" integer;
  ALTER TABLE "settings" ADD COLUMN "check_goal" numeric DEFAULT 200;
  ALTER TABLE "_settings_v" ADD COLUMN "version_check_goal" numeric DEFAULT 200;
  ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "follows" ADD CONSTRAINT "follows_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "follows" ADD CONSTRAINT "follows_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "follows_email_idx" ON "follows" USING btree ("email");
  CREATE INDEX "follows_user_idx" ON "follows" USING btree ("user_id");
  CREATE INDEX "follows_tool_idx" ON "follows" USING btree ("tool_id");
  CREATE INDEX "follows_category_idx" ON "follows" USING btree ("category_id");
  CREATE INDEX "follows_status_idx" ON "follows" USING btree ("status");
  CREATE INDEX "follows_reader_idx" ON "follows" USING btree ("reader");
  CREATE INDEX "follows_updated_at_idx" ON "follows" USING btree ("updated_at");
  CREATE INDEX "follows_created_at_idx" ON "follows" USING btree ("created_at");
  CREATE INDEX "_costs_v_created_at_idx" ON "_costs_v" USING btree ("created_at");
  CREATE INDEX "_costs_v_updated_at_idx" ON "_costs_v" USING btree ("updated_at");
  ALTER TABLE "tools" ADD CONSTRAINT "tools_successor_id_tools_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_version_successor_id_tools_id_fk" FOREIGN KEY ("version_successor_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_follows_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."follows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tools_buyer_facts_checked_at_idx" ON "tools_buyer_facts" USING btree ("checked_at");
  CREATE INDEX "tools_prices_as_of_idx" ON "tools" USING btree ("prices_as_of");
  CREATE INDEX "tools_successor_idx" ON "tools" USING btree ("successor_id");
  CREATE INDEX "_tools_v_version_buyer_facts_checked_at_idx" ON "_tools_v_version_buyer_facts" USING btree ("checked_at");
  CREATE INDEX "_tools_v_version_version_prices_as_of_idx" ON "_tools_v" USING btree ("version_prices_as_of");
  CREATE INDEX "_tools_v_version_version_successor_idx" ON "_tools_v" USING btree ("version_successor_id");
  CREATE INDEX "payload_locked_documents_rels_follows_id_idx" ON "payload_locked_documents_rels" USING btree ("follows_id");`)
  await db.execute(sql.raw(costs()))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search"."costs";
  DELETE FROM "payload_jobs" WHERE "task_slug" IN ('send-changes', 'refresh-costs', 'build-dataset');
  DELETE FROM "payload_jobs_log" WHERE "task_slug" IN ('send-changes', 'refresh-costs', 'build-dataset');
  UPDATE "tools_plans" SET "unit" = 'year' WHERE "unit" = 'user-per-year';
  UPDATE "_tools_v_version_plans" SET "unit" = 'year' WHERE "unit" = 'user-per-year';
  DROP TABLE "follows" CASCADE;
  DROP TABLE "costs" CASCADE;
  DROP TABLE "_costs_v" CASCADE;
  ALTER TABLE "tools" DROP CONSTRAINT "tools_successor_id_tools_id_fk";
  
  ALTER TABLE "_tools_v" DROP CONSTRAINT "_tools_v_version_successor_id_tools_id_fk";
  
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
  ALTER TABLE "tool_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_tool_events_kind";
  CREATE TYPE "public"."enum_tool_events_kind" AS ENUM('listed', 'unlisted', 'discontinued', 'available', 'renamed', 'maker', 'planAdded', 'planGone', 'planRenamed', 'planChanged', 'priceUp', 'priceDown', 'fact');
  ALTER TABLE "tool_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_tool_events_kind" USING replace("kind", 'acquired', 'maker')::"public"."enum_tool_events_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'check-links', 'run-transfer', 'publish-release', 'tidy-up', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'check-links', 'run-transfer', 'publish-release', 'tidy-up', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "tools_buyer_facts_checked_at_idx";
  DROP INDEX "tools_prices_as_of_idx";
  DROP INDEX "tools_successor_idx";
  DROP INDEX "_tools_v_version_buyer_facts_checked_at_idx";
  DROP INDEX "_tools_v_version_version_prices_as_of_idx";
  DROP INDEX "_tools_v_version_version_successor_idx";
  DROP INDEX "payload_locked_documents_rels_follows_id_idx";
  ALTER TABLE "tool_events" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "tool_events" ALTER COLUMN "noticed_at" SET NOT NULL;
  ALTER TABLE "tools_plans" DROP COLUMN "min_seats";
  ALTER TABLE "tools_plans" DROP COLUMN "max_seats";
  ALTER TABLE "tools_plans" DROP COLUMN "vat";
  ALTER TABLE "tools" DROP COLUMN "acquired_by";
  ALTER TABLE "tools" DROP COLUMN "successor_id";
  ALTER TABLE "_tools_v_version_plans" DROP COLUMN "min_seats";
  ALTER TABLE "_tools_v_version_plans" DROP COLUMN "max_seats";
  ALTER TABLE "_tools_v_version_plans" DROP COLUMN "vat";
  ALTER TABLE "_tools_v" DROP COLUMN "version_acquired_by";
  ALTER TABLE "_tools_v" DROP COLUMN "version_successor_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "follows_id";
  ALTER TABLE "settings" DROP COLUMN "check_goal";
  ALTER TABLE "_settings_v" DROP COLUMN "version_check_goal";
  DROP TYPE "public"."enum_tools_plans_vat";
  DROP TYPE "public"."enum__tools_v_version_plans_vat";
  DROP TYPE "public"."enum_follows_kind";
  DROP TYPE "public"."enum_follows_language";
  DROP TYPE "public"."enum_follows_status";`)
}
