import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { toolUrlKey } from '../src/domain/tool/url'

// What the generator has no words for: limits of the public forms, the search for listings that are much like a submission, and rows that go with
// what they belong to.
const HAND_WRITTEN = String.raw`
create extension if not exists fuzzystrmatch;

create schema limits;
create table limits.hits (key varchar(255) primary key, points integer not null default 0, expire bigint);
create index hits_expire_idx on limits.hits (expire);

create index tools_joined_name_idx on public.tools using gin (replace(search.fold(name), ' ', '') gin_trgm_ops);

-- How many letters two names may differ in and still be taken for one: none in very short ones.
create function search.name_distance_limit(name text) returns integer language sql immutable strict parallel safe
  as $$ select case when length(name) < 4 then 0 when length(name) < 6 then 1 else 2 end $$;

-- Tools with the same address, or a name that is nearly the same.
create function search.similar_tools(given_name text, given_key text, except_id integer)
returns table (id integer, name text, slug text, url text, listed boolean, same_url boolean) language sql stable
as $$
  with asked as (select replace(search.fold(left(given_name, 80)), ' ', '') as joined),
  candidates as (
    select t.id from public.tools t where t.url_key = given_key and given_key <> ''
    union
    select t.id from public.tools t, asked where replace(search.fold(t.name), ' ', '') % asked.joined
  )
  select t.id, t.name, t.slug, t.url, coalesce(t._status = 'published' and t.active, false), coalesce(t.url_key = given_key and given_key <> '', false)
  from public.tools t join candidates using (id), asked
  where t.id <> except_id and t.deleted_at is null and (
    (t.url_key = given_key and given_key <> '')
    or levenshtein_less_equal(left(replace(search.fold(t.name), ' ', ''), 80), left(asked.joined, 80), search.name_distance_limit(asked.joined)) <= search.name_distance_limit(asked.joined)
  )
  order by 6 desc, 5 desc, t.id limit 5
$$;

alter table newsletter_deliveries drop constraint newsletter_deliveries_issue_id_newsletter_issues_id_fk,
  add constraint newsletter_deliveries_issue_id_newsletter_issues_id_fk foreign key (issue_id) references newsletter_issues (id) on delete cascade;
alter table review_votes drop constraint review_votes_review_id_reviews_id_fk,
  add constraint review_votes_review_id_reviews_id_fk foreign key (review_id) references reviews (id) on delete cascade;
alter table reports drop constraint reports_review_id_reviews_id_fk,
  add constraint reports_review_id_reviews_id_fk foreign key (review_id) references reviews (id) on delete cascade;

-- Drafts that editors made themselves wait for nobody.
update tools set moderation_state = null where moderation_state = 'pending' and submitter_email is null;
update _tools_v set version_moderation_state = null where version_moderation_state = 'pending' and version_submitter_email is null;
update reviews set moderation_state = null where moderation_state = 'pending' and email is null;
update _reviews_v set version_moderation_state = null where version_moderation_state = 'pending' and version_email is null;
`

