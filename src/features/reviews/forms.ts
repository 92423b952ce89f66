import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type ReportData, readReportForm, reportSchema } from '@/domain/schemas/report';
import { type ReviewData, readReviewForm, reviewSchema } from '@/domain/schemas/review';
import type { FormResult } from '@/forms/form-result';
import { receiveForm } from '@/forms/receive-form';

/** Takes a review, which waits for its sender to open the mailed link; somebody who is signed in has confirmed their address already. */
export function receiveReview(data: FormData): Promise<FormResult> {
  return receiveForm(
    {
      name: 'review',
      schema: reviewSchema,
      read: readReviewForm,
      identity: ({ email }: ReviewData) => email,
      write: async (input, _data, contributor, sender) => {
        const t = await getTranslations({ locale: input.locale, namespace: 'forms' });
        const isKept = sender === null ? await contributor.requestReview(input) : await contributor.submitReview(input, sender);
        if (isKept) return sender === null ? { status: 'done' } : { status: 'done', message: t('reviewWaits') };
        return { status: 'invalid', message: t('toolGone') };
      },
    },
    data,
  );
}

/** Takes a notice about a review. */
export function receiveReport(data: FormData): Promise<FormResult> {
  return receiveForm(
    {
      name: 'report',
      schema: reportSchema,
      read: readReportForm,
      identity: ({ email, review }: ReportData) => email || `review:${review}`,
      write: async (input, _data, contributor) => {
        if (await contributor.reportReview(input)) return { status: 'done' };
        const t = await getTranslations({ locale: input.locale, namespace: 'forms' });
        return { status: 'invalid', message: t('reviewGone') };
      },
    },
    data,
  );
}
