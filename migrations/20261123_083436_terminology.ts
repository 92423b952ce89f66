import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Written by hand: the content model does not know the schema `workspace`. */
const memory = readFileSync(new URL('./sql/memory.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "dictionary_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dictionary_terms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "dictionary_terms" ADD COLUMN "translators_keep_name" boolean DEFAULT false;
  ALTER TABLE "dictionary_terms" ADD COLUMN "translators_en_preferred" varchar;
  ALTER TABLE "dictionary_terms" ADD COLUMN "translators_nl_preferred" varchar;
  ALTER TABLE "_dictionary_terms_v" ADD COLUMN "version_translators_keep_name" boolean DEFAULT false;
  ALTER TABLE "_dictionary_terms_v" ADD COLUMN "version_translators_en_preferred" varchar;
  ALTER TABLE "_dictionary_terms_v" ADD COLUMN "version_translators_nl_preferred" varchar;
  ALTER TABLE "settings" ADD COLUMN "tone_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "tone_nl" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_tone_en" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_tone_nl" varchar;
  ALTER TABLE "dictionary_terms_texts" ADD CONSTRAINT "dictionary_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dictionary_terms_v_texts" ADD CONSTRAINT "_dictionary_terms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dictionary_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "dictionary_terms_texts_order_parent" ON "dictionary_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dictionary_terms_v_texts_order_parent" ON "_dictionary_terms_v_texts" USING btree ("order","parent_id");`)
  await db.execute(sql.raw(memory))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "dictionary_terms_texts" CASCADE;
  DROP TABLE "_dictionary_terms_v_texts" CASCADE;
  ALTER TABLE "dictionary_terms" DROP COLUMN "translators_keep_name";
  ALTER TABLE "dictionary_terms" DROP COLUMN "translators_en_preferred";
  ALTER TABLE "dictionary_terms" DROP COLUMN "translators_nl_preferred";
  ALTER TABLE "_dictionary_terms_v" DROP COLUMN "version_translators_keep_name";
  ALTER TABLE "_dictionary_terms_v" DROP COLUMN "version_translators_en_preferred";
  ALTER TABLE "_dictionary_terms_v" DROP COLUMN "version_translators_nl_preferred";
  ALTER TABLE "settings" DROP COLUMN "tone_en";
  ALTER TABLE "settings" DROP COLUMN "tone_nl";
  ALTER TABLE "_settings_v" DROP COLUMN "version_tone_en";
  ALTER TABLE "_settings_v" DROP COLUMN "version_tone_nl";`)
  await db.execute(sql`drop function workspace.similar_texts; drop table workspace.memory_uses, workspace.memory_texts`)
}
