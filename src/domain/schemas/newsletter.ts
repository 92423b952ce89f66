import type { z } from 'zod';
import { emailAddress, form, locale, required } from './form-fields';

/** A subscription to the newsletter. */
export const newsletterSchema = form({ email: required(emailAddress), locale });

export type NewsletterData = z.output<typeof newsletterSchema>;

/** The fields of the newsletter form as the schema takes them. */
export function readNewsletterForm(data: FormData): Record<string, unknown> {
  return { email: data.get('email'), locale: data.get('locale') };
}
