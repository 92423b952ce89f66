import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const keepToolEvents = () => readFileSync(new URL('./sql/tool-events.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tool_events_kind" AS ENUM('listed', 'unlisted', 'discontinued', 'available', 'renamed', 'maker', 'planAdded', 'planGone', 'planRenamed', 'planChanged', 'priceUp', 'priceDown', 'fact');
  CREATE TYPE "public"."enum_tool_events_origin" AS ENUM('published', 'history');
  CREATE TABLE "tool_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tool_id" integer,
  	"name" varchar NOT NULL,
  	"kind" "enum_tool_events_kind" NOT NULL,
  	"subject" varchar,
  	"before" jsonb,
  	"after" jsonb,
  	"is_correction" boolean DEFAULT true,
  	"origin" "enum_tool_events_origin" DEFAULT 'published' NOT NULL,
  	"noticed_at" timestamp(3) with time zone NOT NULL,
  	"changed_on" timestamp(3) with time zone,
  	"source" varchar,
  	"note_en" varchar,
  	"note_nl" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tool_events_id" integer;
  ALTER TABLE "tool_events" ADD CONSTRAINT "tool_events_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tool_events_tool_idx" ON "tool_events" USING btree ("tool_id");
  CREATE INDEX "tool_events_noticed_at_idx" ON "tool_events" USING btree ("noticed_at");
  CREATE INDEX "tool_events_updated_at_idx" ON "tool_events" USING btree ("updated_at");
  CREATE INDEX "tool_events_created_at_idx" ON "tool_events" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tool_events_fk" FOREIGN KEY ("tool_events_id") REFERENCES "public"."tool_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_tool_events_id_idx" ON "payload_locked_documents_rels" USING btree ("tool_events_id");`)
  await db.execute(sql.raw(keepToolEvents()))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tool_events_id";
  DROP TABLE "tool_events" CASCADE;
  DROP TYPE "public"."enum_tool_events_kind";
  DROP TYPE "public"."enum_tool_events_origin";
  DROP FUNCTION "public"."keep_tool_events"();`)
}
