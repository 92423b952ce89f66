import { describe, expect, it } from 'vitest';
import { RATING_CRITERIA } from '../rating-criteria';
import { countryName, PLAN_UNITS, toolLanguageName } from './vocabulary';

describe('the vocabulary of tools', () => {
  it('names countries by code in either language, and nothing else', () => {
    expect([countryName('NL', 'en'), countryName('NL', 'nl')]).toEqual(['Netherlands', 'Nederland']);
    expect(['nl', 'QQ', 'ZZ', 'EU', 'UK', 'NLD', ''].map((code) => countryName(code, 'nl'))).toEqual(Array(7).fill(null));
  });

  it("names languages in the reader's language", () => {
    expect([toolLanguageName('nl', 'en'), toolLanguageName('en', 'nl')]).toEqual(['Dutch', 'Engels']);
  });

  it('has the units of prices and the criteria of reviews that were specified', () => {
    expect(PLAN_UNITS).toEqual(['credit', 'license', 'month', 'package', 'person', 'shoot', 'user-per-month', 'user-per-year', 'week', 'year']);
    expect(RATING_CRITERIA).toEqual(['easeOfUse', 'valueForMoney', 'customerSupport', 'recommend', 'general']);
  });
});
