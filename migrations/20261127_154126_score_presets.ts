import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "score_presets_presets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weights_results" numeric DEFAULT 5 NOT NULL,
  	"weights_ease_of_use" numeric DEFAULT 3 NOT NULL,
  	"weights_visitors" numeric DEFAULT 2 NOT NULL,
  	"weights_cost" numeric DEFAULT 3 NOT NULL,
  	"weights_privacy" numeric DEFAULT 3 NOT NULL,
  	"weights_dutch" numeric DEFAULT 2 NOT NULL,
  	"weights_control" numeric DEFAULT 1 NOT NULL,
  	"weights_try_out" numeric DEFAULT 2 NOT NULL
  );
  
  CREATE TABLE "score_presets_presets_locales" (
  	"name" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "score_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_score_presets_v_version_presets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weights_results" numeric DEFAULT 5 NOT NULL,
  	"weights_ease_of_use" numeric DEFAULT 3 NOT NULL,
  	"weights_visitors" numeric DEFAULT 2 NOT NULL,
  	"weights_cost" numeric DEFAULT 3 NOT NULL,
  	"weights_privacy" numeric DEFAULT 3 NOT NULL,
  	"weights_dutch" numeric DEFAULT 2 NOT NULL,
  	"weights_control" numeric DEFAULT 1 NOT NULL,
  	"weights_try_out" numeric DEFAULT 2 NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_score_presets_v_version_presets_locales" (
  	"name" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_score_presets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "score_presets_presets" ADD CONSTRAINT "score_presets_presets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."score_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "score_presets_presets_locales" ADD CONSTRAINT "score_presets_presets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."score_presets_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_score_presets_v_version_presets" ADD CONSTRAINT "_score_presets_v_version_presets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_score_presets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_score_presets_v_version_presets_locales" ADD CONSTRAINT "_score_presets_v_version_presets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_score_presets_v_version_presets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "score_presets_presets_order_idx" ON "score_presets_presets" USING btree ("_order");
  CREATE INDEX "score_presets_presets_parent_id_idx" ON "score_presets_presets" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "score_presets_presets_locales_locale_parent_id_unique" ON "score_presets_presets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "score_presets_presets_locales_parent_idx" ON "score_presets_presets_locales" USING btree ("_parent_id");
  CREATE INDEX "_score_presets_v_version_presets_order_idx" ON "_score_presets_v_version_presets" USING btree ("_order");
  CREATE INDEX "_score_presets_v_version_presets_parent_id_idx" ON "_score_presets_v_version_presets" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_score_presets_v_version_presets_locales_locale_parent_id_un" ON "_score_presets_v_version_presets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_score_presets_v_version_presets_locales_parent_idx" ON "_score_presets_v_version_presets_locales" USING btree ("_parent_id");
  CREATE INDEX "_score_presets_v_created_at_idx" ON "_score_presets_v" USING btree ("created_at");
  CREATE INDEX "_score_presets_v_updated_at_idx" ON "_score_presets_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "score_presets_presets" CASCADE;
  DROP TABLE "score_presets_presets_locales" CASCADE;
  DROP TABLE "score_presets" CASCADE;
  DROP TABLE "_score_presets_v_version_presets" CASCADE;
  DROP TABLE "_score_presets_v_version_presets_locales" CASCADE;
  DROP TABLE "_score_presets_v" CASCADE;`)
}
