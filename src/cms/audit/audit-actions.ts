/** Actions in the audit log: on accounts, content and settings. */
export const AUDIT_ACTIONS = [
  'account_invited',
  'account_role_changed',
  'account_email_changed',
  'account_disabled',
  'account_enabled',
  'account_deleted',
  'account_factor_removed',
  'account_sessions_ended',
  'account_link_made',
  'content_published',
  'content_unpublished',
  'content_trashed',
  'content_untrashed',
  'content_deleted',
  'content_restored',
  'content_imported',
  'content_exported',
  'settings_changed',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
