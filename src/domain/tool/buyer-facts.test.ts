import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../locales';
import { BUYER_FACTS, buyerFactLabel, buyerFactValueLabel, buyerFactValues, FACT_VALUES, fitsFact } from './buyer-facts';
import { NEEDS } from './needs';

describe('what buyers ask', () => {
  it('has a text in each language for every fact and value', () => {
    for (const locale of LOCALE_CODES) {
      for (const fact of BUYER_FACTS) {
        const texts = [buyerFactLabel(fact), ...buyerFactValues(fact).map((value) => buyerFactValueLabel(fact, value))].map((text) => text?.[locale]);
        expect(texts.every(Boolean), `${fact} in ${locale}`).toBe(true);
        expect(new Set(texts.slice(1)).size, `${fact} in ${locale}`).toBe(texts.length - 1);
      }
    }
  });

  it('takes one value, and several where they may be true at once', () => {
    expect(fitsFact('dpa', ['yes'])).toBe(true);
    expect(fitsFact('dataLocation', ['eu', 'us'])).toBe(true);
    for (const values of [[], ['eu'], ['yes', 'no'], ['yes', 'yes'], ['constructor']]) expect(fitsFact('dpa', values), values.join()).toBe(false);
    expect(fitsFact('dataLocation', ['eu', 'eu'])).toBe(false);
  });

  it('lists each value once', () => {
    expect(new Set(FACT_VALUES).size).toBe(FACT_VALUES.length);
  });
});

describe('what buyers need', () => {
  it('is met by values that the fact may have, and never by “no”', () => {
    for (const [need, { fact, values }] of Object.entries(NEEDS)) {
      for (const value of values) expect(buyerFactValues(fact), need).toContain(value);
      expect(values, need).not.toContain('no');
    }
  });
});
