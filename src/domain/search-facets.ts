import { AUDIENCES } from './audiences';
import { NEED_NAMES } from './tool/needs';
import { PLATFORMS, TOOL_LANGUAGES } from './tool/vocabulary';

/** European countries, the United Kingdom, Switzerland and Norway included. */
export const EUROPE = [
  'NL',
  'BE',
  'DE',
  'FR',
  'GB',
  'IE',
  'ES',
  'PT',
  'IT',
  'AT',
  'CH',
  'LU',
  'SE',
  'NO',
  'DK',
  'FI',
  'IS',
  'EE',
  'LV',
  'LT',
  'PL',
  'CZ',
  'SK',
  'HU',
  'RO',
  'BG',
  'GR',
  'HR',
  'SI',
  'UA',
  'CY',
  'MT',
] as const;

/** Countries that a question may name. */
export const SEARCHED_COUNTRIES = [...EUROPE, 'US', 'CA', 'CN', 'JP', 'KR', 'IN', 'IL', 'AU', 'NZ', 'SG', 'AE', 'BR', 'TR', 'RU', 'ZA'] as const;

/**
 * Words that say how a question is meant. `filler`: words without a meaning for the search, such as "I need" and "tool". `product`: what somebody makes,
 * so that an adjective before it names a country and no language.
 */
export const QUESTION_SIGNS = [
  'filler',
  'not',
  'at-most',
  'euro',
  'dollar',
  'a-month',
  'a-year',
  'versus',
  'alternative',
  'best',
  'new',
  'cheap',
  'product',
] as const;
export type QuestionSign = (typeof QUESTION_SIGNS)[number];

/** What words of a question may require of a tool: keys of the read model with a point for the colon, which GraphQL refuses, and `country.europe`. */
const SEARCH_FACETS = [
  'free',
  'no-subscription',
  ...NEED_NAMES.map((need) => `need.${need}` as const),
  ...PLATFORMS.map((platform) => `platform.${platform}` as const),
  ...TOOL_LANGUAGES.map((language) => `language.${language}` as const),
  'country.europe',
  ...SEARCHED_COUNTRIES.map((country) => `country.${country}` as const),
  ...AUDIENCES.map((audience) => `audience.${audience}` as const),
] as const;

/** What editors write words for. */
export const SEARCH_MEANINGS = [...QUESTION_SIGNS, ...SEARCH_FACETS] as const;

/** In characters and lines. */
export const SEARCH_WORDS_LIMITS = { words: 8000, rows: 300 } as const;
