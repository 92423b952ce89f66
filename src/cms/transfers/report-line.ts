/** How many problems are kept to be shown. All are counted. */
export const REPORT_MAX = 1000;

/** One line of the report, in the language of the person who started the transfer. */
export interface ReportLine {
  /** 0: the file as a whole. */
  row: number;
  column: string;
  message: string;
  excerpt?: string;
}
