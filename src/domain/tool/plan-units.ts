/** What a plan's price is counted per, in the order the admin panel offers them. */
export const PLAN_UNITS = ['credit', 'license', 'month', 'package', 'person', 'shoot', 'user-per-month', 'week', 'year'] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

/** How a plan is paid for: an amount, nothing, or a price given on request. */
export const PLAN_KINDS = ['paid', 'free', 'contact'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;

/** A tool as a whole: free, free with paid plans, paid only (a trial may exist), or sold on request. */
export const PRICE_MODELS = ['free', 'freemium', 'paid', 'contact'] as const;
export type PriceModel = (typeof PRICE_MODELS)[number];
