import { describe, expect, it } from 'vitest';
import { countryName, isLaunchYear, toolLanguageName } from './vocabulary';

describe('the facts of a tool', () => {
  it('name a country by its code in either language, and nothing that is none', () => {
    expect([countryName('NL', 'en'), countryName('NL', 'nl')]).toEqual(['Netherlands', 'Nederland']);
    expect(['nl', 'QQ', 'ZZ', 'EU', 'UK', 'NLD', ''].map((code) => countryName(code, 'nl'))).toEqual(Array(7).fill(null));
  });

  it('name a language in the language of the reader', () => {
    expect([toolLanguageName('nl', 'en'), toolLanguageName('en', 'nl')]).toEqual(['Dutch', 'Engels']);
  });

  it('take a whole year up to this one for the beginning', () => {
    const now = new Date().getFullYear();
    expect([1950, now].map(isLaunchYear)).toEqual([true, true]);
    expect([1949, now + 1, 2023.5, '2023', null].map(isLaunchYear)).toEqual([false, false, false, false, false]);
  });
});