/** Listings that were there before this field are found by their address too. */
async function fillUrlKeys(db: MigrateUpArgs['db']): Promise<void> {
  for (const table of ['tools', '_tools_v'] as const) {
    const [url, key] = table === 'tools' ? ['url', 'url_key'] : ['version_url', 'version_url_key']
    const { rows } = await db.execute(sql.raw(`select id, ${url} as url from ${table} where ${url} is not null`))
    const keys = rows.map((row) => ({ id: Number(row.id), key: toolUrlKey(String(row.url)) }))
    await db.execute(
      sql`update ${sql.identifier(table)} as stored set ${sql.identifier(key)} = filled.key
        from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as filled (id integer, key text) where stored.id = filled.id`,
    )
  }
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_answer_by" AS ENUM('editors', 'maker');
  CREATE TYPE "public"."enum__reviews_v_version_answer_by" AS ENUM('editors', 'maker');
  CREATE TYPE "public"."enum_reports_reason" AS ENUM('fake', 'offensive', 'private-data', 'illegal', 'other');
  CREATE TYPE "public"."enum_reports_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_reports_outcome" AS ENUM('removed', 'kept');
  CREATE TYPE "public"."enum_moderation_events_collection" AS ENUM('tools', 'reviews');
  CREATE TYPE "public"."enum_moderation_events_action" AS ENUM('submit', 'resubmit', 'withdraw', 'approve', 'reject', 'unpublish', 'republish', 'reopen', 'undo');
  CREATE TYPE "public"."enum_moderation_events_from" AS ENUM('pending', 'published', 'rejected', 'unpublished');
  CREATE TYPE "public"."enum_moderation_events_to" AS ENUM('pending', 'published', 'rejected', 'unpublished');
  CREATE TYPE "public"."enum_newsletter_issues_status" AS ENUM('draft', 'scheduled', 'sending', 'sent');
  CREATE TYPE "public"."enum_newsletter_deliveries_state" AS ENUM('pending', 'handed', 'sent', 'failed', 'skipped', 'uncertain');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'tidy-up');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'tidy-up');
  CREATE TABLE "reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_id" integer NOT NULL,
  	"reason" "enum_reports_reason" NOT NULL,
  	"text" varchar NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"language" "enum_reports_language" DEFAULT 'en' NOT NULL,
  	"outcome" "enum_reports_outcome",
  	"answer" varchar,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "moderation_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" "enum_moderation_events_collection" NOT NULL,
  	"document" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"action" "enum_moderation_events_action" NOT NULL,
  	"from" "enum_moderation_events_from",
  	"to" "enum_moderation_events_to",
  	"reason" varchar,
  	"actor_id" integer,
  	"actor_name" varchar,
  	"document_updated_at" varchar,
  	"was_public" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_newsletter_issues_status" DEFAULT 'draft',
  	"scheduled_for" timestamp(3) with time zone,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_locales" (
  	"subject" varchar NOT NULL,
  	"preheader" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsletter_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"issue_id" integer NOT NULL,
  	"subscriber_id" integer,
  	"state" "enum_newsletter_deliveries_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review_votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_id" integer NOT NULL,
  	"voter" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "confirmations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"review" jsonb NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "link_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"ok" boolean DEFAULT false NOT NULL,
  	"status" numeric,
  	"final_url" varchar,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "tools" ALTER COLUMN "moderation_state" DROP DEFAULT;
  ALTER TABLE "_tools_v" ALTER COLUMN "version_moderation_state" DROP DEFAULT;
  ALTER TABLE "reviews" ALTER COLUMN "moderation_state" DROP DEFAULT;
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_moderation_state" DROP DEFAULT;
  ALTER TABLE "tools" ADD COLUMN "url_key" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_url_key" varchar;
  ALTER TABLE "reviews" ADD COLUMN "answer_text" varchar;
  ALTER TABLE "reviews" ADD COLUMN "answer_by" "enum_reviews_answer_by" DEFAULT 'editors';
  ALTER TABLE "reviews" ADD COLUMN "answer_answered_at" timestamp(3) with time zone;
  ALTER TABLE "reviews" ADD COLUMN "identity" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_answer_text" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_answer_by" "enum__reviews_v_version_answer_by" DEFAULT 'editors';
  ALTER TABLE "_reviews_v" ADD COLUMN "version_answer_answered_at" timestamp(3) with time zone;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_identity" varchar;
  ALTER TABLE "media" ADD COLUMN "submitted" boolean DEFAULT false;
  ALTER TABLE "subscribers" ADD COLUMN "mailed_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "confirmation" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "moderation_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_deliveries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_votes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "confirmations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "link_checks_id" integer;
  ALTER TABLE "settings" ADD COLUMN "contact_email" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_contact_email" varchar;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_locales" ADD CONSTRAINT "newsletter_issues_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reports_review_idx" ON "reports" USING btree ("review_id");
  CREATE INDEX "reports_email_idx" ON "reports" USING btree ("email");
  CREATE INDEX "reports_outcome_idx" ON "reports" USING btree ("outcome");
  CREATE INDEX "reports_decided_by_idx" ON "reports" USING btree ("decided_by_id");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "moderation_events_actor_idx" ON "moderation_events" USING btree ("actor_id");
  CREATE INDEX "moderation_events_updated_at_idx" ON "moderation_events" USING btree ("updated_at");
  CREATE INDEX "moderation_events_created_at_idx" ON "moderation_events" USING btree ("created_at");
  CREATE INDEX "collection_document_idx" ON "moderation_events" USING btree ("collection","document");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_issues_locales_locale_parent_id_unique" ON "newsletter_issues_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_issues_locales_parent_idx" ON "newsletter_issues_locales" USING btree ("_parent_id");
  CREATE INDEX "newsletter_deliveries_issue_idx" ON "newsletter_deliveries" USING btree ("issue_id");
  CREATE INDEX "newsletter_deliveries_subscriber_idx" ON "newsletter_deliveries" USING btree ("subscriber_id");
  CREATE INDEX "newsletter_deliveries_updated_at_idx" ON "newsletter_deliveries" USING btree ("updated_at");
  CREATE INDEX "newsletter_deliveries_created_at_idx" ON "newsletter_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "issue_subscriber_idx" ON "newsletter_deliveries" USING btree ("issue_id","subscriber_id");
  CREATE INDEX "issue_state_idx" ON "newsletter_deliveries" USING btree ("issue_id","state");
  CREATE INDEX "review_votes_review_idx" ON "review_votes" USING btree ("review_id");
  CREATE INDEX "review_votes_updated_at_idx" ON "review_votes" USING btree ("updated_at");
  CREATE INDEX "review_votes_created_at_idx" ON "review_votes" USING btree ("created_at");
  CREATE UNIQUE INDEX "review_voter_idx" ON "review_votes" USING btree ("review_id","voter");
  CREATE INDEX "confirmations_email_idx" ON "confirmations" USING btree ("email");
  CREATE INDEX "confirmations_expires_at_idx" ON "confirmations" USING btree ("expires_at");
  CREATE INDEX "confirmations_updated_at_idx" ON "confirmations" USING btree ("updated_at");
  CREATE INDEX "confirmations_created_at_idx" ON "confirmations" USING btree ("created_at");
  CREATE UNIQUE INDEX "link_checks_url_idx" ON "link_checks" USING btree ("url");
  CREATE INDEX "link_checks_updated_at_idx" ON "link_checks" USING btree ("updated_at");
  CREATE INDEX "link_checks_created_at_idx" ON "link_checks" USING btree ("created_at");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_moderation_events_fk" FOREIGN KEY ("moderation_events_id") REFERENCES "public"."moderation_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_deliveries_fk" FOREIGN KEY ("newsletter_deliveries_id") REFERENCES "public"."newsletter_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_votes_fk" FOREIGN KEY ("review_votes_id") REFERENCES "public"."review_votes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_confirmations_fk" FOREIGN KEY ("confirmations_id") REFERENCES "public"."confirmations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_link_checks_fk" FOREIGN KEY ("link_checks_id") REFERENCES "public"."link_checks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tools_url_key_idx" ON "tools" USING btree ("url_key");
  CREATE INDEX "_tools_v_version_version_url_key_idx" ON "_tools_v" USING btree ("version_url_key");
  CREATE UNIQUE INDEX "reviews_identity_idx" ON "reviews" USING btree ("identity");
  CREATE INDEX "_reviews_v_version_version_identity_idx" ON "_reviews_v" USING btree ("version_identity");
  CREATE INDEX "media_submitted_idx" ON "media" USING btree ("submitted");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_moderation_events_id_idx" ON "payload_locked_documents_rels" USING btree ("moderation_events_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_review_votes_id_idx" ON "payload_locked_documents_rels" USING btree ("review_votes_id");
  CREATE INDEX "payload_locked_documents_rels_confirmations_id_idx" ON "payload_locked_documents_rels" USING btree ("confirmations_id");
  CREATE INDEX "payload_locked_documents_rels_link_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("link_checks_id");`)
  await db.execute(sql.raw(HAND_WRITTEN))
  await fillUrlKeys(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop function search.similar_tools; drop function search.name_distance_limit; drop schema limits cascade; drop index tools_joined_name_idx;'))
  await db.execute(sql`
   ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "moderation_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_votes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "confirmations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "link_checks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "moderation_events" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "newsletter_issues_locales" CASCADE;
  DROP TABLE "newsletter_deliveries" CASCADE;
  DROP TABLE "review_votes" CASCADE;
  DROP TABLE "confirmations" CASCADE;
  DROP TABLE "link_checks" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_moderation_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_newsletter_issues_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_newsletter_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_review_votes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_confirmations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_link_checks_fk";
  
  DROP INDEX IF EXISTS "tools_url_key_idx";
  DROP INDEX IF EXISTS "_tools_v_version_version_url_key_idx";
  DROP INDEX IF EXISTS "reviews_identity_idx";
  DROP INDEX IF EXISTS "_reviews_v_version_version_identity_idx";
  DROP INDEX IF EXISTS "media_submitted_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_reports_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_moderation_events_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_newsletter_issues_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_newsletter_deliveries_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_review_votes_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_confirmations_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_link_checks_id_idx";
  ALTER TABLE "tools" ALTER COLUMN "moderation_state" SET DEFAULT 'pending';
  ALTER TABLE "_tools_v" ALTER COLUMN "version_moderation_state" SET DEFAULT 'pending';
  ALTER TABLE "reviews" ALTER COLUMN "moderation_state" SET DEFAULT 'pending';
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_moderation_state" SET DEFAULT 'pending';
  ALTER TABLE "tools" DROP COLUMN "url_key";
  ALTER TABLE "_tools_v" DROP COLUMN "version_url_key";
  ALTER TABLE "reviews" DROP COLUMN "answer_text";
  ALTER TABLE "reviews" DROP COLUMN "answer_by";
  ALTER TABLE "reviews" DROP COLUMN "answer_answered_at";
  ALTER TABLE "reviews" DROP COLUMN "identity";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_answer_text";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_answer_by";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_answer_answered_at";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_identity";
  ALTER TABLE "media" DROP COLUMN "submitted";
  ALTER TABLE "subscribers" DROP COLUMN "mailed_at";
  ALTER TABLE "subscribers" DROP COLUMN "confirmation";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "moderation_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_issues_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_votes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "confirmations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "link_checks_id";
  ALTER TABLE "settings" DROP COLUMN "contact_email";
  ALTER TABLE "_settings_v" DROP COLUMN "version_contact_email";
  DROP TYPE "public"."enum_reviews_answer_by";
  DROP TYPE "public"."enum__reviews_v_version_answer_by";
  DROP TYPE "public"."enum_reports_reason";
  DROP TYPE "public"."enum_reports_language";
  DROP TYPE "public"."enum_reports_outcome";
  DROP TYPE "public"."enum_moderation_events_collection";
  DROP TYPE "public"."enum_moderation_events_action";
  DROP TYPE "public"."enum_moderation_events_from";
  DROP TYPE "public"."enum_moderation_events_to";
  DROP TYPE "public"."enum_newsletter_issues_status";
  DROP TYPE "public"."enum_newsletter_deliveries_state";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
