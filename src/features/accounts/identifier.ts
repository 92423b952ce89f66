import type { Locale } from '@/domain/locales';
import type { ValidationMessage } from '@/domain/validation-messages';

/** What somebody signs in with. A phone number is in E.164. */
export type Identifier = { email: string } | { phoneNumber: string };

/** The identifier as people read it. */
export const addressOf = (to: Identifier) => ('email' in to ? to.email : to.phoneNumber);

/**
 * An e-mail address or, where text messages can be sent, a phone number; the key of a message for anything else. The checks are loaded when they are
 * first needed.
 */
export async function identifierOf(text: string, locale: Locale, withPhone: boolean): Promise<Identifier | ValidationMessage> {
  if (!text.trim()) return 'required';
  if (withPhone && !/[@\p{L}]/u.test(text)) {
    const { phoneNumberOf } = await import('@/domain/phone-number');
    const phoneNumber = phoneNumberOf(text, locale);
    return phoneNumber ? { phoneNumber } : 'phone';
  }
  const { emailAddress, required } = await import('@/domain/schemas/form-fields');
  const read = required(emailAddress).safeParse(text);
  return read.success ? { email: read.data } : 'email';
}
