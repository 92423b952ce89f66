import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Locale } from './locales';

/** A phone number in E.164, such as `+31201234567`; null when it is none. Without country code it is one of the country of a language. */
export function phoneNumberOf(text: string, locale: Locale): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: locale === 'nl' ? 'NL' : 'US', extract: false });
  return number?.isValid() ? number.number : null;
}

/** True for a number that is written as E.164 writes it. */
export const isPhoneNumber = (text: string) => text.startsWith('+') && phoneNumberOf(text, 'en') === text;
