import { describe, expect, it } from 'vitest';
import { countryName, toolLanguageName } from './vocabulary';

describe('the vocabulary of tools', () => {
  it('names countries by code in either language, and nothing else', () => {
    expect([countryName('NL', 'en'), countryName('NL', 'nl')]).toEqual(['Netherlands', 'Nederland']);
    expect(['nl', 'QQ', 'ZZ', 'EU', 'UK', 'NLD', ''].map((code) => countryName(code, 'nl'))).toEqual(Array(7).fill(null));
  });

  it("names languages in the reader's language", () => {
    expect([toolLanguageName('nl', 'en'), toolLanguageName('en', 'nl')]).toEqual(['Dutch', 'Engels']);
  });
});
