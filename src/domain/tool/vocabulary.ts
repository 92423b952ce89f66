import type { Locale } from '../locales';

/** `plugin` works inside another program. */
export const PLATFORMS = ['web', 'windows', 'macos', 'linux', 'ios', 'android', 'browser-extension', 'plugin', 'api', 'self-hosted'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** ISO 639-1 codes of the languages a tool may support. */
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

/** Rated by the editors from 1 to 5, in halves. */
export const EDITORIAL_CRITERIA = ['results', 'easeOfUse', 'valueForMoney', 'privacy'] as const;
export type EditorialCriterion = (typeof EDITORIAL_CRITERIA)[number];

/** The earliest year for a tool to become available. */
export const LAUNCHED_MIN = 1950;

const COUNTRY = /^[A-Z]{2}$/;
/** Codes that have a name but aren't countries: unions, tests, unknown, and codes no longer in use. */
const NO_COUNTRIES = new Set('EU EZ UN QO XA XB ZZ SU UK AN DD YU TP ZR BU CS FX NT YD VD'.split(' '));

/** Name of a tool's language, capitalized as in a list: "Dutch", "Nederlands". */
export function toolLanguageName(code: ToolLanguage, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}

/** Name of a country by its two-letter ISO 3166-1 code, or null. */
export function countryName(code: string, locale: Locale): string | null {
  if (!COUNTRY.test(code) || NO_COUNTRIES.has(code)) return null;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code) ?? null;
}
