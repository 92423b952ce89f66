import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What editors work with, in a schema of its own that the content model knows nothing about. Written by hand.
 */
const WORKSPACE = String.raw`
create schema workspace;

-- What each document lacks in each language. Kept by cms/translations in the transaction of every change; can be made anew from the documents.
create table workspace.translations (
  collection text not null,
  document integer not null,
  locale text not null,
  -- Texts that one of the languages has; how many of them are missing here, were changed in their source since, or are a machine's draft.
  total integer not null,
  missing integer not null,
  changed integer not null,
  machine integer not null,
  -- By path of the field: state, the hash of the source text this translation was made from, and whether a machine made it.
  fields jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (collection, document, locale)
);
create index translations_open_idx on workspace.translations (collection, locale, document) where missing > 0 or changed > 0 or machine > 0;

-- How often the visit button of a tool was used, a row for each day. Nothing about who did.
create table workspace.clicks (
  tool integer not null,
  day date not null,
  count integer not null,
  primary key (tool, day)
);
create index clicks_day_idx on workspace.clicks (day);

-- Words people searched for in vain, a row for each day. Nothing about who did.
create table workspace.search_misses (
  locale text not null,
  query text not null,
  day date not null,
  count integer not null,
  primary key (locale, query, day)
);
create index search_misses_day_idx on workspace.search_misses (day);
`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_transfers_direction" AS ENUM('import', 'export');
  CREATE TYPE "public"."enum_transfers_entity" AS ENUM('tools', 'categories', 'dictionary-terms', 'courses', 'subscribers');
  CREATE TYPE "public"."enum_transfers_format" AS ENUM('csv', 'json');
  CREATE TYPE "public"."enum_transfers_state" AS ENUM('checking', 'checked', 'refused', 'waiting', 'running', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('permanent', 'temporary', 'gone');
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'content_published';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'content_unpublished';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'content_trashed';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'content_untrashed';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'content_deleted';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'content_restored';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'content_imported';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'content_exported';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'settings_changed';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'check-links' BEFORE 'tidy-up';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'run-transfer' BEFORE 'tidy-up';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'check-links' BEFORE 'tidy-up';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'run-transfer' BEFORE 'tidy-up';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'schedulePublish';
  CREATE TABLE "transfers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"direction" "enum_transfers_direction" NOT NULL,
  	"entity" "enum_transfers_entity" NOT NULL,
  	"format" "enum_transfers_format" NOT NULL,
  	"state" "enum_transfers_state" NOT NULL,
  	"file_name" varchar NOT NULL,
  	"stored_file" varchar,
  	"total" numeric DEFAULT 0,
  	"done" numeric DEFAULT 0,
  	"created" numeric DEFAULT 0,
  	"updated" numeric DEFAULT 0,
  	"unchanged" numeric DEFAULT 0,
  	"wrong" numeric DEFAULT 0,
  	"report" jsonb,
  	"options" jsonb,
  	"started_by_id" integer,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer,
  	"categories_id" integer,
  	"courses_id" integer,
  	"dictionary_terms_id" integer,
  	"products_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "_navigation_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer,
  	"categories_id" integer,
  	"courses_id" integer,
  	"dictionary_terms_id" integer,
  	"products_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer,
  	"categories_id" integer,
  	"courses_id" integer,
  	"dictionary_terms_id" integer,
  	"products_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "_footer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer,
  	"categories_id" integer,
  	"courses_id" integer,
  	"dictionary_terms_id" integer,
  	"products_id" integer,
  	"pages_id" integer
  );
  
  ALTER TABLE "_tools_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_categories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_courses_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_dictionary_terms_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_products_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_faqs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "link_checks" ADD COLUMN "checked_at" timestamp(3) with time zone;
  ALTER TABLE "link_checks" ADD COLUMN "failed_days" numeric DEFAULT 0;
  ALTER TABLE "link_checks" ADD COLUMN "last_failed_on" varchar;
  ALTER TABLE "link_checks" ADD COLUMN "suspect" boolean DEFAULT false;
  ALTER TABLE "link_checks" ADD COLUMN "dismissed_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "type" "enum_redirects_type" DEFAULT 'permanent';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "transfers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payload_folders_id" integer;
  ALTER TABLE "transfers" ADD CONSTRAINT "transfers_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "transfers_state_idx" ON "transfers" USING btree ("state");
  CREATE INDEX "transfers_started_by_idx" ON "transfers" USING btree ("started_by_id");
  CREATE INDEX "transfers_updated_at_idx" ON "transfers" USING btree ("updated_at");
  CREATE INDEX "transfers_created_at_idx" ON "transfers" USING btree ("created_at");
  CREATE INDEX "payload_folders_name_idx" ON "payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "payload_folders" USING btree ("created_at");
  CREATE INDEX "navigation_rels_order_idx" ON "navigation_rels" USING btree ("order");
  CREATE INDEX "navigation_rels_parent_idx" ON "navigation_rels" USING btree ("parent_id");
  CREATE INDEX "navigation_rels_path_idx" ON "navigation_rels" USING btree ("path");
  CREATE INDEX "navigation_rels_tools_id_idx" ON "navigation_rels" USING btree ("tools_id");
  CREATE INDEX "navigation_rels_categories_id_idx" ON "navigation_rels" USING btree ("categories_id");
  CREATE INDEX "navigation_rels_courses_id_idx" ON "navigation_rels" USING btree ("courses_id");
  CREATE INDEX "navigation_rels_dictionary_terms_id_idx" ON "navigation_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "navigation_rels_products_id_idx" ON "navigation_rels" USING btree ("products_id");
  CREATE INDEX "navigation_rels_pages_id_idx" ON "navigation_rels" USING btree ("pages_id");
  CREATE INDEX "_navigation_v_rels_order_idx" ON "_navigation_v_rels" USING btree ("order");
  CREATE INDEX "_navigation_v_rels_parent_idx" ON "_navigation_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_rels_path_idx" ON "_navigation_v_rels" USING btree ("path");
  CREATE INDEX "_navigation_v_rels_tools_id_idx" ON "_navigation_v_rels" USING btree ("tools_id");
  CREATE INDEX "_navigation_v_rels_categories_id_idx" ON "_navigation_v_rels" USING btree ("categories_id");
  CREATE INDEX "_navigation_v_rels_courses_id_idx" ON "_navigation_v_rels" USING btree ("courses_id");
  CREATE INDEX "_navigation_v_rels_dictionary_terms_id_idx" ON "_navigation_v_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "_navigation_v_rels_products_id_idx" ON "_navigation_v_rels" USING btree ("products_id");
  CREATE INDEX "_navigation_v_rels_pages_id_idx" ON "_navigation_v_rels" USING btree ("pages_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_tools_id_idx" ON "footer_rels" USING btree ("tools_id");
  CREATE INDEX "footer_rels_categories_id_idx" ON "footer_rels" USING btree ("categories_id");
  CREATE INDEX "footer_rels_courses_id_idx" ON "footer_rels" USING btree ("courses_id");
  CREATE INDEX "footer_rels_dictionary_terms_id_idx" ON "footer_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "footer_rels_products_id_idx" ON "footer_rels" USING btree ("products_id");
  CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id");
  CREATE INDEX "_footer_v_rels_order_idx" ON "_footer_v_rels" USING btree ("order");
  CREATE INDEX "_footer_v_rels_parent_idx" ON "_footer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_footer_v_rels_path_idx" ON "_footer_v_rels" USING btree ("path");
  CREATE INDEX "_footer_v_rels_tools_id_idx" ON "_footer_v_rels" USING btree ("tools_id");
  CREATE INDEX "_footer_v_rels_categories_id_idx" ON "_footer_v_rels" USING btree ("categories_id");
  CREATE INDEX "_footer_v_rels_courses_id_idx" ON "_footer_v_rels" USING btree ("courses_id");
  CREATE INDEX "_footer_v_rels_dictionary_terms_id_idx" ON "_footer_v_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "_footer_v_rels_products_id_idx" ON "_footer_v_rels" USING btree ("products_id");
  CREATE INDEX "_footer_v_rels_pages_id_idx" ON "_footer_v_rels" USING btree ("pages_id");
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_transfers_fk" FOREIGN KEY ("transfers_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "public"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_tools_v_autosave_idx" ON "_tools_v" USING btree ("autosave");
  CREATE INDEX "_categories_v_autosave_idx" ON "_categories_v" USING btree ("autosave");
  CREATE INDEX "_courses_v_autosave_idx" ON "_courses_v" USING btree ("autosave");
  CREATE INDEX "_dictionary_terms_v_autosave_idx" ON "_dictionary_terms_v" USING btree ("autosave");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "link_checks_checked_at_idx" ON "link_checks" USING btree ("checked_at");
  CREATE INDEX "link_checks_suspect_idx" ON "link_checks" USING btree ("suspect");
  CREATE INDEX "payload_locked_documents_rels_transfers_id_idx" ON "payload_locked_documents_rels" USING btree ("transfers_id");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("payload_folders_id");`)
  await db.execute(sql.raw(WORKSPACE))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA "workspace" CASCADE`)
  await db.execute(sql`
   ALTER TABLE "transfers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_folders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "transfers" CASCADE;
  DROP TABLE "payload_folders" CASCADE;
  DROP TABLE "navigation_rels" CASCADE;
  DROP TABLE "_navigation_v_rels" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  DROP TABLE "_footer_v_rels" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT IF EXISTS "media_folder_id_payload_folders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_transfers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_payload_folders_fk";
  
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('account_invited', 'account_role_changed', 'account_email_changed', 'account_disabled', 'account_enabled', 'account_deleted', 'account_factor_removed', 'account_sessions_ended', 'account_link_made');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING "action"::"public"."enum_audit_events_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'tidy-up');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'tidy-up');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX IF EXISTS "_tools_v_autosave_idx";
  DROP INDEX IF EXISTS "_categories_v_autosave_idx";
  DROP INDEX IF EXISTS "_courses_v_autosave_idx";
  DROP INDEX IF EXISTS "_dictionary_terms_v_autosave_idx";
  DROP INDEX IF EXISTS "_products_v_autosave_idx";
  DROP INDEX IF EXISTS "_faqs_v_autosave_idx";
  DROP INDEX IF EXISTS "_pages_v_autosave_idx";
  DROP INDEX IF EXISTS "media_folder_idx";
  DROP INDEX IF EXISTS "link_checks_checked_at_idx";
  DROP INDEX IF EXISTS "link_checks_suspect_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_transfers_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_payload_folders_id_idx";
  ALTER TABLE "_tools_v" DROP COLUMN "autosave";
  ALTER TABLE "_categories_v" DROP COLUMN "autosave";
  ALTER TABLE "_courses_v" DROP COLUMN "autosave";
  ALTER TABLE "_dictionary_terms_v" DROP COLUMN "autosave";
  ALTER TABLE "_products_v" DROP COLUMN "autosave";
  ALTER TABLE "_faqs_v" DROP COLUMN "autosave";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "folder_id";
  ALTER TABLE "link_checks" DROP COLUMN "checked_at";
  ALTER TABLE "link_checks" DROP COLUMN "failed_days";
  ALTER TABLE "link_checks" DROP COLUMN "last_failed_on";
  ALTER TABLE "link_checks" DROP COLUMN "suspect";
  ALTER TABLE "link_checks" DROP COLUMN "dismissed_at";
  ALTER TABLE "redirects" DROP COLUMN "type";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "transfers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payload_folders_id";
  DROP TYPE "public"."enum_transfers_direction";
  DROP TYPE "public"."enum_transfers_entity";
  DROP TYPE "public"."enum_transfers_format";
  DROP TYPE "public"."enum_transfers_state";
  DROP TYPE "public"."enum_redirects_type";`)
}
