import type { PayloadRequest } from 'payload';
import { MODERATION_ACTIONS, type ModerationState } from '@/domain/moderation-states';

/** Actions of senders and editors, and undoing a step. */
const AUDITED_ACTIONS = ['submit', 'resubmit', 'withdraw', ...MODERATION_ACTIONS, 'undo'] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/** One step of the state machine. */
export interface Step {
  action: AuditedAction;
  to: ModerationState;
  reason?: string | null;
}

declare module 'payload' {
  interface RequestContext {
    /** Set by cms/moderation while it changes a document. */
    moderation?: Step;
  }
}

/** Runs work whose changes count as one step of the state machine. */
export async function takeStep<T>(req: PayloadRequest, step: Step, work: () => Promise<T>): Promise<T> {
  req.context.moderation = step;
  try {
    return await work();
  } finally {
    delete req.context.moderation;
  }
}
