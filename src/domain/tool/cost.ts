import Fraction from 'fraction.js';
import { BILLINGS, type Billing, MOST_SEATS, monthsOf, type Team, VAT_VIEWS } from './team';
import type { Currency, PlanKind, PlanUnit, PlanVat } from './vocabulary';

/** What a plan costs, and for how many people. */
export interface CostPlan {
  kind: PlanKind;
  price: number | null;
  currency: Currency | null;
  unit: PlanUnit | null;
  /** The fewest seats that are sold. */
  minSeats: number | null;
  /** The most people for whom it is sold. */
  maxSeats: number | null;
  vat: PlanVat | null;
}

/** What costs depend on beside the plan: percent of VAT, and units of each currency for one euro. */
export interface CostTerms {
  vatRate: number;
  perEuro: Record<Currency, number>;
}

/** Until an admin or the job that reads rates knows better: Dutch VAT and the reference rates of the European Central Bank of a day. */
export const KNOWN_TERMS = { vatRate: 21, perEuro: { EUR: 1, USD: 1.172, GBP: 0.8555 }, day: '2025-06-30' } satisfies CostTerms & { day: string };

/** What one unit of a price buys: how many of it make a month, and whether each person needs one. Other units have no price per month. */
const PERIODS: Partial<Record<PlanUnit, { perMonth: Fraction; perSeat: boolean; billing: Billing }>> = {
  week: { perMonth: new Fraction(52, 12), perSeat: false, billing: 'month' },
  month: { perMonth: new Fraction(1), perSeat: false, billing: 'month' },
  year: { perMonth: new Fraction(1, 12), perSeat: false, billing: 'year' },
  'user-per-month': { perMonth: new Fraction(1), perSeat: true, billing: 'month' },
  'user-per-year': { perMonth: new Fraction(1, 12), perSeat: true, billing: 'year' },
};

/** The most people for whom a plan is known to be: a free plan or a flat price that says nothing about people is for one. */
export const mostPeople = ({ kind, unit, maxSeats }: CostPlan): number =>
  maxSeats ?? (kind === 'paid' && unit && PERIODS[unit]?.perSeat ? MOST_SEATS : 1);

/** Prices are decimals, which a binary number only approximates. */
const exact = (decimal: number) => new Fraction(String(decimal));

/** A straight line over a range of seats: `fixed + perSeat × seats`, per month in euros. */
interface Line {
  from: number;
  to: number;
  fixed: Fraction;
  perSeat: Fraction;
}

const NOTHING = new Fraction(0);

/** The cost of a plan, for the seats for which it is known to be sold. */
function linesOf(plan: CostPlan, { billing, vat }: Pick<Team, 'billing' | 'vat'>, { vatRate, perEuro }: CostTerms): Line[] {
  if (plan.kind === 'free') return [{ from: 1, to: mostPeople(plan), fixed: NOTHING, perSeat: NOTHING }];
  const period = plan.unit && PERIODS[plan.unit];
  if (plan.kind !== 'paid' || !period || plan.price === null || plan.currency === null) return [];
  if (period.billing === 'year' && billing === 'month') return [];
  const factor = new Fraction(1).add(exact(vatRate).div(100));
  const listed = exact(plan.price).mul(period.perMonth).div(exact(perEuro[plan.currency]));
  const isGross = vat === 'with';
  const price = plan.vat === null || (plan.vat === 'included') === isGross ? listed : isGross ? listed.mul(factor) : listed.div(factor);
  if (!period.perSeat) return [{ from: 1, to: mostPeople(plan), fixed: price, perSeat: NOTHING }];
  const [least, most] = [plan.minSeats ?? 1, mostPeople(plan)];
  const lines = [
    { from: 1, to: Math.min(least - 1, most), fixed: price.mul(least), perSeat: NOTHING },
    { from: least, to: most, fixed: NOTHING, perSeat: price },
  ];
  return lines.filter(({ from, to }) => from <= to);
}

const costAt = ({ fixed, perSeat }: Line, seats: number) => perSeat.mul(seats).add(fixed);

