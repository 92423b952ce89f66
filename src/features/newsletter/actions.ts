'use server';

import type { FormResult } from '@/forms/form-result';
import type { LinkOutcome } from '@/forms/link-outcome';
import { openMailedLink } from '@/forms/open-mailed-link';
import { receiveNewsletter } from './form';

/** The newsletter form without scripts. */
export async function sendNewsletter(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveNewsletter(data);
}

/** Confirms the address of a mailed link. A button asks for it, since mail scanners open links. */
export async function confirmNewsletter(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.confirmSubscription(data.get('token'))));
}

/** Ends the newsletter for the address of a mailed link. */
export async function endNewsletter(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.unsubscribe(data.get('token'))));
}
