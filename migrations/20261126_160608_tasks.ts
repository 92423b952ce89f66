import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const tasks = () => readFileSync(new URL('./sql/tasks.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tasks_theme" AS ENUM('text', 'images', 'video', 'sound', 'software', 'knowledge', 'learning', 'office', 'customers');
  CREATE TYPE "public"."enum_tasks_facts" AS ENUM('dataLocation', 'trainingConsumer', 'trainingBusiness', 'dpa', 'certifications', 'retention', 'sso', 'selfHosting', 'offline', 'withoutAccount', 'openness', 'api', 'freeLimits', 'cardNeeded', 'trial', 'dutchInterface', 'dutchInput', 'dutchOutput');
  CREATE TYPE "public"."enum_tasks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tasks_v_version_theme" AS ENUM('text', 'images', 'video', 'sound', 'software', 'knowledge', 'learning', 'office', 'customers');
  CREATE TYPE "public"."enum__tasks_v_version_facts" AS ENUM('dataLocation', 'trainingConsumer', 'trainingBusiness', 'dpa', 'certifications', 'retention', 'sso', 'selfHosting', 'offline', 'withoutAccount', 'openness', 'api', 'freeLimits', 'cardNeeded', 'trial', 'dutchInterface', 'dutchInput', 'dutchOutput');
  CREATE TYPE "public"."enum__tasks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tasks_v_published_locale" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_search_words_meanings_meaning" AS ENUM('filler', 'not', 'at-most', 'euro', 'dollar', 'a-month', 'a-year', 'versus', 'alternative', 'best', 'new', 'cheap', 'free', 'no-subscription', 'need.eu-data', 'need.no-training', 'need.private', 'need.dpa', 'need.sso', 'need.self-hosting', 'need.offline', 'need.no-account', 'need.open-source', 'need.open-weights', 'need.good-dutch', 'need.dutch-interface', 'platform.web', 'platform.windows', 'platform.macos', 'platform.linux', 'platform.ios', 'platform.android', 'platform.browser-extension', 'platform.plugin', 'platform.api', 'platform.self-hosted', 'language.en', 'language.nl', 'language.de', 'language.fr', 'language.es', 'language.it', 'language.pt', 'language.pl', 'language.sv', 'language.da', 'language.no', 'language.fi', 'language.cs', 'language.tr', 'language.ru', 'language.uk', 'language.ar', 'language.he', 'language.hi', 'language.zh', 'language.ja', 'language.ko', 'language.id', 'language.vi', 'language.th', 'country.europe', 'country.NL', 'country.BE', 'country.DE', 'country.FR', 'country.GB', 'country.IE', 'country.ES', 'country.PT', 'country.IT', 'country.AT', 'country.CH', 'country.LU', 'country.SE', 'country.NO', 'country.DK', 'country.FI', 'country.IS', 'country.EE', 'country.LV', 'country.LT', 'country.PL', 'country.CZ', 'country.SK', 'country.HU', 'country.RO', 'country.BG', 'country.GR', 'country.HR', 'country.SI', 'country.UA', 'country.CY', 'country.MT', 'country.US', 'country.CA', 'country.CN', 'country.JP', 'country.KR', 'country.IN', 'country.IL', 'country.AU', 'country.NZ', 'country.SG', 'country.AE', 'country.BR', 'country.TR', 'country.RU', 'country.ZA', 'audience.developers', 'audience.copywriters', 'audience.marketers', 'audience.designers', 'audience.video-creators', 'audience.entrepreneurs', 'audience.students', 'audience.researchers', 'audience.teachers', 'audience.lawyers', 'audience.hr', 'audience.sales', 'audience.public-sector', 'audience.care');
  CREATE TYPE "public"."enum__search_words_v_version_meanings_meaning" AS ENUM('filler', 'not', 'at-most', 'euro', 'dollar', 'a-month', 'a-year', 'versus', 'alternative', 'best', 'new', 'cheap', 'free', 'no-subscription', 'need.eu-data', 'need.no-training', 'need.private', 'need.dpa', 'need.sso', 'need.self-hosting', 'need.offline', 'need.no-account', 'need.open-source', 'need.open-weights', 'need.good-dutch', 'need.dutch-interface', 'platform.web', 'platform.windows', 'platform.macos', 'platform.linux', 'platform.ios', 'platform.android', 'platform.browser-extension', 'platform.plugin', 'platform.api', 'platform.self-hosted', 'language.en', 'language.nl', 'language.de', 'language.fr', 'language.es', 'language.it', 'language.pt', 'language.pl', 'language.sv', 'language.da', 'language.no', 'language.fi', 'language.cs', 'language.tr', 'language.ru', 'language.uk', 'language.ar', 'language.he', 'language.hi', 'language.zh', 'language.ja', 'language.ko', 'language.id', 'language.vi', 'language.th', 'country.europe', 'country.NL', 'country.BE', 'country.DE', 'country.FR', 'country.GB', 'country.IE', 'country.ES', 'country.PT', 'country.IT', 'country.AT', 'country.CH', 'country.LU', 'country.SE', 'country.NO', 'country.DK', 'country.FI', 'country.IS', 'country.EE', 'country.LV', 'country.LT', 'country.PL', 'country.CZ', 'country.SK', 'country.HU', 'country.RO', 'country.BG', 'country.GR', 'country.HR', 'country.SI', 'country.UA', 'country.CY', 'country.MT', 'country.US', 'country.CA', 'country.CN', 'country.JP', 'country.KR', 'country.IN', 'country.IL', 'country.AU', 'country.NZ', 'country.SG', 'country.AE', 'country.BR', 'country.TR', 'country.RU', 'country.ZA', 'audience.developers', 'audience.copywriters', 'audience.marketers', 'audience.designers', 'audience.video-creators', 'audience.entrepreneurs', 'audience.students', 'audience.researchers', 'audience.teachers', 'audience.lawyers', 'audience.hr', 'audience.sales', 'audience.public-sector', 'audience.care');
  ALTER TYPE "public"."enum_tools_buyer_facts_fact" ADD VALUE 'offline' BEFORE 'openness';
  ALTER TYPE "public"."enum_tools_buyer_facts_fact" ADD VALUE 'withoutAccount' BEFORE 'openness';
  ALTER TYPE "public"."enum__tools_v_version_buyer_facts_fact" ADD VALUE 'offline' BEFORE 'openness';
  ALTER TYPE "public"."enum__tools_v_version_buyer_facts_fact" ADD VALUE 'withoutAccount' BEFORE 'openness';
  ALTER TYPE "public"."enum_releases_items_collection" ADD VALUE 'tasks' BEFORE 'pages';
  ALTER TYPE "public"."enum_comments_collection" ADD VALUE 'tasks' BEFORE 'pages';
  CREATE TABLE "tasks_facts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tasks_facts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tasks_tools" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tool_id" integer
  );
  
  CREATE TABLE "tasks_tools_locales" (
  	"because" varchar,
  	"not_if" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tasks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"theme" "enum_tasks_theme",
  	"slug" varchar,
  	"updated_by_id" integer,
  	"version_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tasks_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tasks_locales" (
  	"name" varchar,
  	"words" varchar,
  	"intro" varchar,
  	"look_for" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tasks_v_version_facts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tasks_v_version_facts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tasks_v_version_tools" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"tool_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tasks_v_version_tools_locales" (
  	"because" varchar,
  	"not_if" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tasks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_theme" "enum__tasks_v_version_theme",
  	"version_slug" varchar,
  	"version_updated_by_id" integer,
  	"version_version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tasks_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__tasks_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_tasks_v_locales" (
  	"version_name" varchar,
  	"version_words" varchar,
  	"version_intro" varchar,
  	"version_look_for" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "search_words_meanings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"meaning" "enum_search_words_meanings_meaning" NOT NULL
  );
  
  CREATE TABLE "search_words_meanings_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "search_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_search_words_v_version_meanings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"meaning" "enum__search_words_v_version_meanings_meaning" NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_words_v_version_meanings_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_search_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "categories_locales" ADD COLUMN "words" varchar;
  ALTER TABLE "_categories_v_locales" ADD COLUMN "version_words" varchar;
  ALTER TABLE "redirects_rels" ADD COLUMN "tasks_id" integer;
  ALTER TABLE "navigation_rels" ADD COLUMN "tasks_id" integer;
  ALTER TABLE "_navigation_v_rels" ADD COLUMN "tasks_id" integer;
  ALTER TABLE "footer_rels" ADD COLUMN "tasks_id" integer;
  ALTER TABLE "_footer_v_rels" ADD COLUMN "tasks_id" integer;
  ALTER TABLE "tasks_facts" ADD CONSTRAINT "tasks_facts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tasks_tools" ADD CONSTRAINT "tasks_tools_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tasks_tools" ADD CONSTRAINT "tasks_tools_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tasks_tools_locales" ADD CONSTRAINT "tasks_tools_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tasks_tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tasks" ADD CONSTRAINT "tasks_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tasks_locales" ADD CONSTRAINT "tasks_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tasks_locales" ADD CONSTRAINT "tasks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tasks_v_version_facts" ADD CONSTRAINT "_tasks_v_version_facts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tasks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tasks_v_version_tools" ADD CONSTRAINT "_tasks_v_version_tools_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tasks_v_version_tools" ADD CONSTRAINT "_tasks_v_version_tools_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tasks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tasks_v_version_tools_locales" ADD CONSTRAINT "_tasks_v_version_tools_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tasks_v_version_tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tasks_v" ADD CONSTRAINT "_tasks_v_parent_id_tasks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tasks_v" ADD CONSTRAINT "_tasks_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tasks_v_locales" ADD CONSTRAINT "_tasks_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tasks_v_locales" ADD CONSTRAINT "_tasks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tasks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_words_meanings" ADD CONSTRAINT "search_words_meanings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_words_meanings_locales" ADD CONSTRAINT "search_words_meanings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_words_meanings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_words_v_version_meanings" ADD CONSTRAINT "_search_words_v_version_meanings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_words_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_words_v_version_meanings_locales" ADD CONSTRAINT "_search_words_v_version_meanings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_words_v_version_meanings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tasks_facts_order_idx" ON "tasks_facts" USING btree ("order");
  CREATE INDEX "tasks_facts_parent_idx" ON "tasks_facts" USING btree ("parent_id");
  CREATE INDEX "tasks_tools_order_idx" ON "tasks_tools" USING btree ("_order");
  CREATE INDEX "tasks_tools_parent_id_idx" ON "tasks_tools" USING btree ("_parent_id");
  CREATE INDEX "tasks_tools_tool_idx" ON "tasks_tools" USING btree ("tool_id");
  CREATE UNIQUE INDEX "tasks_tools_locales_locale_parent_id_unique" ON "tasks_tools_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tasks_tools_locales_parent_idx" ON "tasks_tools_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tasks_slug_idx" ON "tasks" USING btree ("slug");
  CREATE INDEX "tasks_updated_by_idx" ON "tasks" USING btree ("updated_by_id");
  CREATE INDEX "tasks_updated_at_idx" ON "tasks" USING btree ("updated_at");
  CREATE INDEX "tasks_created_at_idx" ON "tasks" USING btree ("created_at");
  CREATE INDEX "tasks_deleted_at_idx" ON "tasks" USING btree ("deleted_at");
  CREATE INDEX "tasks__status_idx" ON "tasks" USING btree ("_status");
  CREATE INDEX "tasks_meta_meta_image_idx" ON "tasks_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "tasks_locales_locale_parent_id_unique" ON "tasks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tasks_locales_parent_idx" ON "tasks_locales" USING btree ("_parent_id");
  CREATE INDEX "_tasks_v_version_facts_order_idx" ON "_tasks_v_version_facts" USING btree ("order");
  CREATE INDEX "_tasks_v_version_facts_parent_idx" ON "_tasks_v_version_facts" USING btree ("parent_id");
  CREATE INDEX "_tasks_v_version_tools_order_idx" ON "_tasks_v_version_tools" USING btree ("_order");
  CREATE INDEX "_tasks_v_version_tools_parent_id_idx" ON "_tasks_v_version_tools" USING btree ("_parent_id");
  CREATE INDEX "_tasks_v_version_tools_tool_idx" ON "_tasks_v_version_tools" USING btree ("tool_id");
  CREATE UNIQUE INDEX "_tasks_v_version_tools_locales_locale_parent_id_unique" ON "_tasks_v_version_tools_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tasks_v_version_tools_locales_parent_idx" ON "_tasks_v_version_tools_locales" USING btree ("_parent_id");
  CREATE INDEX "_tasks_v_parent_idx" ON "_tasks_v" USING btree ("parent_id");
  CREATE INDEX "_tasks_v_version_version_slug_idx" ON "_tasks_v" USING btree ("version_slug");
  CREATE INDEX "_tasks_v_version_version_updated_by_idx" ON "_tasks_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_tasks_v_version_version_updated_at_idx" ON "_tasks_v" USING btree ("version_updated_at");
  CREATE INDEX "_tasks_v_version_version_created_at_idx" ON "_tasks_v" USING btree ("version_created_at");
  CREATE INDEX "_tasks_v_version_version_deleted_at_idx" ON "_tasks_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tasks_v_version_version__status_idx" ON "_tasks_v" USING btree ("version__status");
  CREATE INDEX "_tasks_v_created_at_idx" ON "_tasks_v" USING btree ("created_at");
  CREATE INDEX "_tasks_v_updated_at_idx" ON "_tasks_v" USING btree ("updated_at");
  CREATE INDEX "_tasks_v_snapshot_idx" ON "_tasks_v" USING btree ("snapshot");
  CREATE INDEX "_tasks_v_published_locale_idx" ON "_tasks_v" USING btree ("published_locale");
  CREATE INDEX "_tasks_v_latest_idx" ON "_tasks_v" USING btree ("latest");
  CREATE INDEX "_tasks_v_autosave_idx" ON "_tasks_v" USING btree ("autosave");
  CREATE INDEX "_tasks_v_version_meta_version_meta_image_idx" ON "_tasks_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_tasks_v_locales_locale_parent_id_unique" ON "_tasks_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tasks_v_locales_parent_idx" ON "_tasks_v_locales" USING btree ("_parent_id");
  CREATE INDEX "search_words_meanings_order_idx" ON "search_words_meanings" USING btree ("_order");
  CREATE INDEX "search_words_meanings_parent_id_idx" ON "search_words_meanings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "search_words_meanings_locales_locale_parent_id_unique" ON "search_words_meanings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_words_meanings_locales_parent_idx" ON "search_words_meanings_locales" USING btree ("_parent_id");
  CREATE INDEX "_search_words_v_version_meanings_order_idx" ON "_search_words_v_version_meanings" USING btree ("_order");
  CREATE INDEX "_search_words_v_version_meanings_parent_id_idx" ON "_search_words_v_version_meanings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_search_words_v_version_meanings_locales_locale_parent_id_un" ON "_search_words_v_version_meanings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_words_v_version_meanings_locales_parent_idx" ON "_search_words_v_version_meanings_locales" USING btree ("_parent_id");
  CREATE INDEX "_search_words_v_created_at_idx" ON "_search_words_v" USING btree ("created_at");
  CREATE INDEX "_search_words_v_updated_at_idx" ON "_search_words_v" USING btree ("updated_at");
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_tasks_fk" FOREIGN KEY ("tasks_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_tasks_fk" FOREIGN KEY ("tasks_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_tasks_fk" FOREIGN KEY ("tasks_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_tasks_fk" FOREIGN KEY ("tasks_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_tasks_fk" FOREIGN KEY ("tasks_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "redirects_rels_tasks_id_idx" ON "redirects_rels" USING btree ("tasks_id");
  CREATE INDEX "navigation_rels_tasks_id_idx" ON "navigation_rels" USING btree ("tasks_id");
  CREATE INDEX "_navigation_v_rels_tasks_id_idx" ON "_navigation_v_rels" USING btree ("tasks_id");
  CREATE INDEX "footer_rels_tasks_id_idx" ON "footer_rels" USING btree ("tasks_id");
  CREATE INDEX "_footer_v_rels_tasks_id_idx" ON "_footer_v_rels" USING btree ("tasks_id");`)
  await db.execute(sql.raw(tasks()))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE OR REPLACE FUNCTION search.fact_keys(wanted integer) RETURNS TABLE (key text) LANGUAGE sql STABLE AS $$
    select 'language:' || value::text from public.tools_languages where parent_id = wanted
    union all select 'platform:' || value::text from public.tools_platforms where parent_id = wanted
    union all select 'country:' || country from public.tools where id = wanted and country <> ''
    union all select distinct 'need:' || n.need
      from public.tools_buyer_facts f
      join search.needs n on n.fact = f.fact::text and f.values ? n.value
      where f._parent_id = wanted
  $$;
  DELETE FROM search.needs WHERE need IN ('private', 'offline', 'no-account', 'open-weights');
  INSERT INTO search.needs VALUES ('open-source', 'openness', 'open-weights');
  SELECT FROM search.refresh_tools(array(select tool_id from search.tools where locale = 'en'));
  DO $$
  DECLARE
    before text := pg_get_functiondef('search.project_entries(text, integer[])'::regprocedure);
  BEGIN
    EXECUTE regexp_replace(before, '\\s+union all\\s+select ''task''.*wanted_kind = ''task''[^\\n]*', '');
  END
  $$;
  DELETE FROM search.entries WHERE kind = 'task';
  DROP FUNCTION search.refresh_phrases, search.stem, search.spell_signs, search.maker_key, search.maker_name;
  DROP TABLE search.phrases, search.task_tools, search.phrases_version;
  DELETE FROM "tools_buyer_facts" WHERE "fact" IN ('offline', 'withoutAccount');
  DELETE FROM "_tools_v_version_buyer_facts" WHERE "fact" IN ('offline', 'withoutAccount');
  DELETE FROM "releases_items" WHERE "collection" = 'tasks';
  DELETE FROM "comments" WHERE "collection" = 'tasks';`)
  await db.execute(sql`
  DROP TABLE "tasks_facts" CASCADE;
  DROP TABLE "tasks_tools" CASCADE;
  DROP TABLE "tasks_tools_locales" CASCADE;
  DROP TABLE "tasks" CASCADE;
  DROP TABLE "tasks_locales" CASCADE;
  DROP TABLE "_tasks_v_version_facts" CASCADE;
  DROP TABLE "_tasks_v_version_tools" CASCADE;
  DROP TABLE "_tasks_v_version_tools_locales" CASCADE;
  DROP TABLE "_tasks_v" CASCADE;
  DROP TABLE "_tasks_v_locales" CASCADE;
  DROP TABLE "search_words_meanings" CASCADE;
  DROP TABLE "search_words_meanings_locales" CASCADE;
  DROP TABLE "search_words" CASCADE;
  DROP TABLE "_search_words_v_version_meanings" CASCADE;
  DROP TABLE "_search_words_v_version_meanings_locales" CASCADE;
  DROP TABLE "_search_words_v" CASCADE;
  ALTER TABLE "tools_buyer_facts" ALTER COLUMN "fact" SET DATA TYPE text;
  DROP TYPE "public"."enum_tools_buyer_facts_fact";
  CREATE TYPE "public"."enum_tools_buyer_facts_fact" AS ENUM('dataLocation', 'trainingConsumer', 'trainingBusiness', 'dpa', 'certifications', 'retention', 'sso', 'selfHosting', 'openness', 'api', 'freeLimits', 'cardNeeded', 'trial', 'dutchInterface', 'dutchInput', 'dutchOutput');
  ALTER TABLE "tools_buyer_facts" ALTER COLUMN "fact" SET DATA TYPE "public"."enum_tools_buyer_facts_fact" USING "fact"::"public"."enum_tools_buyer_facts_fact";
  ALTER TABLE "_tools_v_version_buyer_facts" ALTER COLUMN "fact" SET DATA TYPE text;
  DROP TYPE "public"."enum__tools_v_version_buyer_facts_fact";
  CREATE TYPE "public"."enum__tools_v_version_buyer_facts_fact" AS ENUM('dataLocation', 'trainingConsumer', 'trainingBusiness', 'dpa', 'certifications', 'retention', 'sso', 'selfHosting', 'openness', 'api', 'freeLimits', 'cardNeeded', 'trial', 'dutchInterface', 'dutchInput', 'dutchOutput');
  ALTER TABLE "_tools_v_version_buyer_facts" ALTER COLUMN "fact" SET DATA TYPE "public"."enum__tools_v_version_buyer_facts_fact" USING "fact"::"public"."enum__tools_v_version_buyer_facts_fact";
  ALTER TABLE "releases_items" ALTER COLUMN "collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_releases_items_collection";
  CREATE TYPE "public"."enum_releases_items_collection" AS ENUM('tools', 'categories', 'courses', 'dictionary-terms', 'products', 'pages', 'faqs');
  ALTER TABLE "releases_items" ALTER COLUMN "collection" SET DATA TYPE "public"."enum_releases_items_collection" USING "collection"::"public"."enum_releases_items_collection";
  ALTER TABLE "comments" ALTER COLUMN "collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_comments_collection";
  CREATE TYPE "public"."enum_comments_collection" AS ENUM('tools', 'categories', 'courses', 'dictionary-terms', 'products', 'pages', 'faqs');
  ALTER TABLE "comments" ALTER COLUMN "collection" SET DATA TYPE "public"."enum_comments_collection" USING "collection"::"public"."enum_comments_collection";
  DROP INDEX "redirects_rels_tasks_id_idx";
  DROP INDEX "navigation_rels_tasks_id_idx";
  DROP INDEX "_navigation_v_rels_tasks_id_idx";
  DROP INDEX "footer_rels_tasks_id_idx";
  DROP INDEX "_footer_v_rels_tasks_id_idx";
  ALTER TABLE "categories_locales" DROP COLUMN "words";
  ALTER TABLE "_categories_v_locales" DROP COLUMN "version_words";
  ALTER TABLE "redirects_rels" DROP COLUMN "tasks_id";
  ALTER TABLE "navigation_rels" DROP COLUMN "tasks_id";
  ALTER TABLE "_navigation_v_rels" DROP COLUMN "tasks_id";
  ALTER TABLE "footer_rels" DROP COLUMN "tasks_id";
  ALTER TABLE "_footer_v_rels" DROP COLUMN "tasks_id";
  DROP TYPE "public"."enum_tasks_theme";
  DROP TYPE "public"."enum_tasks_facts";
  DROP TYPE "public"."enum_tasks_status";
  DROP TYPE "public"."enum__tasks_v_version_theme";
  DROP TYPE "public"."enum__tasks_v_version_facts";
  DROP TYPE "public"."enum__tasks_v_version_status";
  DROP TYPE "public"."enum__tasks_v_published_locale";
  DROP TYPE "public"."enum_search_words_meanings_meaning";
  DROP TYPE "public"."enum__search_words_v_version_meanings_meaning";`)
}
