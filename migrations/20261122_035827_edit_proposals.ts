import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_edit_proposals_changes_field" AS ENUM('name', 'tagline', 'description', 'url', 'maker', 'features', 'priceModel', 'plans', 'categories');
  CREATE TYPE "public"."enum_edit_proposals_changes_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_edit_proposals_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_edit_proposals_channel" AS ENUM('mcp', 'site');
  CREATE TYPE "public"."enum_edit_proposals_outcome" AS ENUM('accepted', 'rejected');
  CREATE TABLE "edit_proposals_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_edit_proposals_changes_field" NOT NULL,
  	"language" "enum_edit_proposals_changes_language",
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "edit_proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tool_id" integer,
  	"reason" varchar NOT NULL,
  	"source_url" varchar,
  	"email" varchar,
  	"language" "enum_edit_proposals_language" DEFAULT 'en' NOT NULL,
  	"channel" "enum_edit_proposals_channel" DEFAULT 'site' NOT NULL,
  	"outcome" "enum_edit_proposals_outcome",
  	"answer" varchar,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "edit_proposals_id" integer;
  ALTER TABLE "edit_proposals_changes" ADD CONSTRAINT "edit_proposals_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."edit_proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "edit_proposals" ADD CONSTRAINT "edit_proposals_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "edit_proposals" ADD CONSTRAINT "edit_proposals_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "edit_proposals_changes_order_idx" ON "edit_proposals_changes" USING btree ("_order");
  CREATE INDEX "edit_proposals_changes_parent_id_idx" ON "edit_proposals_changes" USING btree ("_parent_id");
  CREATE INDEX "edit_proposals_tool_idx" ON "edit_proposals" USING btree ("tool_id");
  CREATE INDEX "edit_proposals_email_idx" ON "edit_proposals" USING btree ("email");
  CREATE INDEX "edit_proposals_outcome_idx" ON "edit_proposals" USING btree ("outcome");
  CREATE INDEX "edit_proposals_decided_by_idx" ON "edit_proposals" USING btree ("decided_by_id");
  CREATE INDEX "edit_proposals_decided_at_idx" ON "edit_proposals" USING btree ("decided_at");
  CREATE INDEX "edit_proposals_updated_at_idx" ON "edit_proposals" USING btree ("updated_at");
  CREATE INDEX "edit_proposals_created_at_idx" ON "edit_proposals" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_edit_proposals_fk" FOREIGN KEY ("edit_proposals_id") REFERENCES "public"."edit_proposals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_edit_proposals_id_idx" ON "payload_locked_documents_rels" USING btree ("edit_proposals_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "edit_proposals_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "edit_proposals" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "edit_proposals_changes" CASCADE;
  DROP TABLE "edit_proposals" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_edit_proposals_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_edit_proposals_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "edit_proposals_id";
  DROP TYPE "public"."enum_edit_proposals_changes_field";
  DROP TYPE "public"."enum_edit_proposals_changes_language";
  DROP TYPE "public"."enum_edit_proposals_language";
  DROP TYPE "public"."enum_edit_proposals_channel";
  DROP TYPE "public"."enum_edit_proposals_outcome";`)
}
