/** What a notice about a review can be about. */
export const REPORT_REASONS = ['fake', 'offensive', 'private-data', 'illegal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
