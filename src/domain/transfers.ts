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

/** Problems listed in a report; all are counted. */
export const REPORT_MAX = 1000;

/** A problem in a report, in the language of the person who started the transfer. */
export interface ReportLine {
  /** 0: the file as a whole. */
  row: number;
  column: string;
  message: string;
  excerpt?: string;
}
