import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tools" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "tools" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_tools_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "reviews" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "reviews" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "categories" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "categories" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_categories_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_categories_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "courses" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "courses" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_courses_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "dictionary_terms" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "dictionary_terms" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_dictionary_terms_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_dictionary_terms_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "products" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "products" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "faqs" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "faqs" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "pages" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "tools" ADD CONSTRAINT "tools_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dictionary_terms" ADD CONSTRAINT "dictionary_terms_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dictionary_terms_v" ADD CONSTRAINT "_dictionary_terms_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tools_updated_by_idx" ON "tools" USING btree ("updated_by_id");
  CREATE INDEX "_tools_v_version_version_updated_by_idx" ON "_tools_v" USING btree ("version_updated_by_id");
  CREATE INDEX "reviews_updated_by_idx" ON "reviews" USING btree ("updated_by_id");
  CREATE INDEX "_reviews_v_version_version_updated_by_idx" ON "_reviews_v" USING btree ("version_updated_by_id");
  CREATE INDEX "categories_updated_by_idx" ON "categories" USING btree ("updated_by_id");
  CREATE INDEX "_categories_v_version_version_updated_by_idx" ON "_categories_v" USING btree ("version_updated_by_id");
  CREATE INDEX "courses_updated_by_idx" ON "courses" USING btree ("updated_by_id");
  CREATE INDEX "_courses_v_version_version_updated_by_idx" ON "_courses_v" USING btree ("version_updated_by_id");
  CREATE INDEX "dictionary_terms_updated_by_idx" ON "dictionary_terms" USING btree ("updated_by_id");
  CREATE INDEX "_dictionary_terms_v_version_version_updated_by_idx" ON "_dictionary_terms_v" USING btree ("version_updated_by_id");
  CREATE INDEX "products_updated_by_idx" ON "products" USING btree ("updated_by_id");
  CREATE INDEX "_products_v_version_version_updated_by_idx" ON "_products_v" USING btree ("version_updated_by_id");
  CREATE INDEX "faqs_updated_by_idx" ON "faqs" USING btree ("updated_by_id");
  CREATE INDEX "_faqs_v_version_version_updated_by_idx" ON "_faqs_v" USING btree ("version_updated_by_id");
  CREATE INDEX "pages_updated_by_idx" ON "pages" USING btree ("updated_by_id");
  CREATE INDEX "_pages_v_version_version_updated_by_idx" ON "_pages_v" USING btree ("version_updated_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tools" DROP CONSTRAINT "tools_updated_by_id_users_id_fk";
  
  ALTER TABLE "_tools_v" DROP CONSTRAINT "_tools_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "reviews" DROP CONSTRAINT "reviews_updated_by_id_users_id_fk";
  
  ALTER TABLE "_reviews_v" DROP CONSTRAINT "_reviews_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "categories" DROP CONSTRAINT "categories_updated_by_id_users_id_fk";
  
  ALTER TABLE "_categories_v" DROP CONSTRAINT "_categories_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "courses" DROP CONSTRAINT "courses_updated_by_id_users_id_fk";
  
  ALTER TABLE "_courses_v" DROP CONSTRAINT "_courses_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "dictionary_terms" DROP CONSTRAINT "dictionary_terms_updated_by_id_users_id_fk";
  
  ALTER TABLE "_dictionary_terms_v" DROP CONSTRAINT "_dictionary_terms_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_updated_by_id_users_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "faqs" DROP CONSTRAINT "faqs_updated_by_id_users_id_fk";
  
  ALTER TABLE "_faqs_v" DROP CONSTRAINT "_faqs_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_updated_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk";
  
  DROP INDEX "tools_updated_by_idx";
  DROP INDEX "_tools_v_version_version_updated_by_idx";
  DROP INDEX "reviews_updated_by_idx";
  DROP INDEX "_reviews_v_version_version_updated_by_idx";
  DROP INDEX "categories_updated_by_idx";
  DROP INDEX "_categories_v_version_version_updated_by_idx";
  DROP INDEX "courses_updated_by_idx";
  DROP INDEX "_courses_v_version_version_updated_by_idx";
  DROP INDEX "dictionary_terms_updated_by_idx";
  DROP INDEX "_dictionary_terms_v_version_version_updated_by_idx";
  DROP INDEX "products_updated_by_idx";
  DROP INDEX "_products_v_version_version_updated_by_idx";
  DROP INDEX "faqs_updated_by_idx";
  DROP INDEX "_faqs_v_version_version_updated_by_idx";
  DROP INDEX "pages_updated_by_idx";
  DROP INDEX "_pages_v_version_version_updated_by_idx";
  ALTER TABLE "tools" DROP COLUMN "updated_by_id";
  ALTER TABLE "tools" DROP COLUMN "version_note";
  ALTER TABLE "_tools_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_tools_v" DROP COLUMN "version_version_note";
  ALTER TABLE "reviews" DROP COLUMN "updated_by_id";
  ALTER TABLE "reviews" DROP COLUMN "version_note";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_version_note";
  ALTER TABLE "categories" DROP COLUMN "updated_by_id";
  ALTER TABLE "categories" DROP COLUMN "version_note";
  ALTER TABLE "_categories_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_categories_v" DROP COLUMN "version_version_note";
  ALTER TABLE "courses" DROP COLUMN "updated_by_id";
  ALTER TABLE "courses" DROP COLUMN "version_note";
  ALTER TABLE "_courses_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_courses_v" DROP COLUMN "version_version_note";
  ALTER TABLE "dictionary_terms" DROP COLUMN "updated_by_id";
  ALTER TABLE "dictionary_terms" DROP COLUMN "version_note";
  ALTER TABLE "_dictionary_terms_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_dictionary_terms_v" DROP COLUMN "version_version_note";
  ALTER TABLE "products" DROP COLUMN "updated_by_id";
  ALTER TABLE "products" DROP COLUMN "version_note";
  ALTER TABLE "_products_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_version_note";
  ALTER TABLE "faqs" DROP COLUMN "updated_by_id";
  ALTER TABLE "faqs" DROP COLUMN "version_note";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_version_note";
  ALTER TABLE "pages" DROP COLUMN "updated_by_id";
  ALTER TABLE "pages" DROP COLUMN "version_note";
  ALTER TABLE "_pages_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_version_note";`)
}
