'use server';

import { cookies } from 'next/headers';
import { reportSchema } from '@/domain/schemas/report';
import { readReviewForm, reviewSchema } from '@/domain/schemas/review';
import type { FormResult } from '@/forms/form-result';
import { type LinkOutcome, openMailedLink } from '@/forms/open-mailed-link';
import { formReceiver } from '@/forms/receive-form';
import { vote } from './vote';

const receiveReview = formReceiver({
  name: 'review',
  schema: reviewSchema,
  read: readReviewForm,
  identity: ({ email }) => email,
  async submit(input, contributor, { sender, t }) {
    const outcome = await contributor.submitReview(input, sender);
    if (outcome?.refused) return { status: 'invalid', message: t('toolGone') };
    return outcome && sender !== null ? { status: 'done', message: t('reviewWaits') } : { status: 'done' };
  },
});

const receiveReport = formReceiver({
  name: 'report',
  schema: reportSchema,
  identity: ({ email }) => email || null,
  async submit(input, contributor, { t }) {
    const outcome = await contributor.reportReview(input);
    return outcome?.refused ? { status: 'invalid', message: t('reviewGone') } : { status: 'done' };
  },
});

export async function sendReview(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveReview(data);
}

export async function sendReport(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveReport(data);
}

export async function confirmReview(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.confirmReview(data.get('token'))));
}

/** A vote without scripts. */
export async function sendVote(data: FormData): Promise<void> {
  await vote(Number(data.get('review')), true, await cookies());
}
