export const TRANSFER_COLLECTIONS = ['tools', 'categories', 'dictionary-terms', 'courses', 'subscribers'] as const;
export type TransferCollection = (typeof TRANSFER_COLLECTIONS)[number];

export const TRANSFER_FORMATS = ['csv', 'json'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** An import is checked first and written once someone confirms it. */
export const TRANSFER_STATES = ['checking', 'checked', 'refused', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Maximum import size. */
export const TRANSFER_MAX_MB = 200;

/** Retention of import and export files and their records. */
export const TRANSFER_RETENTION_DAYS = 30;
