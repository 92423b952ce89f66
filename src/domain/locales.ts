import { DAY_SECONDS } from './durations';

/**
 * `iso` is the tag for dates, `lang` and hreflang; `fallback` is the language shown when a text is missing; `names` are its names in each language.
 */
export const LOCALES = [
  { code: 'en', iso: 'en-US', language: 'English', names: { en: 'English', nl: 'Engels' }, dir: 'ltr', fallback: 'nl' },
  { code: 'nl', iso: 'nl-NL', language: 'Nederlands', names: { en: 'Dutch', nl: 'Nederlands' }, dir: 'ltr', fallback: 'en' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];

export const LOCALE_CODES = LOCALES.map(({ code }) => code);
export const DEFAULT_LOCALE: Locale = 'en';
export const LOCALE_COOKIE = 'NEXT_LOCALE';
export const LOCALE_COOKIE_MAX_AGE_SECONDS = 365 * DAY_SECONDS;

export function isLocale(value: unknown): value is Locale {
  return LOCALE_CODES.some((code) => code === value);
}

/** The language `value` names, or the default. */
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE);

export function localeInfo(code: Locale) {
  const info = LOCALES.find((locale) => locale.code === code);
  if (!info) throw new RangeError(`Unknown locale: ${code}`);
  return info;
}

/** Name of a language in the panel's language, such as "Dutch"; English for other panel languages. */
export const languageName = (code: Locale, panelLanguage: string): string => localeInfo(code).names[localeOf(panelLanguage)];

/** The requested language: the site's own scripts send the page's, other clients send Accept-Language. */
export function requestLanguage(headers: Headers | null | undefined): Locale {
  const asked = headers?.get('accept-language')?.slice(0, 2).toLowerCase();
  return localeOf(asked);
}
