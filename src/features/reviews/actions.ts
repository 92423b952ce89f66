'use server';

import { cookies } from 'next/headers';
import type { FormResult } from '@/forms/form-result';
import { type LinkOutcome, openMailedLink } from '@/forms/open-mailed-link';
import { receiveForm } from '@/forms/receive-form';
import { reportForm, reviewForm } from './forms';
import { vote } from './vote';

export async function sendReview(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveForm(reviewForm, data);
}

export async function sendReport(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveForm(reportForm, data);
}

export async function confirmReview(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.confirmReview(data.get('token'))));
}

/** A vote without scripts. */
export async function sendVote(data: FormData): Promise<void> {
  await vote(Number(data.get('review')), true, await cookies());
}
