import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Locale } from './locales';

/** Parses a phone number to E.164, such as `+31201234567`, or null. Numbers without country code belong to the locale's country. */
export function phoneNumberOf(text: string, locale: Locale): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: locale === 'nl' ? 'NL' : 'US', extract: false });
  return number?.isValid() ? number.number : null;
}

/** True for a valid E.164 number. */
export const isPhoneNumber = (text: string) => text.startsWith('+') && phoneNumberOf(text, 'en') === text;
