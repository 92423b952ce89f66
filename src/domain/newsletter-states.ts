export type IssueState = 'draft' | 'scheduled' | 'sending' | 'sent';

/**
 * State of one delivery. `handed`: everything but the last line reached the mail server. `uncertain`: the process ended at that moment, so it's
 * unknown whether the server accepted it; never resent automatically.
 */
export const DELIVERY_STATES = ['pending', 'handed', 'sent', 'failed', 'skipped', 'uncertain'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
