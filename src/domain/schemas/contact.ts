import type { z } from 'zod';
import { emailAddress, form, line, locale, optional, required, text, withRule } from '../form-fields';
import { phoneNumberOf } from '../phone-number';

const PHONE_MAX_LENGTH = 40;

/** A message to the site, its phone number in E.164 or ''. */
export const contactSchema = withRule(
  form({
    name: required(line(80)),
    email: required(emailAddress),
    phone: optional(line(PHONE_MAX_LENGTH)),
    subject: required(line(160)),
    message: required(text(10_000)),
    locale,
  }),
  (values, refuse) => {
    if (typeof values.phone !== 'string' || values.phone === '') return;
    const phone = phoneNumberOf(values.phone, values.locale === 'nl' ? 'nl' : 'en');
    if (phone === null) refuse('phone', 'phone');
    else values.phone = phone;
  },
);

export type ContactData = z.output<typeof contactSchema>;
