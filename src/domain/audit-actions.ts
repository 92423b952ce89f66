/** What the audit log records of accounts. */
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
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
