'use server';

import type { FormResult } from '@/forms/form-result';
import { type LinkOutcome, openMailedLink } from '@/forms/open-mailed-link';
import { receiveForm } from '@/forms/receive-form';
import { newsletterForm } from './form';

/** The newsletter form without scripts. */
export async function sendNewsletter(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveForm(newsletterForm, data);
}

/** Confirms the address of a mailed link. A button asks for it, since mail scanners open links. */
export async function confirmNewsletter(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.confirmSubscription(data.get('token'))));
}

/** Ends the newsletter for the address of a mailed link. */
export async function endNewsletter(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.unsubscribe(data.get('token'))));
}
