import type { FormMessage } from '@/domain/form-messages';
import type { Locale } from '@/domain/locales';

/** A phone number is in E.164. */
export type Identifier = { email: string } | { phoneNumber: string };

export const addressOf = (to: Identifier) => ('email' in to ? to.email : to.phoneNumber);

/** Parses an email address or, if text messages can be sent, a phone number; otherwise returns a message key. Validation code loads on first use. */
export async function identifierOf(text: string, locale: Locale, withPhone: boolean): Promise<Identifier | FormMessage> {
  if (!text.trim()) return 'required';
  if (withPhone && !/[@\p{L}]/u.test(text)) {
    const { phoneNumberOf } = await import('@/domain/phone-number');
    const phoneNumber = phoneNumberOf(text, locale);
    return phoneNumber ? { phoneNumber } : 'phone';
  }
  const { emailAddress, required } = await import('@/domain/form-fields');
  const read = required(emailAddress).safeParse(text);
  return read.success ? { email: read.data } : 'email';
}
