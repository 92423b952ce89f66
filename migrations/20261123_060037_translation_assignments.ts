import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_translation_assignments_locale" AS ENUM('en', 'nl');
  CREATE TABLE "translation_assignments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"locale" "enum_translation_assignments_locale" NOT NULL,
  	"assignee_id" integer,
  	"due_on" timestamp(3) with time zone,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "translation_assignments_id" integer;
  ALTER TABLE "translation_assignments" ADD CONSTRAINT "translation_assignments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "translation_assignments_assignee_idx" ON "translation_assignments" USING btree ("assignee_id");
  CREATE INDEX "translation_assignments_updated_at_idx" ON "translation_assignments" USING btree ("updated_at");
  CREATE INDEX "translation_assignments_created_at_idx" ON "translation_assignments" USING btree ("created_at");
  CREATE UNIQUE INDEX "collection_document_locale_idx" ON "translation_assignments" USING btree ("collection","document","locale");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translation_assignments_fk" FOREIGN KEY ("translation_assignments_id") REFERENCES "public"."translation_assignments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_translation_assignments_id_idx" ON "payload_locked_documents_rels" USING btree ("translation_assignments_id");
  -- By field path: the words of the source text that each translation was made from.
  ALTER TABLE workspace.translations ADD COLUMN sources jsonb NOT NULL DEFAULT '{}';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE workspace.translations DROP COLUMN sources;
  ALTER TABLE "translation_assignments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "translation_assignments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_translation_assignments_fk";
  
  DROP INDEX "payload_locked_documents_rels_translation_assignments_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "translation_assignments_id";
  DROP TYPE "public"."enum_translation_assignments_locale";`)
}
