import type { Locale } from '../locales';

/** `plugin` works inside another program. */
export const PLATFORMS = ['web', 'windows', 'macos', 'linux', 'ios', 'android', 'browser-extension', 'plugin', 'api', 'self-hosted'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** What a tool takes and makes. `action`: it does things in other programs. */
export const MODALITIES = ['text', 'document', 'image', 'audio', 'video', 'code', 'data', 'web-page', 'model-3d', 'action'] as const;
export type Modality = (typeof MODALITIES)[number];

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
const NO_COUNTRY = /EU|EZ|UN|QO|XA|XB|ZZ|SU|UK|AN|DD|YU|TP|ZR|BU|CS|FX|NT|YD|VD/;

/** Name of a tool's language, capitalized as in a list: "Dutch", "Nederlands". */
export function toolLanguageName(code: ToolLanguage, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}

/** Name of a country by its two-letter ISO 3166-1 code, or null. */
export function countryName(code: string, locale: Locale): string | null {
  if (!COUNTRY.test(code) || NO_COUNTRY.test(code)) return null;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code) ?? null;
}

/** Units of a plan's price, in the order the panel offers them. */
export const PLAN_UNITS = ['credit', 'license', 'month', 'package', 'person', 'shoot', 'user-per-month', 'user-per-year', 'week', 'year'] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

export const PLAN_KINDS = ['paid', 'free', 'contact'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Whether a plan's price has VAT in it; null if that isn't known. */
export const PLAN_VAT = ['included', 'excluded'] as const;
export type PlanVat = (typeof PLAN_VAT)[number];

/** `freemium`: free with paid plans; `paid`: a trial may exist; `contact`: price on request; `unknown` for tools only. */
export const PRICE_MODELS = ['free', 'freemium', 'paid', 'contact', 'unknown'] as const;
export type PriceModel = (typeof PRICE_MODELS)[number];
export type KnownPriceModel = Exclude<PriceModel, 'unknown'>;

/** Limits of a listing: lengths in UTF-16 units, lists in entries. Form inputs read them too, hence apart from the schema. */
export const TOOL_LIMITS = {
  name: 80,
  tagline: 140,
  description: 5000,
  maker: 80,
  formerNames: 200,
  features: 20,
  feature: 160,
  categories: 6,
  plans: 12,
  planName: 60,
  planLimits: 140,
  price: 1_000_000,
  seats: 1000,
  editorialPoints: 6,
  suitability: 160,
} as const;
