import 'server-only';
import { reportSchema } from '@/domain/schemas/report';
import { readReviewForm, reviewSchema } from '@/domain/schemas/review';
import type { FormDefinition } from '@/forms/receive-form';

export const reviewForm: FormDefinition<typeof reviewSchema> = {
  name: 'review',
  schema: reviewSchema,
  read: readReviewForm,
  identity: ({ email }) => email,
  async submit(input, contributor, { sender, t }) {
    const outcome = await contributor.submitReview(input, sender);
    if (outcome?.refused) return { status: 'invalid', message: t('toolGone') };
    return outcome && sender !== null ? { status: 'done', message: t('reviewWaits') } : { status: 'done' };
  },
};

export const reportForm: FormDefinition<typeof reportSchema> = {
  name: 'report',
  schema: reportSchema,
  identity: ({ email, review }) => email || `review:${review}`,
  async submit(input, contributor, { t }) {
    const outcome = await contributor.reportReview(input);
    return outcome?.refused ? { status: 'invalid', message: t('reviewGone') } : { status: 'done' };
  },
};
