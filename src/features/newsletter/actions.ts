'use server';

import { newsletterSchema } from '@/domain/schemas/newsletter';
import type { FormResult } from '@/forms/form-result';
import { type LinkOutcome, openMailedLink } from '@/forms/open-mailed-link';
import { formReceiver } from '@/forms/receive-form';
import { inEvenTime } from '@/server/even-time';

/** The answer is the same for known and unknown addresses. */
const receive = formReceiver({
  name: 'newsletter',
  schema: newsletterSchema,
  identity: ({ email }) => email,
  async submit(input, contributor) {
    await inEvenTime(() => contributor.subscribe(input));
    return { status: 'done' };
  },
});

export async function sendNewsletter(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receive(data);
}

/** Behind a button, since mail scanners open links. */
export async function confirmNewsletter(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.confirmSubscription(data.get('token'))));
}

export async function endNewsletter(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.unsubscribe(data.get('token'))));
}
