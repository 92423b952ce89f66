import { expect, it, vi } from 'vitest';

vi.mock('next-intl/server', () => ({}));
const { cheapestPlan } = await import('./plan-price');

const paid = (price: number, unit = 'month', currency = 'EUR') => ({ name: null, kind: 'paid', price, unit, currency }) as never;
const free = { name: null, kind: 'free', price: null, unit: null, currency: null } as never;

it('finds the cheapest paid plan', () => {
  expect(cheapestPlan([free, paid(20), paid(8)])).toEqual(paid(8));
  expect(cheapestPlan([free])).toBeUndefined();
});

it('names none if prices can’t be compared', () => {
  expect(cheapestPlan([paid(20), paid(8, 'user-per-month')])).toBeUndefined();
  expect(cheapestPlan([paid(20), paid(8, 'month', 'USD')])).toBeUndefined();
});
