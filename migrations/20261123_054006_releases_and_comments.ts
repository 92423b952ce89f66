import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_items_parts" AS ENUM('en', 'nl', 'shared');
  CREATE TYPE "public"."enum_releases_items_collection" AS ENUM('tools', 'categories', 'courses', 'dictionary-terms', 'products', 'pages', 'faqs');
  CREATE TYPE "public"."enum_releases_history_step" AS ENUM('created', 'added', 'removed', 'scheduled', 'cancelled', 'published', 'failed');
  CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'scheduled', 'published', 'failed');
  CREATE TYPE "public"."enum_releases_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_comments_collection" AS ENUM('tools', 'categories', 'courses', 'dictionary-terms', 'products', 'pages', 'faqs');
  CREATE TYPE "public"."enum_comments_language" AS ENUM('en', 'nl');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'publish-release' BEFORE 'tidy-up';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'publish-release' BEFORE 'tidy-up';
  CREATE TABLE "releases_items_parts" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_releases_items_parts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "releases_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"collection" "enum_releases_items_collection" NOT NULL,
  	"document" numeric NOT NULL
  );
  
  CREATE TABLE "releases_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"step" "enum_releases_history_step" NOT NULL,
  	"detail" varchar,
  	"actor_id" integer
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"state" "enum_releases_state" DEFAULT 'open' NOT NULL,
  	"publish_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"author_id" integer,
  	"scheduled_by_id" integer,
  	"language" "enum_releases_language",
  	"failure" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" "enum_comments_collection" NOT NULL,
  	"document" numeric NOT NULL,
  	"field" varchar,
  	"language" "enum_comments_language",
  	"text" varchar NOT NULL,
  	"answer_to_id" integer,
  	"author_id" integer,
  	"resolved_at" timestamp(3) with time zone,
  	"resolved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "releases_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comments_id" integer;
  ALTER TABLE "releases_items_parts" ADD CONSTRAINT "releases_items_parts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_items" ADD CONSTRAINT "releases_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_history" ADD CONSTRAINT "releases_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases_history" ADD CONSTRAINT "releases_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_scheduled_by_id_users_id_fk" FOREIGN KEY ("scheduled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_answer_to_id_comments_id_fk" FOREIGN KEY ("answer_to_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "releases_items_parts_order_idx" ON "releases_items_parts" USING btree ("order");
  CREATE INDEX "releases_items_parts_parent_idx" ON "releases_items_parts" USING btree ("parent_id");
  CREATE INDEX "releases_items_order_idx" ON "releases_items" USING btree ("_order");
  CREATE INDEX "releases_items_parent_id_idx" ON "releases_items" USING btree ("_parent_id");
  CREATE INDEX "releases_items_document_idx" ON "releases_items" USING btree ("document");
  CREATE INDEX "releases_history_order_idx" ON "releases_history" USING btree ("_order");
  CREATE INDEX "releases_history_parent_id_idx" ON "releases_history" USING btree ("_parent_id");
  CREATE INDEX "releases_history_actor_idx" ON "releases_history" USING btree ("actor_id");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_author_idx" ON "releases" USING btree ("author_id");
  CREATE INDEX "releases_scheduled_by_idx" ON "releases" USING btree ("scheduled_by_id");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "comments_answer_to_idx" ON "comments" USING btree ("answer_to_id");
  CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id");
  CREATE INDEX "comments_resolved_at_idx" ON "comments" USING btree ("resolved_at");
  CREATE INDEX "comments_resolved_by_idx" ON "comments" USING btree ("resolved_by_id");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "collection_document_1_idx" ON "comments" USING btree ("collection","document");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "releases_items_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "releases_items_parts" CASCADE;
  DROP TABLE "releases_items" CASCADE;
  DROP TABLE "releases_history" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "comments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_releases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_comments_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'check-links', 'run-transfer', 'tidy-up', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'check-links', 'run-transfer', 'tidy-up', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_releases_id_idx";
  DROP INDEX "payload_locked_documents_rels_comments_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "releases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comments_id";
  DROP TYPE "public"."enum_releases_items_parts";
  DROP TYPE "public"."enum_releases_items_collection";
  DROP TYPE "public"."enum_releases_history_step";
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_releases_language";
  DROP TYPE "public"."enum_comments_collection";
  DROP TYPE "public"."enum_comments_language";`)
}
