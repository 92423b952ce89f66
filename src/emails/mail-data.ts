import type { ProposalOutcome } from '@/domain/edit-proposals';
import type { Role } from '@/domain/roles';

/** Data of each kind of mail, as plain text unless noted. */
export interface MailData {
  'tool-received': { toolName: string; withdrawUrl: string };
  'tool-approved': { toolName: string; url: string };
  'tool-rejected': { toolName: string; reason: string };
  'tool-offline': { toolName: string; reason: string | null };
  'review-confirm': { toolName: string; confirmUrl: string; days: number };
  'review-approved': { toolName: string; url: string };
  'review-rejected': { toolName: string; reason: string };
  'review-offline': { toolName: string; reason: string | null };
  'report-received': { toolName: string };
  'report-decided': { toolName: string; outcome: 'removed' | 'kept'; reason: string };
  'proposal-received': { toolName: string };
  /** May be null only for accepted proposals. */
  'proposal-decided': { toolName: string; outcome: ProposalOutcome; reason: string | null };
  'contact-message': { name: string; email: string; phone: string | null; subject: string; message: string; adminUrl: string };
  'contact-received': Record<string, never>;
  'newsletter-confirm': { confirmUrl: string; days: number };
  'newsletter-known': { unsubscribeUrl: string };
  /** `html` is inserted unescaped: it must be trusted and sanitized. `text` is the same in plain text. */
  'newsletter-issue': { subject: string; preheader: string | null; html: string; text: string; unsubscribeUrl: string };
  'account-verify': { confirmUrl: string; hours: number };
  'account-known': { signInUrl: string; resetUrl: string };
  'sign-in-code': { code: string; minutes: number };
  'sign-in-link': { signInUrl: string; minutes: number };
  'password-reset': { resetUrl: string; minutes: number };
  'password-changed': { resetUrl: string };
  /** Sent to the new address. */
  'email-change': { confirmUrl: string; hours: number };
  /** Sent to the old address. */
  'email-changed': { newEmail: string; contactUrl: string };
  'account-invite': { inviteUrl: string; role: Role; days: number };
  'sign-in-changed': { change: 'on' | 'off' | 'passkey' | 'provider' | 'phone'; securityUrl: string };
  'account-deleted': { contactUrl: string };
}

export type MailKind = keyof MailData;
