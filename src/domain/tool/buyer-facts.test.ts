import { describe, expect, it, vi } from 'vitest';
import { LOCALE_CODES } from '../locales';
import { BUYER_FACTS, buyerFactLabel, buyerFactValueLabel, buyerFactValues, FACT_VALUES, fitsFact, hasBegun } from './buyer-facts';
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

  it('was checked on a day that has begun somewhere, also if its noon is yet to come', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T07:00:00Z') });
    expect(['2026-11-24', '2026-11-25', '2026-11-25T12:00:00.000Z', '2026-11-26', '2026-11-27'].map(hasBegun)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    vi.setSystemTime(new Date('2026-11-25T10:00:00Z'));
    expect(hasBegun('2026-11-26T12:00:00.000Z')).toBe(true);
    vi.useRealTimers();
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
