import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Written by hand: tables and functions outside the content model, and indexes that the generator cannot express. */
const HAND_WRITTEN = ['search', 'contributions', 'accounts', 'workspace']

const read = (name: string) => readFileSync(new URL(`./baseline/${name}.sql`, import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_tools_plans_kind" AS ENUM('paid', 'free', 'contact');
  CREATE TYPE "public"."enum_tools_plans_currency" AS ENUM('USD', 'EUR', 'GBP');
  CREATE TYPE "public"."enum_tools_plans_unit" AS ENUM('credit', 'license', 'month', 'package', 'person', 'shoot', 'user-per-month', 'week', 'year');
  CREATE TYPE "public"."enum_tools_audiences" AS ENUM('developers', 'copywriters', 'marketers', 'designers', 'video-creators', 'entrepreneurs', 'students', 'researchers');
  CREATE TYPE "public"."enum_tools_platforms" AS ENUM('web', 'windows', 'macos', 'linux', 'ios', 'android', 'browser-extension', 'plugin', 'api', 'self-hosted');
  CREATE TYPE "public"."enum_tools_languages" AS ENUM('en', 'nl', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'sv', 'da', 'no', 'fi', 'cs', 'tr', 'ru', 'uk', 'ar', 'he', 'hi', 'zh', 'ja', 'ko', 'id', 'vi', 'th');
  CREATE TYPE "public"."enum_tools_price_model" AS ENUM('free', 'freemium', 'paid', 'contact');
  CREATE TYPE "public"."enum_tools_moderation_state" AS ENUM('pending', 'published', 'rejected', 'unpublished');
  CREATE TYPE "public"."enum_tools_submitter_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_tools_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tools_v_version_plans_kind" AS ENUM('paid', 'free', 'contact');
  CREATE TYPE "public"."enum__tools_v_version_plans_currency" AS ENUM('USD', 'EUR', 'GBP');
  CREATE TYPE "public"."enum__tools_v_version_plans_unit" AS ENUM('credit', 'license', 'month', 'package', 'person', 'shoot', 'user-per-month', 'week', 'year');
  CREATE TYPE "public"."enum__tools_v_version_audiences" AS ENUM('developers', 'copywriters', 'marketers', 'designers', 'video-creators', 'entrepreneurs', 'students', 'researchers');
  CREATE TYPE "public"."enum__tools_v_version_platforms" AS ENUM('web', 'windows', 'macos', 'linux', 'ios', 'android', 'browser-extension', 'plugin', 'api', 'self-hosted');
  CREATE TYPE "public"."enum__tools_v_version_languages" AS ENUM('en', 'nl', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'sv', 'da', 'no', 'fi', 'cs', 'tr', 'ru', 'uk', 'ar', 'he', 'hi', 'zh', 'ja', 'ko', 'id', 'vi', 'th');
  CREATE TYPE "public"."enum__tools_v_version_price_model" AS ENUM('free', 'freemium', 'paid', 'contact');
  CREATE TYPE "public"."enum__tools_v_version_moderation_state" AS ENUM('pending', 'published', 'rejected', 'unpublished');
  CREATE TYPE "public"."enum__tools_v_version_submitter_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum__tools_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tools_v_published_locale" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_reviews_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_reviews_answer_by" AS ENUM('editors', 'maker');
  CREATE TYPE "public"."enum_reviews_moderation_state" AS ENUM('pending', 'published', 'rejected', 'unpublished');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum__reviews_v_version_answer_by" AS ENUM('editors', 'maker');
  CREATE TYPE "public"."enum__reviews_v_version_moderation_state" AS ENUM('pending', 'published', 'rejected', 'unpublished');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_published_locale" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_categories_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'box', 'brain-circuit', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'feather', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'handshake', 'headset', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'scale', 'search', 'server-cog', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'text-search', 'users', 'video', 'wallet', 'workflow', 'wrench');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'box', 'brain-circuit', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'feather', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'handshake', 'headset', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'scale', 'search', 'server-cog', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'text-search', 'users', 'video', 'wallet', 'workflow', 'wrench');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_courses_level" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_courses_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_courses_price_model" AS ENUM('free', 'freemium', 'paid', 'contact');
  CREATE TYPE "public"."enum_courses_currency" AS ENUM('USD', 'EUR', 'GBP');
  CREATE TYPE "public"."enum_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_version_level" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum__courses_v_version_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum__courses_v_version_price_model" AS ENUM('free', 'freemium', 'paid', 'contact');
  CREATE TYPE "public"."enum__courses_v_version_currency" AS ENUM('USD', 'EUR', 'GBP');
  CREATE TYPE "public"."enum__courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_published_locale" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_dictionary_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dictionary_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dictionary_terms_v_published_locale" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_products_kind" AS ENUM('guide', 'prompt-pack', 'template');
  CREATE TYPE "public"."enum_products_currency" AS ENUM('USD', 'EUR', 'GBP');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_kind" AS ENUM('guide', 'prompt-pack', 'template');
  CREATE TYPE "public"."enum__products_v_version_currency" AS ENUM('USD', 'EUR', 'GBP');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_faqs_group" AS ENUM('directory', 'contributing', 'reviews', 'privacy');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_group" AS ENUM('directory', 'contributing', 'reviews', 'privacy');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_users_role" AS ENUM('user', 'editor', 'admin');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('account_invited', 'account_role_changed', 'account_email_changed', 'account_disabled', 'account_enabled', 'account_deleted', 'account_factor_removed', 'account_sessions_ended', 'account_link_made', 'content_published', 'content_unpublished', 'content_trashed', 'content_untrashed', 'content_deleted', 'content_restored', 'content_imported', 'content_exported', 'settings_changed');
  CREATE TYPE "public"."enum_reports_reason" AS ENUM('fake', 'offensive', 'private-data', 'illegal', 'other');
  CREATE TYPE "public"."enum_reports_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_reports_outcome" AS ENUM('removed', 'kept');
  CREATE TYPE "public"."enum_edit_proposals_changes_field" AS ENUM('name', 'tagline', 'description', 'url', 'maker', 'features', 'priceModel', 'plans', 'categories');
  CREATE TYPE "public"."enum_edit_proposals_changes_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_edit_proposals_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_edit_proposals_channel" AS ENUM('mcp', 'site');
  CREATE TYPE "public"."enum_edit_proposals_outcome" AS ENUM('accepted', 'rejected');
  CREATE TYPE "public"."enum_moderation_events_collection" AS ENUM('tools', 'reviews');
  CREATE TYPE "public"."enum_moderation_events_action" AS ENUM('submit', 'resubmit', 'withdraw', 'approve', 'reject', 'unpublish', 'republish', 'reopen', 'undo');
  CREATE TYPE "public"."enum_moderation_events_from" AS ENUM('pending', 'published', 'rejected', 'unpublished');
  CREATE TYPE "public"."enum_moderation_events_to" AS ENUM('pending', 'published', 'rejected', 'unpublished');
  CREATE TYPE "public"."enum_contact_messages_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'nl');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_newsletter_issues_status" AS ENUM('draft', 'scheduled', 'sending', 'sent');
  CREATE TYPE "public"."enum_newsletter_deliveries_state" AS ENUM('pending', 'handed', 'sent', 'failed', 'skipped', 'uncertain');
  CREATE TYPE "public"."enum_transfers_direction" AS ENUM('import', 'export');
  CREATE TYPE "public"."enum_transfers_entity" AS ENUM('tools', 'categories', 'dictionary-terms', 'courses', 'subscribers');
  CREATE TYPE "public"."enum_transfers_format" AS ENUM('csv', 'json');
  CREATE TYPE "public"."enum_transfers_state" AS ENUM('checking', 'checked', 'refused', 'waiting', 'running', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('permanent', 'temporary', 'gone');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'check-links', 'run-transfer', 'tidy-up', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-payload-mail', 'send-newsletter', 'check-link', 'check-links', 'run-transfer', 'tidy-up', 'schedulePublish');
  CREATE TYPE "public"."enum_navigation_items_children_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'box', 'brain-circuit', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'feather', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'handshake', 'headset', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'scale', 'search', 'server-cog', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'text-search', 'users', 'video', 'wallet', 'workflow', 'wrench');
  CREATE TYPE "public"."enum_navigation_items_action" AS ENUM('category-menu', 'random');
  CREATE TYPE "public"."enum_navigation_items_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'box', 'brain-circuit', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'feather', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'handshake', 'headset', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'scale', 'search', 'server-cog', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'text-search', 'users', 'video', 'wallet', 'workflow', 'wrench');
  CREATE TYPE "public"."enum__navigation_v_version_items_children_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'box', 'brain-circuit', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'feather', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'handshake', 'headset', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'scale', 'search', 'server-cog', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'text-search', 'users', 'video', 'wallet', 'workflow', 'wrench');
  CREATE TYPE "public"."enum__navigation_v_version_items_action" AS ENUM('category-menu', 'random');
  CREATE TYPE "public"."enum__navigation_v_version_items_icon" AS ENUM('audio-lines', 'book-open', 'bot', 'box', 'brain-circuit', 'calendar', 'camera', 'chart-line', 'code', 'dices', 'feather', 'file-text', 'globe', 'graduation-cap', 'grid-2x2', 'handshake', 'headset', 'heart', 'house', 'image', 'languages', 'layout-grid', 'library', 'lightbulb', 'list', 'mail', 'megaphone', 'message-circle', 'mic', 'microscope', 'music', 'palette', 'pen-line', 'presentation', 'scale', 'search', 'server-cog', 'share-2', 'shield', 'shopping-bag', 'sparkles', 'star', 'tags', 'text-search', 'users', 'video', 'wallet', 'workflow', 'wrench');
  CREATE TYPE "public"."enum_footer_socials_network" AS ENUM('facebook', 'instagram', 'youtube', 'x', 'pinterest', 'buymeacoffee');
  CREATE TYPE "public"."enum__footer_v_version_socials_network" AS ENUM('facebook', 'instagram', 'youtube', 'x', 'pinterest', 'buymeacoffee');
  CREATE TABLE "tools_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tools_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tools_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_tools_plans_kind" DEFAULT 'paid',
  	"price" numeric,
  	"currency" "enum_tools_plans_currency" DEFAULT 'USD',
  	"unit" "enum_tools_plans_unit" DEFAULT 'month'
  );
  
  CREATE TABLE "tools_plans_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tools_audiences" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tools_audiences",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
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
  
  CREATE TABLE "tools" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"maker" varchar,
  	"url" varchar,
  	"affiliate_url" varchar,
  	"affiliate_party" varchar,
  	"affiliate" boolean DEFAULT false,
  	"feature_video" varchar,
  	"logo_image_id" integer,
  	"logo_svg" varchar,
  	"logo_background" varchar DEFAULT '#00677c',
  	"cover_id" integer,
  	"price_model" "enum_tools_price_model" DEFAULT 'freemium',
  	"prices_as_of" timestamp(3) with time zone,
  	"launched" numeric,
  	"country" varchar,
  	"editorial_rating" numeric,
  	"editorial_ratings_results" numeric,
  	"editorial_ratings_ease_of_use" numeric,
  	"editorial_ratings_value_for_money" numeric,
  	"editorial_ratings_privacy" numeric,
  	"slug" varchar,
  	"url_key" varchar,
  	"active" boolean DEFAULT true,
  	"verified" boolean DEFAULT false,
  	"moderation_state" "enum_tools_moderation_state",
  	"moderation_reason" varchar,
  	"moderation_note" varchar,
  	"submitter_user_id" integer,
  	"submitter_email" varchar,
  	"submitter_language" "enum_tools_submitter_language",
  	"submitter_representative" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tools_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tools_locales" (
  	"tagline" varchar,
  	"description" jsonb,
  	"editorial_review" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tools_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tools_id" integer
  );
  
  CREATE TABLE "_tools_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tools_v_version_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__tools_v_version_plans_kind" DEFAULT 'paid',
  	"price" numeric,
  	"currency" "enum__tools_v_version_plans_currency" DEFAULT 'USD',
  	"unit" "enum__tools_v_version_plans_unit" DEFAULT 'month',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tools_v_version_plans_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_audiences" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tools_v_version_audiences",
  	"id" serial PRIMARY KEY NOT NULL
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
  
  CREATE TABLE "_tools_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_maker" varchar,
  	"version_url" varchar,
  	"version_affiliate_url" varchar,
  	"version_affiliate_party" varchar,
  	"version_affiliate" boolean DEFAULT false,
  	"version_feature_video" varchar,
  	"version_logo_image_id" integer,
  	"version_logo_svg" varchar,
  	"version_logo_background" varchar DEFAULT '#00677c',
  	"version_cover_id" integer,
  	"version_price_model" "enum__tools_v_version_price_model" DEFAULT 'freemium',
  	"version_prices_as_of" timestamp(3) with time zone,
  	"version_launched" numeric,
  	"version_country" varchar,
  	"version_editorial_rating" numeric,
  	"version_editorial_ratings_results" numeric,
  	"version_editorial_ratings_ease_of_use" numeric,
  	"version_editorial_ratings_value_for_money" numeric,
  	"version_editorial_ratings_privacy" numeric,
  	"version_slug" varchar,
  	"version_url_key" varchar,
  	"version_active" boolean DEFAULT true,
  	"version_verified" boolean DEFAULT false,
  	"version_moderation_state" "enum__tools_v_version_moderation_state",
  	"version_moderation_reason" varchar,
  	"version_moderation_note" varchar,
  	"version_submitter_user_id" integer,
  	"version_submitter_email" varchar,
  	"version_submitter_language" "enum__tools_v_version_submitter_language",
  	"version_submitter_representative" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tools_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__tools_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_tools_v_locales" (
  	"version_tagline" varchar,
  	"version_description" jsonb,
  	"version_editorial_review" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tools_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tools_id" integer
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tool_id" integer,
  	"ratings_ease_of_use" numeric,
  	"ratings_value_for_money" numeric,
  	"ratings_customer_support" numeric,
  	"ratings_recommend" numeric,
  	"ratings_general" numeric,
  	"title" varchar,
  	"text" varchar,
  	"language" "enum_reviews_language" DEFAULT 'en',
  	"author_id" integer,
  	"anonymous" boolean DEFAULT false,
  	"name" varchar,
  	"public_name" varchar,
  	"email" varchar,
  	"location" varchar,
  	"answer_text" varchar,
  	"answer_by" "enum_reviews_answer_by" DEFAULT 'editors',
  	"answer_answered_at" timestamp(3) with time zone,
  	"identity" varchar,
  	"moderation_state" "enum_reviews_moderation_state",
  	"moderation_reason" varchar,
  	"moderation_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reviews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tool_id" integer,
  	"version_ratings_ease_of_use" numeric,
  	"version_ratings_value_for_money" numeric,
  	"version_ratings_customer_support" numeric,
  	"version_ratings_recommend" numeric,
  	"version_ratings_general" numeric,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_language" "enum__reviews_v_version_language" DEFAULT 'en',
  	"version_author_id" integer,
  	"version_anonymous" boolean DEFAULT false,
  	"version_name" varchar,
  	"version_public_name" varchar,
  	"version_email" varchar,
  	"version_location" varchar,
  	"version_answer_text" varchar,
  	"version_answer_by" "enum__reviews_v_version_answer_by" DEFAULT 'editors',
  	"version_answer_answered_at" timestamp(3) with time zone,
  	"version_identity" varchar,
  	"version_moderation_state" "enum__reviews_v_version_moderation_state",
  	"version_moderation_reason" varchar,
  	"version_moderation_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reviews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum_categories_icon",
  	"code" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"name_in_sentence" varchar,
  	"name_short" varchar,
  	"description" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_icon" "enum__categories_v_version_icon",
  	"version_code" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_name" varchar,
  	"version_name_in_sentence" varchar,
  	"version_name_short" varchar,
  	"version_description" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"provider" varchar,
  	"url" varchar,
  	"level" "enum_courses_level" DEFAULT 'beginner',
  	"hours" numeric,
  	"language" "enum_courses_language" DEFAULT 'en',
  	"price_model" "enum_courses_price_model" DEFAULT 'freemium',
  	"price" numeric,
  	"currency" "enum_courses_currency",
  	"certificate" boolean DEFAULT false,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_courses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "courses_locales" (
  	"summary" varchar,
  	"description" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_courses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_provider" varchar,
  	"version_url" varchar,
  	"version_level" "enum__courses_v_version_level" DEFAULT 'beginner',
  	"version_hours" numeric,
  	"version_language" "enum__courses_v_version_language" DEFAULT 'en',
  	"version_price_model" "enum__courses_v_version_price_model" DEFAULT 'freemium',
  	"version_price" numeric,
  	"version_currency" "enum__courses_v_version_currency",
  	"version_certificate" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__courses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__courses_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_courses_v_locales" (
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dictionary_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_dictionary_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dictionary_terms_locales" (
  	"name" varchar,
  	"definition" varchar,
  	"explanation" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dictionary_terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dictionary_terms_id" integer,
  	"tools_id" integer
  );
  
  CREATE TABLE "_dictionary_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__dictionary_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dictionary_terms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dictionary_terms_v_locales" (
  	"version_name" varchar,
  	"version_definition" varchar,
  	"version_explanation" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dictionary_terms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dictionary_terms_id" integer,
  	"tools_id" integer
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_products_kind" DEFAULT 'guide',
  	"url" varchar,
  	"price" numeric,
  	"currency" "enum_products_currency",
  	"cover_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__products_v_version_kind" DEFAULT 'guide',
  	"version_url" varchar,
  	"version_price" numeric,
  	"version_currency" "enum__products_v_version_currency",
  	"version_cover_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group" "enum_faqs_group" DEFAULT 'directory',
  	"order" numeric DEFAULT 100,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_group" "enum__faqs_v_version_group" DEFAULT 'directory',
  	"version_order" numeric DEFAULT 100,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submitted" boolean DEFAULT false,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'user' NOT NULL,
  	"language" "enum_users_language",
  	"phone" varchar,
  	"second_factor" boolean DEFAULT false,
  	"avatar_id" integer,
  	"auth_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "avatars" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "audit_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_events_action" NOT NULL,
  	"subject" varchar NOT NULL,
  	"detail" varchar,
  	"actor_id" integer,
  	"actor_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bookmarks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"tool_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "edit_proposals_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_edit_proposals_changes_field" NOT NULL,
  	"language" "enum_edit_proposals_changes_language",
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "edit_proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tool_id" integer,
  	"reason" varchar NOT NULL,
  	"source_url" varchar,
  	"email" varchar,
  	"language" "enum_edit_proposals_language" DEFAULT 'en' NOT NULL,
  	"channel" "enum_edit_proposals_channel" DEFAULT 'site' NOT NULL,
  	"outcome" "enum_edit_proposals_outcome",
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
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"language" "enum_contact_messages_language",
  	"handled" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_subscribers_language" DEFAULT 'en' NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"mailed_at" timestamp(3) with time zone,
  	"confirmation" varchar,
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
  	"checked_at" timestamp(3) with time zone,
  	"failed_days" numeric DEFAULT 0,
  	"last_failed_on" varchar,
  	"suspect" boolean DEFAULT false,
  	"dismissed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "transfers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"direction" "enum_transfers_direction" NOT NULL,
  	"entity" "enum_transfers_entity" NOT NULL,
  	"format" "enum_transfers_format" NOT NULL,
  	"state" "enum_transfers_state" NOT NULL,
  	"file_name" varchar NOT NULL,
  	"stored_file" varchar,
  	"total" numeric DEFAULT 0,
  	"done" numeric DEFAULT 0,
  	"created" numeric DEFAULT 0,
  	"updated" numeric DEFAULT 0,
  	"unchanged" numeric DEFAULT 0,
  	"wrong" numeric DEFAULT 0,
  	"report" jsonb,
  	"options" jsonb,
  	"started_by_id" integer,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"type" "enum_redirects_type" DEFAULT 'permanent',
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer,
  	"categories_id" integer,
  	"courses_id" integer,
  	"dictionary_terms_id" integer,
  	"products_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  
  CREATE TABLE "payload_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer,
  	"reviews_id" integer,
  	"categories_id" integer,
  	"courses_id" integer,
  	"dictionary_terms_id" integer,
  	"products_id" integer,
  	"faqs_id" integer,
  	"pages_id" integer,
  	"media_id" integer,
  	"users_id" integer,
  	"avatars_id" integer,
  	"audit_events_id" integer,
  	"bookmarks_id" integer,
  	"reports_id" integer,
  	"edit_proposals_id" integer,
  	"moderation_events_id" integer,
  	"contact_messages_id" integer,
  	"subscribers_id" integer,
  	"newsletter_issues_id" integer,
  	"newsletter_deliveries_id" integer,
  	"review_votes_id" integer,
  	"confirmations_id" integer,
  	"link_checks_id" integer,
  	"transfers_id" integer,
  	"redirects_id" integer,
  	"payload_folders_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"icon" "enum_navigation_items_children_icon"
  );
  
  CREATE TABLE "navigation_items_children_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"action" "enum_navigation_items_action",
  	"icon" "enum_navigation_items_icon"
  );
  
  CREATE TABLE "navigation_items_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer,
  	"categories_id" integer,
  	"courses_id" integer,
  	"dictionary_terms_id" integer,
  	"products_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "_navigation_v_version_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"icon" "enum__navigation_v_version_items_children_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_items_children_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"action" "enum__navigation_v_version_items_action",
  	"icon" "enum__navigation_v_version_items_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_items_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer,
  	"categories_id" integer,
  	"courses_id" integer,
  	"dictionary_terms_id" integer,
  	"products_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "footer_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "footer_groups_links_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_groups_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_footer_socials_network" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer,
  	"categories_id" integer,
  	"courses_id" integer,
  	"dictionary_terms_id" integer,
  	"products_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "_footer_v_version_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_groups_links_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_groups_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__footer_v_version_socials_network" NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer,
  	"categories_id" integer,
  	"courses_id" integer,
  	"dictionary_terms_id" integer,
  	"products_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_email" varchar,
  	"staff_second_factor" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"home_title" varchar NOT NULL,
  	"home_intro" varchar NOT NULL,
  	"site_description" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_contact_email" varchar,
  	"version_staff_second_factor" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v_locales" (
  	"version_home_title" varchar NOT NULL,
  	"version_home_intro" varchar NOT NULL,
  	"version_site_description" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "tools_features" ADD CONSTRAINT "tools_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_features_locales" ADD CONSTRAINT "tools_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_plans" ADD CONSTRAINT "tools_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_plans_locales" ADD CONSTRAINT "tools_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_audiences" ADD CONSTRAINT "tools_audiences_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_platforms" ADD CONSTRAINT "tools_platforms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_languages" ADD CONSTRAINT "tools_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_editorial_strengths" ADD CONSTRAINT "tools_editorial_strengths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_editorial_strengths_locales" ADD CONSTRAINT "tools_editorial_strengths_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools_editorial_strengths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_editorial_weaknesses" ADD CONSTRAINT "tools_editorial_weaknesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_editorial_weaknesses_locales" ADD CONSTRAINT "tools_editorial_weaknesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools_editorial_weaknesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools" ADD CONSTRAINT "tools_logo_image_id_media_id_fk" FOREIGN KEY ("logo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tools" ADD CONSTRAINT "tools_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tools" ADD CONSTRAINT "tools_submitter_user_id_users_id_fk" FOREIGN KEY ("submitter_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tools_locales" ADD CONSTRAINT "tools_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tools_locales" ADD CONSTRAINT "tools_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_rels" ADD CONSTRAINT "tools_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_rels" ADD CONSTRAINT "tools_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_rels" ADD CONSTRAINT "tools_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_features" ADD CONSTRAINT "_tools_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_features_locales" ADD CONSTRAINT "_tools_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_plans" ADD CONSTRAINT "_tools_v_version_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_plans_locales" ADD CONSTRAINT "_tools_v_version_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v_version_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_audiences" ADD CONSTRAINT "_tools_v_version_audiences_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_platforms" ADD CONSTRAINT "_tools_v_version_platforms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_languages" ADD CONSTRAINT "_tools_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_editorial_strengths" ADD CONSTRAINT "_tools_v_version_editorial_strengths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_editorial_strengths_locales" ADD CONSTRAINT "_tools_v_version_editorial_strengths_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v_version_editorial_strengths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_editorial_weaknesses" ADD CONSTRAINT "_tools_v_version_editorial_weaknesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_editorial_weaknesses_locales" ADD CONSTRAINT "_tools_v_version_editorial_weaknesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v_version_editorial_weaknesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_parent_id_tools_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_version_logo_image_id_media_id_fk" FOREIGN KEY ("version_logo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_version_submitter_user_id_users_id_fk" FOREIGN KEY ("version_submitter_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v_locales" ADD CONSTRAINT "_tools_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v_locales" ADD CONSTRAINT "_tools_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_rels" ADD CONSTRAINT "_tools_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_rels" ADD CONSTRAINT "_tools_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_rels" ADD CONSTRAINT "_tools_v_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_tool_id_tools_id_fk" FOREIGN KEY ("version_tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_parent_id_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_locales" ADD CONSTRAINT "_courses_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_locales" ADD CONSTRAINT "_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dictionary_terms_locales" ADD CONSTRAINT "dictionary_terms_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dictionary_terms_locales" ADD CONSTRAINT "dictionary_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dictionary_terms_rels" ADD CONSTRAINT "dictionary_terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dictionary_terms_rels" ADD CONSTRAINT "dictionary_terms_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dictionary_terms_rels" ADD CONSTRAINT "dictionary_terms_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dictionary_terms_v" ADD CONSTRAINT "_dictionary_terms_v_parent_id_dictionary_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dictionary_terms_v_locales" ADD CONSTRAINT "_dictionary_terms_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dictionary_terms_v_locales" ADD CONSTRAINT "_dictionary_terms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dictionary_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dictionary_terms_v_rels" ADD CONSTRAINT "_dictionary_terms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dictionary_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dictionary_terms_v_rels" ADD CONSTRAINT "_dictionary_terms_v_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dictionary_terms_v_rels" ADD CONSTRAINT "_dictionary_terms_v_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "edit_proposals_changes" ADD CONSTRAINT "edit_proposals_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."edit_proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "edit_proposals" ADD CONSTRAINT "edit_proposals_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "edit_proposals" ADD CONSTRAINT "edit_proposals_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_locales" ADD CONSTRAINT "newsletter_issues_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "transfers" ADD CONSTRAINT "transfers_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_avatars_fk" FOREIGN KEY ("avatars_id") REFERENCES "public"."avatars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_events_fk" FOREIGN KEY ("audit_events_id") REFERENCES "public"."audit_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookmarks_fk" FOREIGN KEY ("bookmarks_id") REFERENCES "public"."bookmarks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_edit_proposals_fk" FOREIGN KEY ("edit_proposals_id") REFERENCES "public"."edit_proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_moderation_events_fk" FOREIGN KEY ("moderation_events_id") REFERENCES "public"."moderation_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_deliveries_fk" FOREIGN KEY ("newsletter_deliveries_id") REFERENCES "public"."newsletter_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_votes_fk" FOREIGN KEY ("review_votes_id") REFERENCES "public"."review_votes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_confirmations_fk" FOREIGN KEY ("confirmations_id") REFERENCES "public"."confirmations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_link_checks_fk" FOREIGN KEY ("link_checks_id") REFERENCES "public"."link_checks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_transfers_fk" FOREIGN KEY ("transfers_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "public"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_children" ADD CONSTRAINT "navigation_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_children_locales" ADD CONSTRAINT "navigation_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_locales" ADD CONSTRAINT "navigation_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items_children" ADD CONSTRAINT "_navigation_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items_children_locales" ADD CONSTRAINT "_navigation_v_version_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items_locales" ADD CONSTRAINT "_navigation_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups_links" ADD CONSTRAINT "footer_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups_links_locales" ADD CONSTRAINT "footer_groups_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_groups_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups" ADD CONSTRAINT "footer_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups_locales" ADD CONSTRAINT "footer_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_socials" ADD CONSTRAINT "footer_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups_links" ADD CONSTRAINT "_footer_v_version_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups_links_locales" ADD CONSTRAINT "_footer_v_version_groups_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_groups_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups" ADD CONSTRAINT "_footer_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups_locales" ADD CONSTRAINT "_footer_v_version_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_socials" ADD CONSTRAINT "_footer_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_dictionary_terms_fk" FOREIGN KEY ("dictionary_terms_id") REFERENCES "public"."dictionary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tools_features_order_idx" ON "tools_features" USING btree ("_order");
  CREATE INDEX "tools_features_parent_id_idx" ON "tools_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tools_features_locales_locale_parent_id_unique" ON "tools_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tools_features_locales_parent_idx" ON "tools_features_locales" USING btree ("_parent_id");
  CREATE INDEX "tools_plans_order_idx" ON "tools_plans" USING btree ("_order");
  CREATE INDEX "tools_plans_parent_id_idx" ON "tools_plans" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tools_plans_locales_locale_parent_id_unique" ON "tools_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tools_plans_locales_parent_idx" ON "tools_plans_locales" USING btree ("_parent_id");
  CREATE INDEX "tools_audiences_order_idx" ON "tools_audiences" USING btree ("order");
  CREATE INDEX "tools_audiences_parent_idx" ON "tools_audiences" USING btree ("parent_id");
  CREATE INDEX "tools_audiences_value_idx" ON "tools_audiences" USING btree ("value");
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
  CREATE INDEX "tools_name_idx" ON "tools" USING btree ("name");
  CREATE INDEX "tools_url_idx" ON "tools" USING btree ("url");
  CREATE INDEX "tools_logo_logo_image_idx" ON "tools" USING btree ("logo_image_id");
  CREATE INDEX "tools_cover_idx" ON "tools" USING btree ("cover_id");
  CREATE INDEX "tools_price_model_idx" ON "tools" USING btree ("price_model");
  CREATE INDEX "tools_editorial_rating_idx" ON "tools" USING btree ("editorial_rating");
  CREATE UNIQUE INDEX "tools_slug_idx" ON "tools" USING btree ("slug");
  CREATE INDEX "tools_url_key_idx" ON "tools" USING btree ("url_key");
  CREATE INDEX "tools_active_idx" ON "tools" USING btree ("active");
  CREATE INDEX "tools_verified_idx" ON "tools" USING btree ("verified");
  CREATE INDEX "tools_moderation_moderation_state_idx" ON "tools" USING btree ("moderation_state");
  CREATE INDEX "tools_submitter_submitter_user_idx" ON "tools" USING btree ("submitter_user_id");
  CREATE INDEX "tools_updated_at_idx" ON "tools" USING btree ("updated_at");
  CREATE INDEX "tools_created_at_idx" ON "tools" USING btree ("created_at");
  CREATE INDEX "tools_deleted_at_idx" ON "tools" USING btree ("deleted_at");
  CREATE INDEX "tools__status_idx" ON "tools" USING btree ("_status");
  CREATE INDEX "tools_meta_meta_image_idx" ON "tools_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "tools_locales_locale_parent_id_unique" ON "tools_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tools_locales_parent_idx" ON "tools_locales" USING btree ("_parent_id");
  CREATE INDEX "tools_rels_order_idx" ON "tools_rels" USING btree ("order");
  CREATE INDEX "tools_rels_parent_idx" ON "tools_rels" USING btree ("parent_id");
  CREATE INDEX "tools_rels_path_idx" ON "tools_rels" USING btree ("path");
  CREATE INDEX "tools_rels_categories_id_idx" ON "tools_rels" USING btree ("categories_id");
  CREATE INDEX "tools_rels_tools_id_idx" ON "tools_rels" USING btree ("tools_id");
  CREATE INDEX "_tools_v_version_features_order_idx" ON "_tools_v_version_features" USING btree ("_order");
  CREATE INDEX "_tools_v_version_features_parent_id_idx" ON "_tools_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tools_v_version_features_locales_locale_parent_id_unique" ON "_tools_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tools_v_version_features_locales_parent_idx" ON "_tools_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_tools_v_version_plans_order_idx" ON "_tools_v_version_plans" USING btree ("_order");
  CREATE INDEX "_tools_v_version_plans_parent_id_idx" ON "_tools_v_version_plans" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tools_v_version_plans_locales_locale_parent_id_unique" ON "_tools_v_version_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tools_v_version_plans_locales_parent_idx" ON "_tools_v_version_plans_locales" USING btree ("_parent_id");
  CREATE INDEX "_tools_v_version_audiences_order_idx" ON "_tools_v_version_audiences" USING btree ("order");
  CREATE INDEX "_tools_v_version_audiences_parent_idx" ON "_tools_v_version_audiences" USING btree ("parent_id");
  CREATE INDEX "_tools_v_version_audiences_value_idx" ON "_tools_v_version_audiences" USING btree ("value");
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
  CREATE INDEX "_tools_v_version_editorial_weaknesses_locales_parent_idx" ON "_tools_v_version_editorial_weaknesses_locales" USING btree ("_parent_id");
  CREATE INDEX "_tools_v_parent_idx" ON "_tools_v" USING btree ("parent_id");
  CREATE INDEX "_tools_v_version_version_name_idx" ON "_tools_v" USING btree ("version_name");
  CREATE INDEX "_tools_v_version_version_url_idx" ON "_tools_v" USING btree ("version_url");
  CREATE INDEX "_tools_v_version_logo_version_logo_image_idx" ON "_tools_v" USING btree ("version_logo_image_id");
  CREATE INDEX "_tools_v_version_version_cover_idx" ON "_tools_v" USING btree ("version_cover_id");
  CREATE INDEX "_tools_v_version_version_price_model_idx" ON "_tools_v" USING btree ("version_price_model");
  CREATE INDEX "_tools_v_version_version_editorial_rating_idx" ON "_tools_v" USING btree ("version_editorial_rating");
  CREATE INDEX "_tools_v_version_version_slug_idx" ON "_tools_v" USING btree ("version_slug");
  CREATE INDEX "_tools_v_version_version_url_key_idx" ON "_tools_v" USING btree ("version_url_key");
  CREATE INDEX "_tools_v_version_version_active_idx" ON "_tools_v" USING btree ("version_active");
  CREATE INDEX "_tools_v_version_version_verified_idx" ON "_tools_v" USING btree ("version_verified");
  CREATE INDEX "_tools_v_version_moderation_version_moderation_state_idx" ON "_tools_v" USING btree ("version_moderation_state");
  CREATE INDEX "_tools_v_version_submitter_version_submitter_user_idx" ON "_tools_v" USING btree ("version_submitter_user_id");
  CREATE INDEX "_tools_v_version_version_updated_at_idx" ON "_tools_v" USING btree ("version_updated_at");
  CREATE INDEX "_tools_v_version_version_created_at_idx" ON "_tools_v" USING btree ("version_created_at");
  CREATE INDEX "_tools_v_version_version_deleted_at_idx" ON "_tools_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tools_v_version_version__status_idx" ON "_tools_v" USING btree ("version__status");
  CREATE INDEX "_tools_v_created_at_idx" ON "_tools_v" USING btree ("created_at");
  CREATE INDEX "_tools_v_updated_at_idx" ON "_tools_v" USING btree ("updated_at");
  CREATE INDEX "_tools_v_snapshot_idx" ON "_tools_v" USING btree ("snapshot");
  CREATE INDEX "_tools_v_published_locale_idx" ON "_tools_v" USING btree ("published_locale");
  CREATE INDEX "_tools_v_latest_idx" ON "_tools_v" USING btree ("latest");
  CREATE INDEX "_tools_v_autosave_idx" ON "_tools_v" USING btree ("autosave");
  CREATE INDEX "_tools_v_version_meta_version_meta_image_idx" ON "_tools_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_tools_v_locales_locale_parent_id_unique" ON "_tools_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tools_v_locales_parent_idx" ON "_tools_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_tools_v_rels_order_idx" ON "_tools_v_rels" USING btree ("order");
  CREATE INDEX "_tools_v_rels_parent_idx" ON "_tools_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tools_v_rels_path_idx" ON "_tools_v_rels" USING btree ("path");
  CREATE INDEX "_tools_v_rels_categories_id_idx" ON "_tools_v_rels" USING btree ("categories_id");
  CREATE INDEX "_tools_v_rels_tools_id_idx" ON "_tools_v_rels" USING btree ("tools_id");
  CREATE INDEX "reviews_tool_idx" ON "reviews" USING btree ("tool_id");
  CREATE INDEX "reviews_author_idx" ON "reviews" USING btree ("author_id");
  CREATE UNIQUE INDEX "reviews_identity_idx" ON "reviews" USING btree ("identity");
  CREATE INDEX "reviews_moderation_moderation_state_idx" ON "reviews" USING btree ("moderation_state");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_tool_idx" ON "_reviews_v" USING btree ("version_tool_id");
  CREATE INDEX "_reviews_v_version_version_author_idx" ON "_reviews_v" USING btree ("version_author_id");
  CREATE INDEX "_reviews_v_version_version_identity_idx" ON "_reviews_v" USING btree ("version_identity");
  CREATE INDEX "_reviews_v_version_moderation_version_moderation_state_idx" ON "_reviews_v" USING btree ("version_moderation_state");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version_deleted_at_idx" ON "_reviews_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_snapshot_idx" ON "_reviews_v" USING btree ("snapshot");
  CREATE INDEX "_reviews_v_published_locale_idx" ON "_reviews_v" USING btree ("published_locale");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE UNIQUE INDEX "categories_code_idx" ON "categories" USING btree ("code");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE INDEX "categories_meta_meta_image_idx" ON "categories_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_locales_parent_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_code_idx" ON "_categories_v" USING btree ("version_code");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_autosave_idx" ON "_categories_v" USING btree ("autosave");
  CREATE INDEX "_categories_v_version_meta_version_meta_image_idx" ON "_categories_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_locales_parent_idx" ON "_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "courses_price_model_idx" ON "courses" USING btree ("price_model");
  CREATE UNIQUE INDEX "courses_slug_idx" ON "courses" USING btree ("slug");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "courses_deleted_at_idx" ON "courses" USING btree ("deleted_at");
  CREATE INDEX "courses__status_idx" ON "courses" USING btree ("_status");
  CREATE INDEX "courses_meta_meta_image_idx" ON "courses_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "courses_locales_locale_parent_id_unique" ON "courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_locales_parent_idx" ON "courses_locales" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_parent_idx" ON "_courses_v" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_version_price_model_idx" ON "_courses_v" USING btree ("version_price_model");
  CREATE INDEX "_courses_v_version_version_slug_idx" ON "_courses_v" USING btree ("version_slug");
  CREATE INDEX "_courses_v_version_version_updated_at_idx" ON "_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_courses_v_version_version_created_at_idx" ON "_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_courses_v_version_version_deleted_at_idx" ON "_courses_v" USING btree ("version_deleted_at");
  CREATE INDEX "_courses_v_version_version__status_idx" ON "_courses_v" USING btree ("version__status");
  CREATE INDEX "_courses_v_created_at_idx" ON "_courses_v" USING btree ("created_at");
  CREATE INDEX "_courses_v_updated_at_idx" ON "_courses_v" USING btree ("updated_at");
  CREATE INDEX "_courses_v_snapshot_idx" ON "_courses_v" USING btree ("snapshot");
  CREATE INDEX "_courses_v_published_locale_idx" ON "_courses_v" USING btree ("published_locale");
  CREATE INDEX "_courses_v_latest_idx" ON "_courses_v" USING btree ("latest");
  CREATE INDEX "_courses_v_autosave_idx" ON "_courses_v" USING btree ("autosave");
  CREATE INDEX "_courses_v_version_meta_version_meta_image_idx" ON "_courses_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_courses_v_locales_locale_parent_id_unique" ON "_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_locales_parent_idx" ON "_courses_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dictionary_terms_slug_idx" ON "dictionary_terms" USING btree ("slug");
  CREATE INDEX "dictionary_terms_updated_at_idx" ON "dictionary_terms" USING btree ("updated_at");
  CREATE INDEX "dictionary_terms_created_at_idx" ON "dictionary_terms" USING btree ("created_at");
  CREATE INDEX "dictionary_terms_deleted_at_idx" ON "dictionary_terms" USING btree ("deleted_at");
  CREATE INDEX "dictionary_terms__status_idx" ON "dictionary_terms" USING btree ("_status");
  CREATE INDEX "dictionary_terms_meta_meta_image_idx" ON "dictionary_terms_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "dictionary_terms_locales_locale_parent_id_unique" ON "dictionary_terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dictionary_terms_locales_parent_idx" ON "dictionary_terms_locales" USING btree ("_parent_id");
  CREATE INDEX "dictionary_terms_rels_order_idx" ON "dictionary_terms_rels" USING btree ("order");
  CREATE INDEX "dictionary_terms_rels_parent_idx" ON "dictionary_terms_rels" USING btree ("parent_id");
  CREATE INDEX "dictionary_terms_rels_path_idx" ON "dictionary_terms_rels" USING btree ("path");
  CREATE INDEX "dictionary_terms_rels_dictionary_terms_id_idx" ON "dictionary_terms_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "dictionary_terms_rels_tools_id_idx" ON "dictionary_terms_rels" USING btree ("tools_id");
  CREATE INDEX "_dictionary_terms_v_parent_idx" ON "_dictionary_terms_v" USING btree ("parent_id");
  CREATE INDEX "_dictionary_terms_v_version_version_slug_idx" ON "_dictionary_terms_v" USING btree ("version_slug");
  CREATE INDEX "_dictionary_terms_v_version_version_updated_at_idx" ON "_dictionary_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_dictionary_terms_v_version_version_created_at_idx" ON "_dictionary_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_dictionary_terms_v_version_version_deleted_at_idx" ON "_dictionary_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dictionary_terms_v_version_version__status_idx" ON "_dictionary_terms_v" USING btree ("version__status");
  CREATE INDEX "_dictionary_terms_v_created_at_idx" ON "_dictionary_terms_v" USING btree ("created_at");
  CREATE INDEX "_dictionary_terms_v_updated_at_idx" ON "_dictionary_terms_v" USING btree ("updated_at");
  CREATE INDEX "_dictionary_terms_v_snapshot_idx" ON "_dictionary_terms_v" USING btree ("snapshot");
  CREATE INDEX "_dictionary_terms_v_published_locale_idx" ON "_dictionary_terms_v" USING btree ("published_locale");
  CREATE INDEX "_dictionary_terms_v_latest_idx" ON "_dictionary_terms_v" USING btree ("latest");
  CREATE INDEX "_dictionary_terms_v_autosave_idx" ON "_dictionary_terms_v" USING btree ("autosave");
  CREATE INDEX "_dictionary_terms_v_version_meta_version_meta_image_idx" ON "_dictionary_terms_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_dictionary_terms_v_locales_locale_parent_id_unique" ON "_dictionary_terms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dictionary_terms_v_locales_parent_idx" ON "_dictionary_terms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_dictionary_terms_v_rels_order_idx" ON "_dictionary_terms_v_rels" USING btree ("order");
  CREATE INDEX "_dictionary_terms_v_rels_parent_idx" ON "_dictionary_terms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dictionary_terms_v_rels_path_idx" ON "_dictionary_terms_v_rels" USING btree ("path");
  CREATE INDEX "_dictionary_terms_v_rels_dictionary_terms_id_idx" ON "_dictionary_terms_v_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "_dictionary_terms_v_rels_tools_id_idx" ON "_dictionary_terms_v_rels" USING btree ("tools_id");
  CREATE INDEX "products_cover_idx" ON "products" USING btree ("cover_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_meta_meta_image_idx" ON "products_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_parent_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_cover_idx" ON "_products_v" USING btree ("version_cover_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_products_v_version_meta_version_meta_image_idx" ON "_products_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_idx" ON "_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE UNIQUE INDEX "faqs_slug_idx" ON "faqs" USING btree ("slug");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faqs_locales_parent_idx" ON "faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_slug_idx" ON "_faqs_v" USING btree ("version_slug");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_locales_parent_idx" ON "_faqs_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_submitted_idx" ON "media" USING btree ("submitted");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar_id");
  CREATE UNIQUE INDEX "users_auth_id_idx" ON "users" USING btree ("auth_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE INDEX "users_deleted_at_idx" ON "users" USING btree ("deleted_at");
  CREATE INDEX "avatars_user_idx" ON "avatars" USING btree ("user_id");
  CREATE INDEX "avatars_updated_at_idx" ON "avatars" USING btree ("updated_at");
  CREATE INDEX "avatars_created_at_idx" ON "avatars" USING btree ("created_at");
  CREATE UNIQUE INDEX "avatars_filename_idx" ON "avatars" USING btree ("filename");
  CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor_id");
  CREATE INDEX "audit_events_updated_at_idx" ON "audit_events" USING btree ("updated_at");
  CREATE INDEX "audit_events_created_at_idx" ON "audit_events" USING btree ("created_at");
  CREATE INDEX "bookmarks_user_idx" ON "bookmarks" USING btree ("user_id");
  CREATE INDEX "bookmarks_tool_idx" ON "bookmarks" USING btree ("tool_id");
  CREATE INDEX "bookmarks_updated_at_idx" ON "bookmarks" USING btree ("updated_at");
  CREATE INDEX "bookmarks_created_at_idx" ON "bookmarks" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_tool_idx" ON "bookmarks" USING btree ("user_id","tool_id");
  CREATE INDEX "reports_review_idx" ON "reports" USING btree ("review_id");
  CREATE INDEX "reports_email_idx" ON "reports" USING btree ("email");
  CREATE INDEX "reports_outcome_idx" ON "reports" USING btree ("outcome");
  CREATE INDEX "reports_decided_by_idx" ON "reports" USING btree ("decided_by_id");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "edit_proposals_changes_order_idx" ON "edit_proposals_changes" USING btree ("_order");
  CREATE INDEX "edit_proposals_changes_parent_id_idx" ON "edit_proposals_changes" USING btree ("_parent_id");
  CREATE INDEX "edit_proposals_tool_idx" ON "edit_proposals" USING btree ("tool_id");
  CREATE INDEX "edit_proposals_email_idx" ON "edit_proposals" USING btree ("email");
  CREATE INDEX "edit_proposals_outcome_idx" ON "edit_proposals" USING btree ("outcome");
  CREATE INDEX "edit_proposals_decided_by_idx" ON "edit_proposals" USING btree ("decided_by_id");
  CREATE INDEX "edit_proposals_decided_at_idx" ON "edit_proposals" USING btree ("decided_at");
  CREATE INDEX "edit_proposals_updated_at_idx" ON "edit_proposals" USING btree ("updated_at");
  CREATE INDEX "edit_proposals_created_at_idx" ON "edit_proposals" USING btree ("created_at");
  CREATE INDEX "moderation_events_actor_idx" ON "moderation_events" USING btree ("actor_id");
  CREATE INDEX "moderation_events_updated_at_idx" ON "moderation_events" USING btree ("updated_at");
  CREATE INDEX "moderation_events_created_at_idx" ON "moderation_events" USING btree ("created_at");
  CREATE INDEX "collection_document_idx" ON "moderation_events" USING btree ("collection","document");
  CREATE INDEX "contact_messages_handled_idx" ON "contact_messages" USING btree ("handled");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "contact_messages_deleted_at_idx" ON "contact_messages" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
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
  CREATE INDEX "link_checks_checked_at_idx" ON "link_checks" USING btree ("checked_at");
  CREATE INDEX "link_checks_suspect_idx" ON "link_checks" USING btree ("suspect");
  CREATE INDEX "link_checks_updated_at_idx" ON "link_checks" USING btree ("updated_at");
  CREATE INDEX "link_checks_created_at_idx" ON "link_checks" USING btree ("created_at");
  CREATE INDEX "transfers_state_idx" ON "transfers" USING btree ("state");
  CREATE INDEX "transfers_started_by_idx" ON "transfers" USING btree ("started_by_id");
  CREATE INDEX "transfers_updated_at_idx" ON "transfers" USING btree ("updated_at");
  CREATE INDEX "transfers_created_at_idx" ON "transfers" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_tools_id_idx" ON "redirects_rels" USING btree ("tools_id");
  CREATE INDEX "redirects_rels_categories_id_idx" ON "redirects_rels" USING btree ("categories_id");
  CREATE INDEX "redirects_rels_courses_id_idx" ON "redirects_rels" USING btree ("courses_id");
  CREATE INDEX "redirects_rels_dictionary_terms_id_idx" ON "redirects_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "redirects_rels_products_id_idx" ON "redirects_rels" USING btree ("products_id");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_folders_name_idx" ON "payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "payload_folders" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_tools_id_idx" ON "payload_locked_documents_rels" USING btree ("tools_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_dictionary_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_avatars_id_idx" ON "payload_locked_documents_rels" USING btree ("avatars_id");
  CREATE INDEX "payload_locked_documents_rels_audit_events_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_events_id");
  CREATE INDEX "payload_locked_documents_rels_bookmarks_id_idx" ON "payload_locked_documents_rels" USING btree ("bookmarks_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_edit_proposals_id_idx" ON "payload_locked_documents_rels" USING btree ("edit_proposals_id");
  CREATE INDEX "payload_locked_documents_rels_moderation_events_id_idx" ON "payload_locked_documents_rels" USING btree ("moderation_events_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_review_votes_id_idx" ON "payload_locked_documents_rels" USING btree ("review_votes_id");
  CREATE INDEX "payload_locked_documents_rels_confirmations_id_idx" ON "payload_locked_documents_rels" USING btree ("confirmations_id");
  CREATE INDEX "payload_locked_documents_rels_link_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("link_checks_id");
  CREATE INDEX "payload_locked_documents_rels_transfers_id_idx" ON "payload_locked_documents_rels" USING btree ("transfers_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("payload_folders_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "navigation_items_children_order_idx" ON "navigation_items_children" USING btree ("_order");
  CREATE INDEX "navigation_items_children_parent_id_idx" ON "navigation_items_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_items_children_locales_locale_parent_id_unique" ON "navigation_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_items_children_locales_parent_idx" ON "navigation_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_order_idx" ON "navigation_items" USING btree ("_order");
  CREATE INDEX "navigation_items_parent_id_idx" ON "navigation_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_items_locales_locale_parent_id_unique" ON "navigation_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_items_locales_parent_idx" ON "navigation_items_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_rels_order_idx" ON "navigation_rels" USING btree ("order");
  CREATE INDEX "navigation_rels_parent_idx" ON "navigation_rels" USING btree ("parent_id");
  CREATE INDEX "navigation_rels_path_idx" ON "navigation_rels" USING btree ("path");
  CREATE INDEX "navigation_rels_tools_id_idx" ON "navigation_rels" USING btree ("tools_id");
  CREATE INDEX "navigation_rels_categories_id_idx" ON "navigation_rels" USING btree ("categories_id");
  CREATE INDEX "navigation_rels_courses_id_idx" ON "navigation_rels" USING btree ("courses_id");
  CREATE INDEX "navigation_rels_dictionary_terms_id_idx" ON "navigation_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "navigation_rels_products_id_idx" ON "navigation_rels" USING btree ("products_id");
  CREATE INDEX "navigation_rels_pages_id_idx" ON "navigation_rels" USING btree ("pages_id");
  CREATE INDEX "_navigation_v_version_items_children_order_idx" ON "_navigation_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_items_children_parent_id_idx" ON "_navigation_v_version_items_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_items_children_locales_locale_parent_i" ON "_navigation_v_version_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_items_children_locales_parent_idx" ON "_navigation_v_version_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_items_order_idx" ON "_navigation_v_version_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_items_parent_id_idx" ON "_navigation_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_items_locales_locale_parent_id_unique" ON "_navigation_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_items_locales_parent_idx" ON "_navigation_v_version_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_rels_order_idx" ON "_navigation_v_rels" USING btree ("order");
  CREATE INDEX "_navigation_v_rels_parent_idx" ON "_navigation_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_rels_path_idx" ON "_navigation_v_rels" USING btree ("path");
  CREATE INDEX "_navigation_v_rels_tools_id_idx" ON "_navigation_v_rels" USING btree ("tools_id");
  CREATE INDEX "_navigation_v_rels_categories_id_idx" ON "_navigation_v_rels" USING btree ("categories_id");
  CREATE INDEX "_navigation_v_rels_courses_id_idx" ON "_navigation_v_rels" USING btree ("courses_id");
  CREATE INDEX "_navigation_v_rels_dictionary_terms_id_idx" ON "_navigation_v_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "_navigation_v_rels_products_id_idx" ON "_navigation_v_rels" USING btree ("products_id");
  CREATE INDEX "_navigation_v_rels_pages_id_idx" ON "_navigation_v_rels" USING btree ("pages_id");
  CREATE INDEX "footer_groups_links_order_idx" ON "footer_groups_links" USING btree ("_order");
  CREATE INDEX "footer_groups_links_parent_id_idx" ON "footer_groups_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_groups_links_locales_locale_parent_id_unique" ON "footer_groups_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_groups_links_locales_parent_idx" ON "footer_groups_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_groups_order_idx" ON "footer_groups" USING btree ("_order");
  CREATE INDEX "footer_groups_parent_id_idx" ON "footer_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_groups_locales_locale_parent_id_unique" ON "footer_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_groups_locales_parent_idx" ON "footer_groups_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_socials_order_idx" ON "footer_socials" USING btree ("_order");
  CREATE INDEX "footer_socials_parent_id_idx" ON "footer_socials" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_locales_parent_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_tools_id_idx" ON "footer_rels" USING btree ("tools_id");
  CREATE INDEX "footer_rels_categories_id_idx" ON "footer_rels" USING btree ("categories_id");
  CREATE INDEX "footer_rels_courses_id_idx" ON "footer_rels" USING btree ("courses_id");
  CREATE INDEX "footer_rels_dictionary_terms_id_idx" ON "footer_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "footer_rels_products_id_idx" ON "footer_rels" USING btree ("products_id");
  CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id");
  CREATE INDEX "_footer_v_version_groups_links_order_idx" ON "_footer_v_version_groups_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_groups_links_parent_id_idx" ON "_footer_v_version_groups_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_groups_links_locales_locale_parent_id_uniq" ON "_footer_v_version_groups_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_groups_links_locales_parent_idx" ON "_footer_v_version_groups_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_groups_order_idx" ON "_footer_v_version_groups" USING btree ("_order");
  CREATE INDEX "_footer_v_version_groups_parent_id_idx" ON "_footer_v_version_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_groups_locales_locale_parent_id_unique" ON "_footer_v_version_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_groups_locales_parent_idx" ON "_footer_v_version_groups_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_socials_order_idx" ON "_footer_v_version_socials" USING btree ("_order");
  CREATE INDEX "_footer_v_version_socials_parent_id_idx" ON "_footer_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_locales_parent_idx" ON "_footer_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_rels_order_idx" ON "_footer_v_rels" USING btree ("order");
  CREATE INDEX "_footer_v_rels_parent_idx" ON "_footer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_footer_v_rels_path_idx" ON "_footer_v_rels" USING btree ("path");
  CREATE INDEX "_footer_v_rels_tools_id_idx" ON "_footer_v_rels" USING btree ("tools_id");
  CREATE INDEX "_footer_v_rels_categories_id_idx" ON "_footer_v_rels" USING btree ("categories_id");
  CREATE INDEX "_footer_v_rels_courses_id_idx" ON "_footer_v_rels" USING btree ("courses_id");
  CREATE INDEX "_footer_v_rels_dictionary_terms_id_idx" ON "_footer_v_rels" USING btree ("dictionary_terms_id");
  CREATE INDEX "_footer_v_rels_products_id_idx" ON "_footer_v_rels" USING btree ("products_id");
  CREATE INDEX "_footer_v_rels_pages_id_idx" ON "_footer_v_rels" USING btree ("pages_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_locales_parent_idx" ON "settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_locales_parent_idx" ON "_settings_v_locales" USING btree ("_parent_id");`)
  for (const name of HAND_WRITTEN) await db.execute(sql.raw(read(name)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // The extensions stay: other schemas may use them.
  await db.execute(sql`DROP SCHEMA "search", "limits", "auth", "workspace" CASCADE`)
  await db.execute(sql`
   DROP TABLE "tools_features" CASCADE;
  DROP TABLE "tools_features_locales" CASCADE;
  DROP TABLE "tools_plans" CASCADE;
  DROP TABLE "tools_plans_locales" CASCADE;
  DROP TABLE "tools_audiences" CASCADE;
  DROP TABLE "tools_platforms" CASCADE;
  DROP TABLE "tools_languages" CASCADE;
  DROP TABLE "tools_editorial_strengths" CASCADE;
  DROP TABLE "tools_editorial_strengths_locales" CASCADE;
  DROP TABLE "tools_editorial_weaknesses" CASCADE;
  DROP TABLE "tools_editorial_weaknesses_locales" CASCADE;
  DROP TABLE "tools" CASCADE;
  DROP TABLE "tools_locales" CASCADE;
  DROP TABLE "tools_rels" CASCADE;
  DROP TABLE "_tools_v_version_features" CASCADE;
  DROP TABLE "_tools_v_version_features_locales" CASCADE;
  DROP TABLE "_tools_v_version_plans" CASCADE;
  DROP TABLE "_tools_v_version_plans_locales" CASCADE;
  DROP TABLE "_tools_v_version_audiences" CASCADE;
  DROP TABLE "_tools_v_version_platforms" CASCADE;
  DROP TABLE "_tools_v_version_languages" CASCADE;
  DROP TABLE "_tools_v_version_editorial_strengths" CASCADE;
  DROP TABLE "_tools_v_version_editorial_strengths_locales" CASCADE;
  DROP TABLE "_tools_v_version_editorial_weaknesses" CASCADE;
  DROP TABLE "_tools_v_version_editorial_weaknesses_locales" CASCADE;
  DROP TABLE "_tools_v" CASCADE;
  DROP TABLE "_tools_v_locales" CASCADE;
  DROP TABLE "_tools_v_rels" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "courses_locales" CASCADE;
  DROP TABLE "_courses_v" CASCADE;
  DROP TABLE "_courses_v_locales" CASCADE;
  DROP TABLE "dictionary_terms" CASCADE;
  DROP TABLE "dictionary_terms_locales" CASCADE;
  DROP TABLE "dictionary_terms_rels" CASCADE;
  DROP TABLE "_dictionary_terms_v" CASCADE;
  DROP TABLE "_dictionary_terms_v_locales" CASCADE;
  DROP TABLE "_dictionary_terms_v_rels" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "avatars" CASCADE;
  DROP TABLE "audit_events" CASCADE;
  DROP TABLE "bookmarks" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "edit_proposals_changes" CASCADE;
  DROP TABLE "edit_proposals" CASCADE;
  DROP TABLE "moderation_events" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "newsletter_issues_locales" CASCADE;
  DROP TABLE "newsletter_deliveries" CASCADE;
  DROP TABLE "review_votes" CASCADE;
  DROP TABLE "confirmations" CASCADE;
  DROP TABLE "link_checks" CASCADE;
  DROP TABLE "transfers" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_folders" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "navigation_items_children" CASCADE;
  DROP TABLE "navigation_items_children_locales" CASCADE;
  DROP TABLE "navigation_items" CASCADE;
  DROP TABLE "navigation_items_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "navigation_rels" CASCADE;
  DROP TABLE "_navigation_v_version_items_children" CASCADE;
  DROP TABLE "_navigation_v_version_items_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_items" CASCADE;
  DROP TABLE "_navigation_v_version_items_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_navigation_v_rels" CASCADE;
  DROP TABLE "footer_groups_links" CASCADE;
  DROP TABLE "footer_groups_links_locales" CASCADE;
  DROP TABLE "footer_groups" CASCADE;
  DROP TABLE "footer_groups_locales" CASCADE;
  DROP TABLE "footer_socials" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  DROP TABLE "_footer_v_version_groups_links" CASCADE;
  DROP TABLE "_footer_v_version_groups_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_groups" CASCADE;
  DROP TABLE "_footer_v_version_groups_locales" CASCADE;
  DROP TABLE "_footer_v_version_socials" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "_footer_v_rels" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_locales" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_tools_plans_kind";
  DROP TYPE "public"."enum_tools_plans_currency";
  DROP TYPE "public"."enum_tools_plans_unit";
  DROP TYPE "public"."enum_tools_audiences";
  DROP TYPE "public"."enum_tools_platforms";
  DROP TYPE "public"."enum_tools_languages";
  DROP TYPE "public"."enum_tools_price_model";
  DROP TYPE "public"."enum_tools_moderation_state";
  DROP TYPE "public"."enum_tools_submitter_language";
  DROP TYPE "public"."enum_tools_status";
  DROP TYPE "public"."enum__tools_v_version_plans_kind";
  DROP TYPE "public"."enum__tools_v_version_plans_currency";
  DROP TYPE "public"."enum__tools_v_version_plans_unit";
  DROP TYPE "public"."enum__tools_v_version_audiences";
  DROP TYPE "public"."enum__tools_v_version_platforms";
  DROP TYPE "public"."enum__tools_v_version_languages";
  DROP TYPE "public"."enum__tools_v_version_price_model";
  DROP TYPE "public"."enum__tools_v_version_moderation_state";
  DROP TYPE "public"."enum__tools_v_version_submitter_language";
  DROP TYPE "public"."enum__tools_v_version_status";
  DROP TYPE "public"."enum__tools_v_published_locale";
  DROP TYPE "public"."enum_reviews_language";
  DROP TYPE "public"."enum_reviews_answer_by";
  DROP TYPE "public"."enum_reviews_moderation_state";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_language";
  DROP TYPE "public"."enum__reviews_v_version_answer_by";
  DROP TYPE "public"."enum__reviews_v_version_moderation_state";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum__reviews_v_published_locale";
  DROP TYPE "public"."enum_categories_icon";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_icon";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum_courses_level";
  DROP TYPE "public"."enum_courses_language";
  DROP TYPE "public"."enum_courses_price_model";
  DROP TYPE "public"."enum_courses_currency";
  DROP TYPE "public"."enum_courses_status";
  DROP TYPE "public"."enum__courses_v_version_level";
  DROP TYPE "public"."enum__courses_v_version_language";
  DROP TYPE "public"."enum__courses_v_version_price_model";
  DROP TYPE "public"."enum__courses_v_version_currency";
  DROP TYPE "public"."enum__courses_v_version_status";
  DROP TYPE "public"."enum__courses_v_published_locale";
  DROP TYPE "public"."enum_dictionary_terms_status";
  DROP TYPE "public"."enum__dictionary_terms_v_version_status";
  DROP TYPE "public"."enum__dictionary_terms_v_published_locale";
  DROP TYPE "public"."enum_products_kind";
  DROP TYPE "public"."enum_products_currency";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_kind";
  DROP TYPE "public"."enum__products_v_version_currency";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_faqs_group";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_group";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_audit_events_action";
  DROP TYPE "public"."enum_reports_reason";
  DROP TYPE "public"."enum_reports_language";
  DROP TYPE "public"."enum_reports_outcome";
  DROP TYPE "public"."enum_edit_proposals_changes_field";
  DROP TYPE "public"."enum_edit_proposals_changes_language";
  DROP TYPE "public"."enum_edit_proposals_language";
  DROP TYPE "public"."enum_edit_proposals_channel";
  DROP TYPE "public"."enum_edit_proposals_outcome";
  DROP TYPE "public"."enum_moderation_events_collection";
  DROP TYPE "public"."enum_moderation_events_action";
  DROP TYPE "public"."enum_moderation_events_from";
  DROP TYPE "public"."enum_moderation_events_to";
  DROP TYPE "public"."enum_contact_messages_language";
  DROP TYPE "public"."enum_subscribers_language";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_newsletter_issues_status";
  DROP TYPE "public"."enum_newsletter_deliveries_state";
  DROP TYPE "public"."enum_transfers_direction";
  DROP TYPE "public"."enum_transfers_entity";
  DROP TYPE "public"."enum_transfers_format";
  DROP TYPE "public"."enum_transfers_state";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_navigation_items_children_icon";
  DROP TYPE "public"."enum_navigation_items_action";
  DROP TYPE "public"."enum_navigation_items_icon";
  DROP TYPE "public"."enum__navigation_v_version_items_children_icon";
  DROP TYPE "public"."enum__navigation_v_version_items_action";
  DROP TYPE "public"."enum__navigation_v_version_items_icon";
  DROP TYPE "public"."enum_footer_socials_network";
  DROP TYPE "public"."enum__footer_v_version_socials_network";`)
}
