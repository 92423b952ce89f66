import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const needs = () => readFileSync(new URL('./sql/needs.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tools_buyer_facts_fact" AS ENUM('dataLocation', 'trainingConsumer', 'trainingBusiness', 'dpa', 'certifications', 'retention', 'sso', 'selfHosting', 'openness', 'api', 'freeLimits', 'cardNeeded', 'trial', 'dutchInterface', 'dutchInput', 'dutchOutput');
  CREATE TYPE "public"."enum_tools_buyer_facts_basis" AS ENUM('checked', 'maker', 'general');
  CREATE TYPE "public"."enum__tools_v_version_buyer_facts_fact" AS ENUM('dataLocation', 'trainingConsumer', 'trainingBusiness', 'dpa', 'certifications', 'retention', 'sso', 'selfHosting', 'openness', 'api', 'freeLimits', 'cardNeeded', 'trial', 'dutchInterface', 'dutchInput', 'dutchOutput');
  CREATE TYPE "public"."enum__tools_v_version_buyer_facts_basis" AS ENUM('checked', 'maker', 'general');
  CREATE TABLE "tools_buyer_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fact" "enum_tools_buyer_facts_fact",
  	"values" jsonb,
  	"basis" "enum_tools_buyer_facts_basis" DEFAULT 'general',
  	"checked_at" timestamp(3) with time zone,
  	"source_url" varchar
  );
  
  CREATE TABLE "tools_buyer_facts_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_buyer_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"fact" "enum__tools_v_version_buyer_facts_fact",
  	"values" jsonb,
  	"basis" "enum__tools_v_version_buyer_facts_basis" DEFAULT 'general',
  	"checked_at" timestamp(3) with time zone,
  	"source_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tools_v_version_buyer_facts_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "tools_buyer_facts" ADD CONSTRAINT "tools_buyer_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_buyer_facts_locales" ADD CONSTRAINT "tools_buyer_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools_buyer_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_buyer_facts" ADD CONSTRAINT "_tools_v_version_buyer_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_buyer_facts_locales" ADD CONSTRAINT "_tools_v_version_buyer_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v_version_buyer_facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tools_buyer_facts_order_idx" ON "tools_buyer_facts" USING btree ("_order");
  CREATE INDEX "tools_buyer_facts_parent_id_idx" ON "tools_buyer_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tools_buyer_facts_locales_locale_parent_id_unique" ON "tools_buyer_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tools_buyer_facts_locales_parent_idx" ON "tools_buyer_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "_tools_v_version_buyer_facts_order_idx" ON "_tools_v_version_buyer_facts" USING btree ("_order");
  CREATE INDEX "_tools_v_version_buyer_facts_parent_id_idx" ON "_tools_v_version_buyer_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tools_v_version_buyer_facts_locales_locale_parent_id_unique" ON "_tools_v_version_buyer_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tools_v_version_buyer_facts_locales_parent_idx" ON "_tools_v_version_buyer_facts_locales" USING btree ("_parent_id");`)
  await db.execute(sql.raw(needs()))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  do $$
  begin
    execute regexp_replace(pg_get_functiondef('search.project_tools(integer[])'::regprocedure), 'union all select f.key from search.fact_keys\\(t.id\\) f\\s+', '');
  end
  $$;
  drop function search.fact_keys;
  drop table search.needs;
  select from search.refresh_tools(array(select tool_id from search.tools where locale = 'en'));`)
  await db.execute(sql`
   DROP TABLE "tools_buyer_facts" CASCADE;
  DROP TABLE "tools_buyer_facts_locales" CASCADE;
  DROP TABLE "_tools_v_version_buyer_facts" CASCADE;
  DROP TABLE "_tools_v_version_buyer_facts_locales" CASCADE;
  DROP TYPE "public"."enum_tools_buyer_facts_fact";
  DROP TYPE "public"."enum_tools_buyer_facts_basis";
  DROP TYPE "public"."enum__tools_v_version_buyer_facts_fact";
  DROP TYPE "public"."enum__tools_v_version_buyer_facts_basis";`)
}
