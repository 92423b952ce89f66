import { describe, expect, it } from 'vitest';
import { priceModelOf, shownPriceModel } from './price';
import type { PlanKind } from './vocabulary';

const plans = (...kinds: PlanKind[]) => kinds.map((kind) => ({ kind }));

describe('the price model', () => {
  it('follows from the plans, and is unknown without any', () => {
    expect(priceModelOf([])).toBe('unknown');
    expect(priceModelOf(plans('free'))).toBe('free');
    expect(priceModelOf(plans('free', 'paid'))).toBe('freemium');
    expect(priceModelOf(plans('paid', 'contact'))).toBe('paid');
    expect(priceModelOf(plans('contact'))).toBe('contact');
  });

  it('promises a free plan only if there is one', () => {
    expect(shownPriceModel('freemium', plans('free'))).toBe('freemium');
    expect(shownPriceModel('freemium', plans('paid'))).toBe('paid');
    expect(shownPriceModel('freemium', [])).toBe('unknown');
    expect(shownPriceModel('paid', [])).toBe('paid');
  });
});
