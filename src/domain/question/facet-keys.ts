import { EUROPE, SEARCHED_COUNTRIES } from '../search-facets';

export const isCountry = (key: string) => key.startsWith('country:');
export const isLanguage = (key: string) => key.startsWith('language:');
export const isMaker = (key: string) => key.startsWith('maker:');

/** Countries by language: "not Chinese" means the maker. */
const ORIGINS: Partial<Record<string, string>> = {
  cs: 'CZ',
  da: 'DK',
  de: 'DE',
  es: 'ES',
  fi: 'FI',
  fr: 'FR',
  he: 'IL',
  hi: 'IN',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  nl: 'NL',
  no: 'NO',
  pl: 'PL',
  pt: 'PT',
  ru: 'RU',
  sv: 'SE',
  tr: 'TR',
  uk: 'UA',
  zh: 'CN',
};

/** The country that a language stands for; any other key as it is. */
export const originOf = (key: string): string => {
  const country = isLanguage(key) ? ORIGINS[key.slice('language:'.length)] : undefined;
  return country ? `country:${country}` : key;
};

/** Facet keys that a facet of a question stands for: any of them is enough. */
export function keysOfFacet(key: string): string[] {
  if (key === 'country:europe') return EUROPE.map((country) => `country:${country}`);
  if (key === 'language:nl') return ['language:nl', 'need:good-dutch'];
  return [key];
}

/** Facet keys of all other known countries: "not from the US" excludes tools whose country is unknown. */
export const otherCountries = (key: string): string[] => {
  const excluded = new Set(keysOfFacet(key));
  return SEARCHED_COUNTRIES.map((country) => `country:${country}`).filter((country) => !excluded.has(country));
};
