import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { z } from 'zod';
import { email, form, locale, optionalLine, requiredLine, requiredText, withRule } from './form-fields';

const PHONE_MAX_LENGTH = 40;

/** The number in E.164, such as `+31201234567`; null when it is none. Without country code it is one of the country. */
function e164(phone: string, country: 'NL' | 'US'): string | null {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: country, extract: false });
  return number?.isValid() ? number.number : null;
}

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
    const phone = e164(values.phone, values.locale === 'nl' ? 'NL' : 'US');
    if (phone === null) refuse('phone', 'phone');
    else values.phone = phone;
  },
);

export type ContactData = z.output<typeof contactSchema>;

/** The fields of the contact form as the schema takes them. */
export function readContactForm(data: FormData): Record<string, unknown> {
  return Object.fromEntries(Object.keys(contactSchema.shape).map((name) => [name, data.get(name)]));
}
