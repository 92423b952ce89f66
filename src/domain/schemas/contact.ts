import type { z } from 'zod';
import { phoneNumberOf } from '../phone-number';
import { email, form, locale, optionalLine, requiredLine, requiredText, withRule } from './form-fields';

const PHONE_MAX_LENGTH = 40;

/** A message to the site, its phone number in E.164 or ''. */
export const contactSchema = withRule(
  form({
    name: requiredLine(80),
    email: email(),
    phone: optionalLine(PHONE_MAX_LENGTH),
    subject: requiredLine(160),
    message: requiredText(10_000),
    locale: locale(),
  }),
  (values, refuse) => {
    if (typeof values.phone !== 'string' || values.phone === '') return;
    const phone = phoneNumberOf(values.phone, values.locale === 'nl' ? 'nl' : 'en');
    if (phone === null) refuse('phone', 'phone');
    else values.phone = phone;
  },
);

export type ContactData = z.output<typeof contactSchema>;

/** The fields of the contact form as the schema takes them. */
export function readContactForm(data: FormData): Record<string, unknown> {
  return Object.fromEntries(Object.keys(contactSchema.shape).map((name) => [name, data.get(name)]));
}
