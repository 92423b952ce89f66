import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'mail_sent_again' BEFORE 'settings_changed';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'mail_given_up' BEFORE 'settings_changed';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'data_expired' BEFORE 'settings_changed';
  ALTER TABLE "payload_jobs" ADD COLUMN "fence" varchar;
  ALTER TABLE "payload_jobs" ADD COLUMN "handed_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('account_invited', 'account_role_changed', 'account_email_changed', 'account_disabled', 'account_enabled', 'account_deleted', 'account_factor_removed', 'account_sessions_ended', 'account_link_made', 'content_published', 'content_unpublished', 'content_trashed', 'content_untrashed', 'content_deleted', 'content_restored', 'content_imported', 'content_exported', 'settings_changed');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING "action"::"public"."enum_audit_events_action";
  ALTER TABLE "payload_jobs" DROP COLUMN "fence";
  ALTER TABLE "payload_jobs" DROP COLUMN "handed_at";`)
}
