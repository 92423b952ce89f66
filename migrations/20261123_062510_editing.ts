import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_presences_part" AS ENUM('en', 'nl', 'shared');
  CREATE TABLE "presences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tab" varchar NOT NULL,
  	"user_id" integer,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"part" "enum_presences_part" NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "presences_id" integer;
  ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "presences_tab_idx" ON "presences" USING btree ("tab");
  CREATE INDEX "presences_user_idx" ON "presences" USING btree ("user_id");
  CREATE INDEX "presences_seen_at_idx" ON "presences" USING btree ("seen_at");
  CREATE INDEX "collection_document_2_idx" ON "presences" USING btree ("collection","document");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_presences_fk" FOREIGN KEY ("presences_id") REFERENCES "public"."presences"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_presences_id_idx" ON "payload_locked_documents_rels" USING btree ("presences_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "presences" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "presences" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_presences_fk";
  
  DROP INDEX "payload_locked_documents_rels_presences_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "presences_id";
  DROP TYPE "public"."enum_presences_part";`)
}
