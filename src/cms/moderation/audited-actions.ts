import { MODERATION_ACTIONS } from '@/domain/moderation-states';

/** Actions of senders and editors, and undoing a step. */
export const AUDITED_ACTIONS = ['submit', 'resubmit', 'withdraw', ...MODERATION_ACTIONS, 'undo'] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
