import type { z } from 'zod';
import { choice, documentId, emailAddress, form, line, locale, optional, required, text } from '../form-fields';
import { REPORT_REASONS } from '../report-reasons';

/** A report of a review; name and email may be ''. */
export const reportSchema = form({
  review: documentId,
  reason: choice(REPORT_REASONS),
  text: required(text(2000)),
  name: optional(line(80)),
  email: optional(emailAddress),
  locale,
});

export type ReportData = z.output<typeof reportSchema>;
