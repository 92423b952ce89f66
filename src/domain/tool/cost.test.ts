import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CostPlan, type CostTerms, costSteps, planCost, teamCost } from './cost';
import { BILLINGS, MOST_SEATS, ONE_PERSON, parseTeam, type Team, teamParams } from './team';
import { CURRENCIES, PLAN_KINDS, PLAN_UNITS, PLAN_VAT } from './vocabulary';

const TERMS: CostTerms = { vatRate: 21, perEuro: { EUR: 1, USD: 1.25, GBP: 0.8 } };
const PLAN: CostPlan = { kind: 'paid', price: 10, currency: 'EUR', unit: 'month', minSeats: null, maxSeats: null, vat: null };
const team = (fields: Partial<Team>): Team => ({ ...ONE_PERSON, ...fields });
const cost = (plans: Partial<CostPlan>[], fields: Partial<Team> = {}) =>
  teamCost(
    plans.map((plan) => ({ ...PLAN, ...plan })),
    team(fields),
    TERMS,
  )?.amount ?? null;

const anyTeam: fc.Arbitrary<Team> = fc.record({
  seats: fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: MOST_SEATS })),
  billing: fc.constantFrom(...BILLINGS),
  vat: fc.constantFrom('without', 'with'),
  currency: fc.constantFrom(...CURRENCIES),
});

