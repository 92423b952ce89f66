import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tools_inputs" AS ENUM('text', 'document', 'image', 'audio', 'video', 'code', 'data', 'web-page', 'model-3d', 'action');
  CREATE TYPE "public"."enum_tools_outputs" AS ENUM('text', 'document', 'image', 'audio', 'video', 'code', 'data', 'web-page', 'model-3d', 'action');
  CREATE TYPE "public"."enum__tools_v_version_inputs" AS ENUM('text', 'document', 'image', 'audio', 'video', 'code', 'data', 'web-page', 'model-3d', 'action');
  CREATE TYPE "public"."enum__tools_v_version_outputs" AS ENUM('text', 'document', 'image', 'audio', 'video', 'code', 'data', 'web-page', 'model-3d', 'action');
  CREATE TABLE "tools_inputs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tools_inputs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tools_outputs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tools_outputs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_inputs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tools_v_version_inputs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_outputs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tools_v_version_outputs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "tools_inputs" ADD CONSTRAINT "tools_inputs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_outputs" ADD CONSTRAINT "tools_outputs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_inputs" ADD CONSTRAINT "_tools_v_version_inputs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_outputs" ADD CONSTRAINT "_tools_v_version_outputs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tools_inputs_order_idx" ON "tools_inputs" USING btree ("order");
  CREATE INDEX "tools_inputs_parent_idx" ON "tools_inputs" USING btree ("parent_id");
  CREATE INDEX "tools_outputs_order_idx" ON "tools_outputs" USING btree ("order");
  CREATE INDEX "tools_outputs_parent_idx" ON "tools_outputs" USING btree ("parent_id");
  CREATE INDEX "_tools_v_version_inputs_order_idx" ON "_tools_v_version_inputs" USING btree ("order");
  CREATE INDEX "_tools_v_version_inputs_parent_idx" ON "_tools_v_version_inputs" USING btree ("parent_id");
  CREATE INDEX "_tools_v_version_outputs_order_idx" ON "_tools_v_version_outputs" USING btree ("order");
  CREATE INDEX "_tools_v_version_outputs_parent_idx" ON "_tools_v_version_outputs" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "tools_inputs" CASCADE;
  DROP TABLE "tools_outputs" CASCADE;
  DROP TABLE "_tools_v_version_inputs" CASCADE;
  DROP TABLE "_tools_v_version_outputs" CASCADE;
  DROP TYPE "public"."enum_tools_inputs";
  DROP TYPE "public"."enum_tools_outputs";
  DROP TYPE "public"."enum__tools_v_version_inputs";
  DROP TYPE "public"."enum__tools_v_version_outputs";`)
}
