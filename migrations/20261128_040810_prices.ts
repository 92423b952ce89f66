import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const recentPrices = () => readFileSync(new URL('./sql/prices.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tools_prices_basis" AS ENUM('checked', 'maker', 'general');
  CREATE TYPE "public"."enum__tools_v_version_prices_basis" AS ENUM('checked', 'maker', 'general');
  ALTER TYPE "public"."enum_tools_buyer_facts_fact" ADD VALUE 'stage';
  ALTER TYPE "public"."enum__tools_v_version_buyer_facts_fact" ADD VALUE 'stage';
  ALTER TYPE "public"."enum_tasks_facts" ADD VALUE 'stage';
  ALTER TYPE "public"."enum__tasks_v_version_facts" ADD VALUE 'stage';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'dataLocation';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'trainingConsumer';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'trainingBusiness';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'dpa';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'certifications';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'retention';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'sso';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'selfHosting';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'offline';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'withoutAccount';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'openness';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'api';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'freeLimits';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'cardNeeded';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'trial';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'dutchInterface';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'dutchInput';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'dutchOutput';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'stage';
  ALTER TYPE "public"."enum_edit_proposals_changes_field" ADD VALUE 'other';
  ALTER TABLE "tools_plans_locales" ADD COLUMN "limits" varchar;
  ALTER TABLE "tools" ADD COLUMN "prices_basis" "enum_tools_prices_basis" DEFAULT 'general';
  ALTER TABLE "tools" ADD COLUMN "prices_url" varchar;
  ALTER TABLE "_tools_v_version_plans_locales" ADD COLUMN "limits" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_prices_basis" "enum__tools_v_version_prices_basis" DEFAULT 'general';
  ALTER TABLE "_tools_v" ADD COLUMN "version_prices_url" varchar;`)
  await db.execute(sql.raw(recentPrices()))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DO $$
  DECLARE
    before text := pg_get_functiondef('search.fact_keys(integer)'::regprocedure);
  BEGIN
    EXECUTE replace(before, 'select ''checked'' where search.has_recent_prices(wanted) union all ', '');
  END
  $$;
  SELECT FROM search.refresh_tools(array(select tool_id from search.tools where locale = 'en' and facets && array['checked']));
  DROP FUNCTION search.has_recent_prices;
  DELETE FROM "tools_buyer_facts" WHERE "fact" = 'stage';
  DELETE FROM "_tools_v_version_buyer_facts" WHERE "fact" = 'stage';
  DELETE FROM "tasks_facts" WHERE "value" = 'stage';
  DELETE FROM "_tasks_v_version_facts" WHERE "value" = 'stage';
  DELETE FROM "edit_proposals" WHERE "id" IN (SELECT "_parent_id" FROM "edit_proposals_changes" WHERE "field"::text NOT IN ('name', 'tagline', 'description', 'url', 'maker', 'features', 'priceModel', 'plans', 'categories'));`)
  await db.execute(sql`
   ALTER TABLE "tools_buyer_facts" ALTER COLUMN "fact" SET DATA TYPE text;
  DROP TYPE "public"."enum_tools_buyer_facts_fact";
  CREATE TYPE "public"."enum_tools_buyer_facts_fact" AS ENUM('dataLocation', 'trainingConsumer', 'trainingBusiness', 'dpa', 'certifications', 'retention', 'sso', 'selfHosting', 'offline', 'withoutAccount', 'openness', 'api', 'freeLimits', 'cardNeeded', 'trial', 'dutchInterface', 'dutchInput', 'dutchOutput');
  ALTER TABLE "tools_buyer_facts" ALTER COLUMN "fact" SET DATA TYPE "public"."enum_tools_buyer_facts_fact" USING "fact"::"public"."enum_tools_buyer_facts_fact";
  ALTER TABLE "_tools_v_version_buyer_facts" ALTER COLUMN "fact" SET DATA TYPE text;
  DROP TYPE "public"."enum__tools_v_version_buyer_facts_fact";
  CREATE TYPE "public"."enum__tools_v_version_buyer_facts_fact" AS ENUM('dataLocation', 'trainingConsumer', 'trainingBusiness', 'dpa', 'certifications', 'retention', 'sso', 'selfHosting', 'offline', 'withoutAccount', 'openness', 'api', 'freeLimits', 'cardNeeded', 'trial', 'dutchInterface', 'dutchInput', 'dutchOutput');
  ALTER TABLE "_tools_v_version_buyer_facts" ALTER COLUMN "fact" SET DATA TYPE "public"."enum__tools_v_version_buyer_facts_fact" USING "fact"::"public"."enum__tools_v_version_buyer_facts_fact";
  ALTER TABLE "tasks_facts" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_tasks_facts";
  CREATE TYPE "public"."enum_tasks_facts" AS ENUM('dataLocation', 'trainingConsumer', 'trainingBusiness', 'dpa', 'certifications', 'retention', 'sso', 'selfHosting', 'offline', 'withoutAccount', 'openness', 'api', 'freeLimits', 'cardNeeded', 'trial', 'dutchInterface', 'dutchInput', 'dutchOutput');
  ALTER TABLE "tasks_facts" ALTER COLUMN "value" SET DATA TYPE "public"."enum_tasks_facts" USING "value"::"public"."enum_tasks_facts";
  ALTER TABLE "_tasks_v_version_facts" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__tasks_v_version_facts";
  CREATE TYPE "public"."enum__tasks_v_version_facts" AS ENUM('dataLocation', 'trainingConsumer', 'trainingBusiness', 'dpa', 'certifications', 'retention', 'sso', 'selfHosting', 'offline', 'withoutAccount', 'openness', 'api', 'freeLimits', 'cardNeeded', 'trial', 'dutchInterface', 'dutchInput', 'dutchOutput');
  ALTER TABLE "_tasks_v_version_facts" ALTER COLUMN "value" SET DATA TYPE "public"."enum__tasks_v_version_facts" USING "value"::"public"."enum__tasks_v_version_facts";
  ALTER TABLE "edit_proposals_changes" ALTER COLUMN "field" SET DATA TYPE text;
  DROP TYPE "public"."enum_edit_proposals_changes_field";
  CREATE TYPE "public"."enum_edit_proposals_changes_field" AS ENUM('name', 'tagline', 'description', 'url', 'maker', 'features', 'priceModel', 'plans', 'categories');
  ALTER TABLE "edit_proposals_changes" ALTER COLUMN "field" SET DATA TYPE "public"."enum_edit_proposals_changes_field" USING "field"::"public"."enum_edit_proposals_changes_field";
  ALTER TABLE "tools_plans_locales" DROP COLUMN "limits";
  ALTER TABLE "tools" DROP COLUMN "prices_basis";
  ALTER TABLE "tools" DROP COLUMN "prices_url";
  ALTER TABLE "_tools_v_version_plans_locales" DROP COLUMN "limits";
  ALTER TABLE "_tools_v" DROP COLUMN "version_prices_basis";
  ALTER TABLE "_tools_v" DROP COLUMN "version_prices_url";
  DROP TYPE "public"."enum_tools_prices_basis";
  DROP TYPE "public"."enum__tools_v_version_prices_basis";`)
}
