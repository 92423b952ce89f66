import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUYER_FACTS, buyerFactValues } from './buyer-facts';
import { type PlanValues, planKey, replay, type ToolChange, type ToolValues, toolChangesBetween } from './events';
import { CURRENCIES, PLAN_UNITS } from './vocabulary';

const paid = (name: string, price: number | null, other: Partial<PlanValues> = {}): PlanValues => ({
  name: { en: name },
  kind: 'paid',
  price,
  currency: 'EUR',
  unit: 'month',
  ...other,
});
const free: PlanValues = { name: { en: 'Free' }, kind: 'free', price: null, currency: null, unit: null };
const tool = (plans: PlanValues[], other: Partial<ToolValues> = {}): ToolValues => ({
  name: 'Tool',
  maker: null,
  acquiredBy: null,
  isAvailable: true,
  plans: Object.fromEntries(plans.map((plan) => [planKey(plan), plan])),
  facts: {},
  ...other,
});
const kinds = (before: ToolValues | null, after: ToolValues | null) => toolChangesBetween(before, after).map(({ kind }) => kind);

describe('what changed between two public states', () => {
  test('is that a tool is listed or gone, or nothing', () => {
    expect(kinds(null, tool([]))).toEqual(['listed']);
    expect(kinds(tool([]), null)).toEqual(['unlisted']);
    expect(kinds(null, null)).toEqual([]);
    expect(kinds(tool([free]), tool([free]))).toEqual([]);
  });

  test('tells a price that went up from one that went down', () => {
    expect(kinds(tool([paid('Pro', 10)]), tool([paid('Pro', 12)]))).toEqual(['priceUp']);
    expect(kinds(tool([paid('Pro', 10)]), tool([paid('Pro', 9.5)]))).toEqual(['priceDown']);
  });

  test('compares no prices in other currencies, and none that is unknown', () => {
    expect(kinds(tool([paid('Pro', 10)]), tool([paid('Pro', 9, { currency: 'USD' })]))).toEqual(['planChanged']);
    expect(kinds(tool([paid('Pro', 10)]), tool([paid('Pro', null)]))).toEqual(['planChanged']);
  });

  test('names plans that came and went', () => {
    expect(toolChangesBetween(tool([free, paid('Pro', 10)]), tool([paid('Pro', 10), paid('Max', 90)]))).toEqual([
      { kind: 'planAdded', subject: 'Max · month', before: null, after: paid('Max', 90) },
      { kind: 'planGone', subject: 'Free · free', before: free, after: null },
    ]);
  });

  test('is no news if a plan only got its name in another language', () => {
    expect(kinds(tool([paid('Pro', 10)]), tool([paid('Pro', 10, { name: { en: 'Pro', nl: 'Pro' } })]))).toEqual(['planRenamed']);
  });

  test('includes names, makers, facts and whether it is still offered', () => {
    const after = tool([], { name: 'New', maker: 'Other', acquiredBy: 'Buyer', isAvailable: false, facts: { api: ['yes'] } });
    expect(toolChangesBetween(tool([]), after)).toEqual([
      { kind: 'fact', subject: 'api', before: null, after: ['yes'] },
      { kind: 'renamed', subject: null, before: { name: 'Tool' }, after: { name: 'New' } },
      { kind: 'maker', subject: null, before: { maker: null }, after: { maker: 'Other' } },
      { kind: 'acquired', subject: null, before: { acquiredBy: null }, after: { acquiredBy: 'Buyer' } },
      { kind: 'discontinued', subject: null, before: { isAvailable: true }, after: { isAvailable: false } },
    ]);
  });
});

const plan: fc.Arbitrary<PlanValues> = fc.oneof(
  fc.constant(free),
  fc.record({
    name: fc.record({ en: fc.constantFrom('Basic', 'Pro', 'Team'), nl: fc.constantFrom('Basis', 'Pro') }, { requiredKeys: [] }),
    kind: fc.constant('paid' as const),
    price: fc.option(fc.integer({ min: 1, max: 99 })),
    currency: fc.constantFrom(...CURRENCIES),
    unit: fc.constantFrom(...PLAN_UNITS.slice(0, 3)),
  }),
);
const fact = fc.constantFrom(...BUYER_FACTS).chain((name) =>
  fc.tuple(
    fc.constant(name),
    fc.constantFrom(...buyerFactValues(name)).map((one) => [one]),
  ),
);
const state: fc.Arbitrary<ToolValues | null> = fc.option(
  fc
    .record({
      name: fc.constantFrom('One', 'Two'),
      maker: fc.option(fc.constantFrom('A', 'B')),
      acquiredBy: fc.option(fc.constantFrom('Buyer', 'Other')),
      isAvailable: fc.boolean(),
      plans: fc.array(plan, { maxLength: 4 }),
      facts: fc.array(fact, { maxLength: 4 }),
    })
    .map(({ plans, facts, ...rest }) => tool(plans, { ...rest, facts: Object.fromEntries(facts) })),
);

test('replaying the changes of a tool gives its values at every moment', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 12 }), (states) => {
      const told: ToolChange[] = [];
      let before: ToolValues | null = null;
      for (const after of states) {
        told.push(...toolChangesBetween(before, after));
        expect(replay(told)).toEqual(after);
        before = after;
      }
    }),
  );
});

test('a change of a tool that was never listed cannot be replayed', () => {
  expect(() => replay([{ kind: 'renamed', subject: null, before: { name: 'A' }, after: { name: 'B' } }])).toThrow('renamed of a tool');
});
