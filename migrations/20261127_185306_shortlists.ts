import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shortlists_visibility" AS ENUM('private', 'unlisted', 'requested', 'public');
  CREATE TYPE "public"."enum_shortlists_language" AS ENUM('en', 'nl');
  CREATE TABLE "shortlists_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tool_id" integer,
  	"note" varchar
  );
  
  CREATE TABLE "shortlists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"visibility" "enum_shortlists_visibility" NOT NULL,
  	"language" "enum_shortlists_language" DEFAULT 'en' NOT NULL,
  	"team_seats" numeric DEFAULT 1,
  	"team_billing" varchar DEFAULT 'month',
  	"team_vat" varchar DEFAULT 'without',
  	"team_currency" varchar DEFAULT 'EUR',
  	"weights" jsonb,
  	"user_id" integer,
  	"is_of_bookmarks" boolean DEFAULT false,
  	"address" varchar NOT NULL,
  	"key_hash" varchar,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shortlists_id" integer;
  ALTER TABLE "shortlists_items" ADD CONSTRAINT "shortlists_items_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shortlists_items" ADD CONSTRAINT "shortlists_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shortlists_items_order_idx" ON "shortlists_items" USING btree ("_order");
  CREATE INDEX "shortlists_items_parent_id_idx" ON "shortlists_items" USING btree ("_parent_id");
  CREATE INDEX "shortlists_items_tool_idx" ON "shortlists_items" USING btree ("tool_id");
  CREATE INDEX "shortlists_visibility_idx" ON "shortlists" USING btree ("visibility");
  CREATE INDEX "shortlists_user_idx" ON "shortlists" USING btree ("user_id");
  CREATE UNIQUE INDEX "shortlists_address_idx" ON "shortlists" USING btree ("address");
  CREATE INDEX "shortlists_updated_at_idx" ON "shortlists" USING btree ("updated_at");
  CREATE INDEX "shortlists_created_at_idx" ON "shortlists" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shortlists_fk" FOREIGN KEY ("shortlists_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_shortlists_id_idx" ON "payload_locked_documents_rels" USING btree ("shortlists_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shortlists_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shortlists" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shortlists_items" CASCADE;
  DROP TABLE "shortlists" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_shortlists_fk";
  
  DROP INDEX "payload_locked_documents_rels_shortlists_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shortlists_id";
  DROP TYPE "public"."enum_shortlists_visibility";
  DROP TYPE "public"."enum_shortlists_language";`)
}
