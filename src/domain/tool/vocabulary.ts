import type { Locale } from '../locales';

/** Where a tool can be used; `plugin` works inside another program. */
export const PLATFORMS = ['web', 'windows', 'macos', 'linux', 'ios', 'android', 'browser-extension', 'plugin', 'api', 'self-hosted'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** ISO 639-1 codes of the languages a tool can be said to speak. */
export const TOOL_LANGUAGES = [
  'en',
  'nl',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'pl',
  'sv',
  'da',
  'no',
  'fi',
  'cs',
  'tr',
  'ru',
  'uk',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
  'id',
  'vi',
  'th',
] as const;
export type ToolLanguage = (typeof TOOL_LANGUAGES)[number];

/** What the editors rate apart, each from 1 to 5 in halves. */
export const EDITORIAL_CRITERIA = ['results', 'easeOfUse', 'valueForMoney', 'privacy'] as const;
export type EditorialCriterion = (typeof EDITORIAL_CRITERIA)[number];

/** The first year a tool can have appeared in. */
export const LAUNCHED_MIN = 1950;

const COUNTRY = /^[A-Z]{2}$/;
/** Codes that have a name and are no country: unions, tests, what is unknown, and codes that are out of use. */
const NO_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'SU',
  'UK',
  'AN',
  'DD',
  'YU',
  'TP',
  'ZR',
  'BU',
  'CS',
  'FX',
  'NT',
  'YD',
  'VD',
]);

/** Name of a language in another one, as it stands in a list: "Dutch", "Nederlands". */
export function toolLanguageName(code: ToolLanguage, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}

/** Whether a tool can have become available in a year. */
export const isLaunchYear = (year: unknown) => Number.isInteger(year) && Number(year) >= LAUNCHED_MIN && Number(year) <= new Date().getFullYear();

/** Name of a country by its ISO 3166-1 code of two letters, or null when there is none of that code. */
export function countryName(code: string, locale: Locale): string | null {
  if (!COUNTRY.test(code) || NO_COUNTRIES.has(code)) return null;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code) ?? null;
}
