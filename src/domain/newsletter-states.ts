/** Where an issue of the newsletter stands. */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/**
 * Where one mail of an issue stands. `handed`: all of it but its last line is with the mail server. `uncertain`: the process ended right there, so
 * nobody knows whether the server took it; it is never sent again by itself.
 */
export const DELIVERY_STATES = ['pending', 'handed', 'sent', 'failed', 'skipped', 'uncertain'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
