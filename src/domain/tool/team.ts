import { CURRENCIES, type Currency, TOOL_LIMITS } from './vocabulary';

/** Pay by the month, or by the year where that is cheaper. */
export const BILLINGS = ['month', 'year'] as const;
export type Billing = (typeof BILLINGS)[number];

/** How many months an amount is for. */
export const monthsOf = (billing: Billing): number => (billing === 'year' ? 12 : 1);

/** Amounts with VAT or without it. */
export const VAT_VIEWS = ['without', 'with'] as const;

/** The team whose costs a reader wants to know. */
export interface Team {
  /** 1 to `MOST_SEATS`. */
  seats: number;
  billing: Billing;
  vat: (typeof VAT_VIEWS)[number];
  currency: Currency;
}

export const MOST_SEATS = TOOL_LIMITS.seats;

/** Query parameters that describe a team. */
export const TEAM_PARAMS = ['seats', 'billing', 'vat', 'currency'] as const;
type TeamParams = { [Name in (typeof TEAM_PARAMS)[number]]?: string | string[] | undefined };

export const ONE_PERSON: Team = { seats: 1, billing: 'month', vat: 'without', currency: 'EUR' };

const SEATS = /^[1-9]\d{0,3}$/;

/** Reads a team from query parameters; null without a number of seats. What can't be read is as for one person. */
export function parseTeam(params: TeamParams): Team | null {
  const one = (name: keyof TeamParams) => [params[name] ?? ''].flat()[0] ?? '';
  if (!SEATS.test(one('seats'))) return null;
  return {
    seats: Math.min(Number(one('seats')), MOST_SEATS),
    billing: BILLINGS.find((billing) => billing === one('billing')) ?? ONE_PERSON.billing,
    vat: VAT_VIEWS.find((vat) => vat === one('vat')) ?? ONE_PERSON.vat,
    currency: CURRENCIES.find((currency) => currency === one('currency')) ?? ONE_PERSON.currency,
  };
}

/** Query parameters of a team, in a fixed order, without defaults. */
export function teamParams(team: Team): [string, string][] {
  return TEAM_PARAMS.flatMap((name) => (name === 'seats' || team[name] !== ONE_PERSON[name] ? [[name, String(team[name])]] : []));
}
