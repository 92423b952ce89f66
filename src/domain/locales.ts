/** The site's languages. `iso` is the tag used for dates, `lang` attributes and hreflang regions; `fallback` is the code whose text stands in; `names` is what it is called in each of them. */
export const LOCALES = [
  { code: 'en', iso: 'en-US', language: 'English', names: { en: 'English', nl: 'Engels' }, dir: 'ltr', fallback: 'nl' },
  { code: 'nl', iso: 'nl-NL', language: 'Nederlands', names: { en: 'Dutch', nl: 'Nederlands' }, dir: 'ltr', fallback: 'en' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];

export const LOCALE_CODES = LOCALES.map(({ code }) => code);
export const DEFAULT_LOCALE: Locale = 'en';
export const LOCALE_COOKIE = 'NEXT_LOCALE';
export const LOCALE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export function isLocale(value: unknown): value is Locale {
  return LOCALE_CODES.some((code) => code === value);
}

/** The language a value names, the default one for anything else. */
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE);

/** The full description of a locale, such as its ISO tag and its fallback. */
export function localeInfo(code: Locale) {
  const info = LOCALES.find((locale) => locale.code === code);
  if (!info) throw new RangeError(`Unknown locale: ${code}`);
  return info;
}

/** What a language is called in the language of the panel, such as "Dutch"; English for a panel language the site does not have. */
export const languageName = (code: Locale, panelLanguage: string): string => localeInfo(code).names[localeOf(panelLanguage)];