/** The cost of one plan for a team in its currency, per month or per year; null if the plan doesn't fit or its price says nothing about that. */
export function planCost(plan: CostPlan, team: Team, terms: CostTerms): Fraction | null {
  const line = linesOf(plan, team, terms).find(({ from, to }) => from <= team.seats && team.seats <= to);
  return line ? costAt(line, team.seats).mul(exact(terms.perEuro[team.currency])).mul(monthsOf(team.billing)) : null;
}

export interface TeamCost<Plan extends CostPlan = CostPlan> {
  plan: Plan;
  /** Per month or per year, in the team's currency. */
  amount: number;
  /** The maker doesn't say whether VAT is in the price, so the amount is as listed. */
  isVatUnknown: boolean;
}

/** The plan that costs a team least, the first of equal ones; null if none is known to fit. */
export function teamCost<Plan extends CostPlan>(plans: readonly Plan[], team: Team, terms: CostTerms): TeamCost<Plan> | null {
  let least: { plan: Plan; cost: Fraction } | null = null;
  for (const plan of plans) {
    const cost = planCost(plan, team, terms);
    if (cost && (!least || cost.lt(least.cost))) least = { plan, cost };
  }
  return least && { plan: least.plan, amount: least.cost.valueOf(), isVatUnknown: least.plan.kind === 'paid' && least.plan.vat === null };
}

/** Where costs per month in euros follow one line: `fixed + perSeat × seats` from the first to the last number of seats. */
export interface CostStep extends Pick<Team, 'billing' | 'vat'> {
  from: number;
  to: number;
  fixed: number;
  perSeat: number;
}

/** The first number of seats from which another line can be the lowest: where lines begin, end or cross. */
function bends(lines: readonly Line[]): number[] {
  const crossings = lines.flatMap((one) =>
    lines.flatMap((other) => {
      const slope = one.perSeat.sub(other.perSeat);
      return slope.equals(0) ? [] : [other.fixed.sub(one.fixed).div(slope).floor().valueOf() + 1];
    }),
  );
  const all = [1, ...lines.flatMap(({ from, to }) => [from, to + 1]), ...crossings, MOST_SEATS + 1];
  return [...new Set(all)].filter((seats) => seats >= 1 && seats <= MOST_SEATS + 1).sort((a, b) => a - b);
}

/** The least costs of all numbers of seats, in few steps; seats that no plan is known to fit are in none. */
export function costSteps(plans: readonly CostPlan[], terms: CostTerms): CostStep[] {
  return BILLINGS.flatMap((billing) =>
    VAT_VIEWS.flatMap((vat) => {
      const lines = plans.flatMap((plan) => linesOf(plan, { billing, vat }, terms));
      const starts = lines.length === 0 ? [] : bends(lines);
      const steps: CostStep[] = [];
      for (const [index, from] of starts.slice(0, -1).entries()) {
        const fitting = lines.filter((line) => line.from <= from && from <= line.to);
        const least = fitting.toSorted((a, b) => costAt(a, from).compare(costAt(b, from)) || a.perSeat.compare(b.perSeat))[0];
        if (!least) continue;
        const [fixed, perSeat] = [least.fixed.valueOf(), least.perSeat.valueOf()];
        const to = (starts[index + 1] ?? from) - 1;
        const last = steps.at(-1);
        if (last?.to === from - 1 && last.fixed === fixed && last.perSeat === perSeat) last.to = to;
        else steps.push({ billing, vat, from, to, fixed, perSeat });
      }
      return steps;
    }),
  );
}

/** Why a plan's cost for a team isn't known: the price is on request, for something else than a time, by the year only, or for fewer people. */
export type Misfit = 'request' | 'once' | 'yearly' | 'people';

/** Why `planCost` is null for a plan. */
export function misfitOf({ kind, unit }: CostPlan, { billing }: Team): Misfit {
  if (kind === 'contact') return 'request';
  if (kind === 'free') return 'people';
  const period = unit && PERIODS[unit];
  if (!period) return 'once';
  return period.billing === 'year' && billing === 'month' ? 'yearly' : 'people';
}

/** True if a price says what a month or a year costs. */
export const hasPeriod = ({ kind, unit }: Pick<CostPlan, 'kind' | 'unit'>): boolean =>
  kind === 'paid' && unit !== null && PERIODS[unit] !== undefined;