describe('the costs of a team', () => {
  it('multiply a price per person by the seats', () => {
    expect(cost([{ unit: 'user-per-month', price: 19.99 }], { seats: 3 })).toBe(59.97);
  });

  it('are unknown for more than one person where a price says nothing about people', () => {
    expect(cost([{}])).toBe(10);
    expect(cost([{}], { seats: 2 })).toBeNull();
    expect(cost([{ maxSeats: 5 }], { seats: 5 })).toBe(10);
    expect(cost([{ kind: 'free', price: null }], { seats: 2 })).toBeNull();
  });

  it('pay for the fewest seats that are sold', () => {
    expect(cost([{ unit: 'user-per-month', minSeats: 5 }], { seats: 2 })).toBe(50);
  });

  it('are those of the cheapest plan that fits', () => {
    const plans = [
      { unit: 'user-per-month', price: 8 } as const,
      { price: 30, maxSeats: 10 },
      { kind: 'contact', price: null } as const,
      { kind: 'free', price: null, maxSeats: 2 } as const,
    ];
    expect([1, 3, 4, 10, 11].map((seats) => cost(plans, { seats }))).toEqual([0, 24, 30, 30, 88]);
  });

  it('count a price per year for those who pay by the year only', () => {
    const plans = [{ price: 12 }, { unit: 'year', price: 120 } as const];
    expect(cost(plans)).toBe(12);
    expect(cost(plans, { billing: 'year' })).toBe(120);
    expect(cost([{ price: 12 }], { billing: 'year' })).toBe(144);
    expect(cost([{ unit: 'week', price: 3 }])).toBe(13);
  });

  it('add or take off VAT only where the price says whether it is in', () => {
    expect(cost([{ vat: 'excluded', price: 100 }], { vat: 'with' })).toBe(121);
    expect(cost([{ vat: 'included', price: 121 }])).toBe(100);
    expect(cost([{ vat: 'excluded' }])).toBe(10);
    const unknown = teamCost([PLAN], team({ vat: 'with' }), TERMS);
    expect(unknown).toMatchObject({ amount: 10, isVatUnknown: true });
  });

  it('are converted by the rates of the euro', () => {
    expect(cost([{ currency: 'USD', price: 20 }])).toBe(16);
    expect(cost([{ currency: 'USD', price: 20 }], { currency: 'GBP' })).toBe(12.8);
  });

  it('are unknown where a price is for something else than a time', () => {
    for (const unit of ['credit', 'license', 'package', 'person', 'shoot'] as const) expect(cost([{ unit }]), unit).toBeNull();
  });

  const anyPlan: fc.Arbitrary<CostPlan> = fc.record({
    kind: fc.constantFrom(...PLAN_KINDS),
    price: fc.option(fc.integer({ min: 1, max: 200_000 }).map((cents) => cents / 100)),
    currency: fc.option(fc.constantFrom(...CURRENCIES)),
    unit: fc.option(fc.constantFrom(...PLAN_UNITS)),
    minSeats: fc.option(fc.integer({ min: 1, max: 40 })),
    maxSeats: fc.option(fc.integer({ min: 1, max: 60 })),
    vat: fc.option(fc.constantFrom(...PLAN_VAT)),
  });
  const anyPlans = fc.array(anyPlan, { maxLength: 12 });

  /** Twelve months in ten thousandths of a cent of a euro, over the product of the rates and of VAT: whole numbers, so nothing is rounded. */
  function bruteForce(plans: CostPlan[], { seats, billing, vat }: Team): bigint | null {
    const months = { week: [52n, 12n], month: [1n, 1n], year: [1n, 12n], 'user-per-month': [1n, 1n], 'user-per-year': [1n, 12n] } as const;
    const inEuros = { EUR: 100n, USD: 80n, GBP: 125n };
    const costs = plans.flatMap(({ kind, price, currency, unit, minSeats, maxSeats, vat: has }) => {
      if (kind === 'free') return seats <= (maxSeats ?? 1) ? [0n] : [];
      if (kind !== 'paid' || price === null || currency === null || unit === null || !(unit in months)) return [];
      const perSeat = unit.startsWith('user');
      if (seats > (maxSeats ?? (perSeat ? MOST_SEATS : 1)) || (billing === 'month' && unit.endsWith('year'))) return [];
      const [some, of] = months[unit as keyof typeof months];
      const tax = vat === 'with' && has === 'excluded' ? 121n * 121n : vat === 'without' && has === 'included' ? 100n * 100n : 121n * 100n;
      const sold = perSeat ? BigInt(Math.max(seats, minSeats ?? 1)) : 1n;
      return [(BigInt(Math.round(price * 100)) * inEuros[currency] * sold * tax * 12n * some) / of];
    });
    return costs.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? null;
  }

  it('equal the least of all fitting plans, counted in whole numbers', () => {
    fc.assert(
      fc.property(anyPlans, anyTeam, (plans, someTeam) => {
        const brute = bruteForce(plans, someTeam);
        const euros = plans.flatMap((plan) => planCost(plan, { ...someTeam, currency: 'EUR', billing: someTeam.billing }, TERMS) ?? []);
        const least = euros.toSorted((a, b) => a.compare(b))[0] ?? null;
        const scale = 100n * 100n * 121n * 100n * (someTeam.billing === 'year' ? 1n : 12n);
        expect(least?.mul(scale).toFraction() ?? null).toBe(brute?.toString() ?? null);
        const found = teamCost(plans, { ...someTeam, currency: 'EUR' }, TERMS);
        expect(found?.amount ?? null).toBe(least?.valueOf() ?? null);
      }),
    );
  });

  it('follow the steps that lists are sorted by', () => {
    fc.assert(
      fc.property(anyPlans, anyTeam, (plans, someTeam) => {
        const { seats, billing, vat } = someTeam;
        const fitting = costSteps(plans, TERMS).filter(
          (step) => step.billing === billing && step.vat === vat && step.from <= seats && seats <= step.to,
        );
        const expected = teamCost(plans, { ...someTeam, currency: 'EUR' }, TERMS);
        expect(fitting).toHaveLength(expected ? 1 : 0);
        const [step] = fitting;
        if (step && expected) expect((step.fixed + step.perSeat * seats) * (billing === 'year' ? 12 : 1)).toBeCloseTo(expected.amount, 6);
      }),
    );
  });

  it('need few steps', () => {
    const plans = [{ ...PLAN, unit: 'user-per-month' } as const, { ...PLAN, price: 45, maxSeats: 20 }];
    const steps = costSteps(plans, TERMS).filter(({ billing, vat }) => billing === 'month' && vat === 'without');
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      [1, 4],
      [5, 20],
      [21, MOST_SEATS],
    ]);
  });
});

describe('a team in an address', () => {
  it('is read and written with the defaults left out', () => {
    expect(parseTeam({})).toBeNull();
    expect(parseTeam({ seats: '0' })).toBeNull();
    expect(parseTeam({ seats: '12', billing: 'never', vat: 'x', currency: 'XXX' })).toEqual(team({ seats: 12 }));
    expect(parseTeam({ seats: '9999' })?.seats).toBe(MOST_SEATS);
    expect(teamParams(team({ seats: 5, vat: 'with' }))).toEqual([
      ['seats', '5'],
      ['vat', 'with'],
    ]);
  });

  it('survives the way there and back', () => {
    fc.assert(
      fc.property(anyTeam, (some) => {
        expect(parseTeam(Object.fromEntries(teamParams(some)))).toEqual(some);
      }),
    );
  });
});
