/** Collections whose entries can be imported and exported. */
export const TRANSFER_COLLECTIONS = ['tools', 'categories', 'dictionary-terms', 'courses', 'subscribers'] as const;
export type TransferCollection = (typeof TRANSFER_COLLECTIONS)[number];

export const TRANSFER_FORMATS = ['csv', 'json'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** An import is checked first, and written when a person says so; an export goes from waiting to done. */
export const TRANSFER_STATES = ['checking', 'checked', 'refused', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** The largest file that can be imported, in megabytes. */
export const TRANSFER_MAX_MB = 200;

/** How long files of imports and exports are kept, and the record of them. */
export const TRANSFER_KEPT_DAYS = 30;
