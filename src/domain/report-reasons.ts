export const REPORT_REASONS = ['fake', 'offensive', 'private-data', 'illegal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
