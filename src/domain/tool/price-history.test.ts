import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlanValues } from './events';
import { type DatedChange, priceHistory } from './price-history';

const KEY = 'Pro · month';
const plan = (price: number | null, more: Partial<PlanValues> = {}): PlanValues => ({
  name: { en: 'Pro' },
  kind: 'paid',
  price,
  currency: 'EUR',
  unit: 'month',
  ...more,
});
const listed = (at: string, price: number): DatedChange => ({
  kind: 'listed',
  subject: null,
  before: null,
  after: { name: 'Tool', maker: null, acquiredBy: null, isAvailable: true, plans: { [KEY]: plan(price) }, facts: {} },
  at,
  isCorrection: true,
});
const changed = (at: string, after: PlanValues | null, isCorrection = false): DatedChange => ({
  kind: after ? 'priceUp' : 'planGone',
  subject: KEY,
  before: plan(1),
  after,
  at,
  isCorrection,
});
const pointsOf = (events: DatedChange[]) => priceHistory(events).map(({ points }) => points.map(({ since, price }) => `${since} ${price}`));

describe('the prices of a plan', () => {
  test('are those since it was listed, if they changed', () => {
    expect(pointsOf([listed('2026-01-01', 10)])).toEqual([]);
    expect(pointsOf([listed('2026-01-01', 10), changed('2026-03-01', plan(12)), changed('2026-05-01', plan(15))])).toEqual([
      ['2026-01-01 10', '2026-03-01 12', '2026-05-01 15'],
    ]);
  });

  test('hold the right price where the directory was wrong', () => {
    expect(pointsOf([listed('2026-01-01', 10), changed('2026-03-01', plan(12)), changed('2026-04-01', plan(13), true)])).toEqual([
      ['2026-01-01 10', '2026-03-01 13'],
    ]);
    expect(pointsOf([listed('2026-01-01', 10), changed('2026-04-01', plan(13), true)])).toEqual([]);
    expect(pointsOf([listed('2026-01-01', 10), changed('2026-03-01', plan(12)), changed('2026-04-01', plan(10), true)])).toEqual([]);
  });

  test('have no day for a price that was replaced before it was listed', () => {
    expect(pointsOf([listed('2026-05-01', 10), changed('2026-03-01', plan(12))])).toEqual([['null 10', '2026-03-01 12']]);
  });

  test('begin again in another currency, and end with the plan or its price', () => {
    const other = plan(9, { currency: 'USD' });
    expect(pointsOf([listed('2026-01-01', 10), changed('2026-02-01', plan(12)), changed('2026-03-01', other)])).toEqual([]);
    for (const none of [null, plan(null, { kind: 'contact' })])
      expect(pointsOf([listed('2026-01-01', 10), changed('2026-02-01', plan(12)), changed('2026-03-01', none)])).toEqual([]);
  });

  test('end with the present price, in the order of their days, and never repeat one', () => {
    const change = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 10, max: 28 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const events = changes.map(([price, day, isCorrection]) => changed(`2026-02-${day}`, plan(price), isCorrection));
        for (const { points } of priceHistory([listed('2026-02-01', 3), ...events])) {
          expect(points.at(-1)?.price).toBe(changes.at(-1)?.[0]);
          const days = points.map(({ since }) => since ?? '');
          expect(days).toEqual(days.toSorted());
          for (const [index, { price }] of points.entries()) expect(price).not.toBe(points[index + 1]?.price);
        }
      }),
    );
  });
});
