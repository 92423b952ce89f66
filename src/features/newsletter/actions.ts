'use server';

import type { FormResult } from '@/forms/form-result';
import { type LinkOutcome, openMailedLink } from '@/forms/open-mailed-link';
import { receiveForm } from '@/forms/receive-form';
import { newsletterForm } from './form';

export async function sendNewsletter(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveForm(newsletterForm, data);
}

/** Behind a button, since mail scanners open links. */
export async function confirmNewsletter(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.confirmSubscription(data.get('token'))));
}

export async function endNewsletter(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.unsubscribe(data.get('token'))));
}
