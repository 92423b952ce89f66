import { MODERATION_ACTIONS } from '@/domain/moderation-states';

/** What the log can hold: what senders do, what editors do, and taking a step back. */
export const AUDITED_ACTIONS = ['submit', 'resubmit', 'withdraw', ...MODERATION_ACTIONS, 'undo'] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
