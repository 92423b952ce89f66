import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tools_platforms" AS ENUM('web', 'windows', 'macos', 'linux', 'ios', 'android', 'browser-extension', 'plugin', 'api', 'self-hosted');
  CREATE TYPE "public"."enum_tools_languages" AS ENUM('en', 'nl', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'sv', 'da', 'no', 'fi', 'cs', 'tr', 'ru', 'uk', 'ar', 'he', 'hi', 'zh', 'ja', 'ko', 'id', 'vi', 'th');
  CREATE TYPE "public"."enum__tools_v_version_platforms" AS ENUM('web', 'windows', 'macos', 'linux', 'ios', 'android', 'browser-extension', 'plugin', 'api', 'self-hosted');
  CREATE TYPE "public"."enum__tools_v_version_languages" AS ENUM('en', 'nl', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'sv', 'da', 'no', 'fi', 'cs', 'tr', 'ru', 'uk', 'ar', 'he', 'hi', 'zh', 'ja', 'ko', 'id', 'vi', 'th');
  ALTER TYPE "public"."enum_categories_icon" ADD VALUE 'box' BEFORE 'calendar';
  ALTER TYPE "public"."enum_categories_icon" ADD VALUE 'brain-circuit' BEFORE 'calendar';
  ALTER TYPE "public"."enum_categories_icon" ADD VALUE 'feather' BEFORE 'file-text';
  ALTER TYPE "public"."enum_categories_icon" ADD VALUE 'handshake' BEFORE 'heart';
  ALTER TYPE "public"."enum_categories_icon" ADD VALUE 'headset' BEFORE 'heart';
  ALTER TYPE "public"."enum_categories_icon" ADD VALUE 'scale' BEFORE 'search';
  ALTER TYPE "public"."enum_categories_icon" ADD VALUE 'server-cog' BEFORE 'share-2';
  ALTER TYPE "public"."enum_categories_icon" ADD VALUE 'text-search' BEFORE 'users';
  ALTER TYPE "public"."enum_categories_icon" ADD VALUE 'wallet' BEFORE 'workflow';
  ALTER TYPE "public"."enum__categories_v_version_icon" ADD VALUE 'box' BEFORE 'calendar';
  ALTER TYPE "public"."enum__categories_v_version_icon" ADD VALUE 'brain-circuit' BEFORE 'calendar';
  ALTER TYPE "public"."enum__categories_v_version_icon" ADD VALUE 'feather' BEFORE 'file-text';
  ALTER TYPE "public"."enum__categories_v_version_icon" ADD VALUE 'handshake' BEFORE 'heart';
  ALTER TYPE "public"."enum__categories_v_version_icon" ADD VALUE 'headset' BEFORE 'heart';
  ALTER TYPE "public"."enum__categories_v_version_icon" ADD VALUE 'scale' BEFORE 'search';
  ALTER TYPE "public"."enum__categories_v_version_icon" ADD VALUE 'server-cog' BEFORE 'share-2';
  ALTER TYPE "public"."enum__categories_v_version_icon" ADD VALUE 'text-search' BEFORE 'users';
  ALTER TYPE "public"."enum__categories_v_version_icon" ADD VALUE 'wallet' BEFORE 'workflow';
  ALTER TYPE "public"."enum_navigation_items_children_icon" ADD VALUE 'box' BEFORE 'calendar';
  ALTER TYPE "public"."enum_navigation_items_children_icon" ADD VALUE 'brain-circuit' BEFORE 'calendar';
  ALTER TYPE "public"."enum_navigation_items_children_icon" ADD VALUE 'feather' BEFORE 'file-text';
  ALTER TYPE "public"."enum_navigation_items_children_icon" ADD VALUE 'handshake' BEFORE 'heart';
  ALTER TYPE "public"."enum_navigation_items_children_icon" ADD VALUE 'headset' BEFORE 'heart';
  ALTER TYPE "public"."enum_navigation_items_children_icon" ADD VALUE 'scale' BEFORE 'search';
  ALTER TYPE "public"."enum_navigation_items_children_icon" ADD VALUE 'server-cog' BEFORE 'share-2';
  ALTER TYPE "public"."enum_navigation_items_children_icon" ADD VALUE 'text-search' BEFORE 'users';
  ALTER TYPE "public"."enum_navigation_items_children_icon" ADD VALUE 'wallet' BEFORE 'workflow';
  ALTER TYPE "public"."enum_navigation_items_icon" ADD VALUE 'box' BEFORE 'calendar';
  ALTER TYPE "public"."enum_navigation_items_icon" ADD VALUE 'brain-circuit' BEFORE 'calendar';
  ALTER TYPE "public"."enum_navigation_items_icon" ADD VALUE 'feather' BEFORE 'file-text';
  ALTER TYPE "public"."enum_navigation_items_icon" ADD VALUE 'handshake' BEFORE 'heart';
  ALTER TYPE "public"."enum_navigation_items_icon" ADD VALUE 'headset' BEFORE 'heart';
  ALTER TYPE "public"."enum_navigation_items_icon" ADD VALUE 'scale' BEFORE 'search';
  ALTER TYPE "public"."enum_navigation_items_icon" ADD VALUE 'server-cog' BEFORE 'share-2';
  ALTER TYPE "public"."enum_navigation_items_icon" ADD VALUE 'text-search' BEFORE 'users';
  ALTER TYPE "public"."enum_navigation_items_icon" ADD VALUE 'wallet' BEFORE 'workflow';
  ALTER TYPE "public"."enum__navigation_v_version_items_children_icon" ADD VALUE 'box' BEFORE 'calendar';
  ALTER TYPE "public"."enum__navigation_v_version_items_children_icon" ADD VALUE 'brain-circuit' BEFORE 'calendar';
  ALTER TYPE "public"."enum__navigation_v_version_items_children_icon" ADD VALUE 'feather' BEFORE 'file-text';
  ALTER TYPE "public"."enum__navigation_v_version_items_children_icon" ADD VALUE 'handshake' BEFORE 'heart';
  ALTER TYPE "public"."enum__navigation_v_version_items_children_icon" ADD VALUE 'headset' BEFORE 'heart';
  ALTER TYPE "public"."enum__navigation_v_version_items_children_icon" ADD VALUE 'scale' BEFORE 'search';
  ALTER TYPE "public"."enum__navigation_v_version_items_children_icon" ADD VALUE 'server-cog' BEFORE 'share-2';
  ALTER TYPE "public"."enum__navigation_v_version_items_children_icon" ADD VALUE 'text-search' BEFORE 'users';
  ALTER TYPE "public"."enum__navigation_v_version_items_children_icon" ADD VALUE 'wallet' BEFORE 'workflow';
  ALTER TYPE "public"."enum__navigation_v_version_items_icon" ADD VALUE 'box' BEFORE 'calendar';
  ALTER TYPE "public"."enum__navigation_v_version_items_icon" ADD VALUE 'brain-circuit' BEFORE 'calendar';
  ALTER TYPE "public"."enum__navigation_v_version_items_icon" ADD VALUE 'feather' BEFORE 'file-text';
  ALTER TYPE "public"."enum__navigation_v_version_items_icon" ADD VALUE 'handshake' BEFORE 'heart';
  ALTER TYPE "public"."enum__navigation_v_version_items_icon" ADD VALUE 'headset' BEFORE 'heart';
  ALTER TYPE "public"."enum__navigation_v_version_items_icon" ADD VALUE 'scale' BEFORE 'search';
  ALTER TYPE "public"."enum__navigation_v_version_items_icon" ADD VALUE 'server-cog' BEFORE 'share-2';
  ALTER TYPE "public"."enum__navigation_v_version_items_icon" ADD VALUE 'text-search' BEFORE 'users';
  ALTER TYPE "public"."enum__navigation_v_version_items_icon" ADD VALUE 'wallet' BEFORE 'workflow';
  CREATE TABLE "tools_platforms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tools_platforms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tools_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tools_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tools_editorial_strengths" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tools_editorial_strengths_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tools_editorial_weaknesses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tools_editorial_weaknesses_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_platforms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tools_v_version_platforms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tools_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_editorial_strengths" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tools_v_version_editorial_strengths_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_editorial_weaknesses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tools_v_version_editorial_weaknesses_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "tools" ADD COLUMN "launched" numeric;
  ALTER TABLE "tools" ADD COLUMN "country" varchar;
  ALTER TABLE "tools" ADD COLUMN "editorial_ratings_results" numeric;
  ALTER TABLE "tools" ADD COLUMN "editorial_ratings_ease_of_use" numeric;
  ALTER TABLE "tools" ADD COLUMN "editorial_ratings_value_for_money" numeric;
  ALTER TABLE "tools" ADD COLUMN "editorial_ratings_privacy" numeric;
  ALTER TABLE "_tools_v" ADD COLUMN "version_launched" numeric;
  ALTER TABLE "_tools_v" ADD COLUMN "version_country" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_editorial_ratings_results" numeric;
  ALTER TABLE "_tools_v" ADD COLUMN "version_editorial_ratings_ease_of_use" numeric;
  ALTER TABLE "_tools_v" ADD COLUMN "version_editorial_ratings_value_for_money" numeric;
  ALTER TABLE "_tools_v" ADD COLUMN "version_editorial_ratings_privacy" numeric;
  ALTER TABLE "tools_platforms" ADD CONSTRAINT "tools_platforms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_languages" ADD CONSTRAINT "tools_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_editorial_strengths" ADD CONSTRAINT "tools_editorial_strengths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_editorial_strengths_locales" ADD CONSTRAINT "tools_editorial_strengths_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools_editorial_strengths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_editorial_weaknesses" ADD CONSTRAINT "tools_editorial_weaknesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_editorial_weaknesses_locales" ADD CONSTRAINT "tools_editorial_weaknesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools_editorial_weaknesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_platforms" ADD CONSTRAINT "_tools_v_version_platforms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_languages" ADD CONSTRAINT "_tools_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_editorial_strengths" ADD CONSTRAINT "_tools_v_version_editorial_strengths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_editorial_strengths_locales" ADD CONSTRAINT "_tools_v_version_editorial_strengths_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v_version_editorial_strengths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_editorial_weaknesses" ADD CONSTRAINT "_tools_v_version_editorial_weaknesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_editorial_weaknesses_locales" ADD CONSTRAINT "_tools_v_version_editorial_weaknesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v_version_editorial_weaknesses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tools_platforms_order_idx" ON "tools_platforms" USING btree ("order");
  CREATE INDEX "tools_platforms_parent_idx" ON "tools_platforms" USING btree ("parent_id");
  CREATE INDEX "tools_languages_order_idx" ON "tools_languages" USING btree ("order");
  CREATE INDEX "tools_languages_parent_idx" ON "tools_languages" USING btree ("parent_id");
  CREATE INDEX "tools_editorial_strengths_order_idx" ON "tools_editorial_strengths" USING btree ("_order");
  CREATE INDEX "tools_editorial_strengths_parent_id_idx" ON "tools_editorial_strengths" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tools_editorial_strengths_locales_locale_parent_id_unique" ON "tools_editorial_strengths_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tools_editorial_strengths_locales_parent_idx" ON "tools_editorial_strengths_locales" USING btree ("_parent_id");
  CREATE INDEX "tools_editorial_weaknesses_order_idx" ON "tools_editorial_weaknesses" USING btree ("_order");
  CREATE INDEX "tools_editorial_weaknesses_parent_id_idx" ON "tools_editorial_weaknesses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tools_editorial_weaknesses_locales_locale_parent_id_unique" ON "tools_editorial_weaknesses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tools_editorial_weaknesses_locales_parent_idx" ON "tools_editorial_weaknesses_locales" USING btree ("_parent_id");
  CREATE INDEX "_tools_v_version_platforms_order_idx" ON "_tools_v_version_platforms" USING btree ("order");
  CREATE INDEX "_tools_v_version_platforms_parent_idx" ON "_tools_v_version_platforms" USING btree ("parent_id");
  CREATE INDEX "_tools_v_version_languages_order_idx" ON "_tools_v_version_languages" USING btree ("order");
  CREATE INDEX "_tools_v_version_languages_parent_idx" ON "_tools_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_tools_v_version_editorial_strengths_order_idx" ON "_tools_v_version_editorial_strengths" USING btree ("_order");
  CREATE INDEX "_tools_v_version_editorial_strengths_parent_id_idx" ON "_tools_v_version_editorial_strengths" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tools_v_version_editorial_strengths_locales_locale_parent_i" ON "_tools_v_version_editorial_strengths_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tools_v_version_editorial_strengths_locales_parent_idx" ON "_tools_v_version_editorial_strengths_locales" USING btree ("_parent_id");
  CREATE INDEX "_tools_v_version_editorial_weaknesses_order_idx" ON "_tools_v_version_editorial_weaknesses" USING btree ("_order");
  CREATE INDEX "_tools_v_version_editorial_weaknesses_parent_id_idx" ON "_tools_v_version_editorial_weaknesses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tools_v_version_editorial_weaknesses_locales_locale_parent_" ON "_tools_v_version_editorial_weaknesses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tools_v_version_editorial_weaknesses_locales_parent_idx" ON "_tools_v_version_editorial_weaknesses_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "tools_platforms" CASCADE;
  DROP TABLE "tools_languages" CASCADE;
  DROP TABLE "tools_editorial_strengths" CASCADE;
  DROP TABLE "tools_editorial_strengths_locales" CASCADE;
  DROP TABLE "tools_editorial_weaknesses" CASCADE;
  DROP TABLE "tools_editorial_weaknesses_locales" CASCADE;
  DROP TABLE "_tools_v_version_platforms" CASCADE;
  DROP TABLE "_tools_v_version_languages" CASCADE;
  DROP TABLE "_tools_v_version_editorial_strengths" CASCADE;
  DROP TABLE "_tools_v_version_editorial_strengths_locales" CASCADE;
  DROP TABLE "_tools_v_version_editorial_weaknesses" CASCADE;
  DROP TABLE "_tools_v_version_editorial_weaknesses_locales" CASCADE;
  ALTER TABLE "categories" ALTER COLUMN "icon" SET DATA TYPE text;
  UPDATE "categories" SET "icon" = NULL WHERE "icon" IN ('box', 'brain-circuit', 'feather', 'handshake', 'headset', 'scale', 'server-cog', 'text-search', 'wallet');
  DROP TYPE "public"."enum_categories_icon";
  CREATE TYPE "public"."enum_categories_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'search', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'users', 'video', 'workflow', 'wrench');
  ALTER TABLE "categories" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_categories_icon" USING "icon"::"public"."enum_categories_icon";
  ALTER TABLE "_categories_v" ALTER COLUMN "version_icon" SET DATA TYPE text;
  UPDATE "_categories_v" SET "version_icon" = NULL WHERE "version_icon" IN ('box', 'brain-circuit', 'feather', 'handshake', 'headset', 'scale', 'server-cog', 'text-search', 'wallet');
  DROP TYPE "public"."enum__categories_v_version_icon";
  CREATE TYPE "public"."enum__categories_v_version_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'search', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'users', 'video', 'workflow', 'wrench');
  ALTER TABLE "_categories_v" ALTER COLUMN "version_icon" SET DATA TYPE "public"."enum__categories_v_version_icon" USING "version_icon"::"public"."enum__categories_v_version_icon";
  ALTER TABLE "navigation_items_children" ALTER COLUMN "icon" SET DATA TYPE text;
  UPDATE "navigation_items_children" SET "icon" = NULL WHERE "icon" IN ('box', 'brain-circuit', 'feather', 'handshake', 'headset', 'scale', 'server-cog', 'text-search', 'wallet');
  DROP TYPE "public"."enum_navigation_items_children_icon";
  CREATE TYPE "public"."enum_navigation_items_children_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'search', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'users', 'video', 'workflow', 'wrench');
  ALTER TABLE "navigation_items_children" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_navigation_items_children_icon" USING "icon"::"public"."enum_navigation_items_children_icon";
  ALTER TABLE "navigation_items" ALTER COLUMN "icon" SET DATA TYPE text;
  UPDATE "navigation_items" SET "icon" = NULL WHERE "icon" IN ('box', 'brain-circuit', 'feather', 'handshake', 'headset', 'scale', 'server-cog', 'text-search', 'wallet');
  DROP TYPE "public"."enum_navigation_items_icon";
  CREATE TYPE "public"."enum_navigation_items_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'search', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'users', 'video', 'workflow', 'wrench');
  ALTER TABLE "navigation_items" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_navigation_items_icon" USING "icon"::"public"."enum_navigation_items_icon";
  ALTER TABLE "_navigation_v_version_items_children" ALTER COLUMN "icon" SET DATA TYPE text;
  UPDATE "_navigation_v_version_items_children" SET "icon" = NULL WHERE "icon" IN ('box', 'brain-circuit', 'feather', 'handshake', 'headset', 'scale', 'server-cog', 'text-search', 'wallet');
  DROP TYPE "public"."enum__navigation_v_version_items_children_icon";
  CREATE TYPE "public"."enum__navigation_v_version_items_children_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'search', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'users', 'video', 'workflow', 'wrench');
  ALTER TABLE "_navigation_v_version_items_children" ALTER COLUMN "icon" SET DATA TYPE "public"."enum__navigation_v_version_items_children_icon" USING "icon"::"public"."enum__navigation_v_version_items_children_icon";
  ALTER TABLE "_navigation_v_version_items" ALTER COLUMN "icon" SET DATA TYPE text;
  UPDATE "_navigation_v_version_items" SET "icon" = NULL WHERE "icon" IN ('box', 'brain-circuit', 'feather', 'handshake', 'headset', 'scale', 'server-cog', 'text-search', 'wallet');
  DROP TYPE "public"."enum__navigation_v_version_items_icon";
  CREATE TYPE "public"."enum__navigation_v_version_items_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'search', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'users', 'video', 'workflow', 'wrench');
  ALTER TABLE "_navigation_v_version_items" ALTER COLUMN "icon" SET DATA TYPE "public"."enum__navigation_v_version_items_icon" USING "icon"::"public"."enum__navigation_v_version_items_icon";
  ALTER TABLE "tools" DROP COLUMN "launched";
  ALTER TABLE "tools" DROP COLUMN "country";
  ALTER TABLE "tools" DROP COLUMN "editorial_ratings_results";
  ALTER TABLE "tools" DROP COLUMN "editorial_ratings_ease_of_use";
  ALTER TABLE "tools" DROP COLUMN "editorial_ratings_value_for_money";
  ALTER TABLE "tools" DROP COLUMN "editorial_ratings_privacy";
  ALTER TABLE "_tools_v" DROP COLUMN "version_launched";
  ALTER TABLE "_tools_v" DROP COLUMN "version_country";
  ALTER TABLE "_tools_v" DROP COLUMN "version_editorial_ratings_results";
  ALTER TABLE "_tools_v" DROP COLUMN "version_editorial_ratings_ease_of_use";
  ALTER TABLE "_tools_v" DROP COLUMN "version_editorial_ratings_value_for_money";
  ALTER TABLE "_tools_v" DROP COLUMN "version_editorial_ratings_privacy";
  DROP TYPE "public"."enum_tools_platforms";
  DROP TYPE "public"."enum_tools_languages";
  DROP TYPE "public"."enum__tools_v_version_platforms";
  DROP TYPE "public"."enum__tools_v_version_languages";`)
}
