/** Units of a plan's price, in the order the panel offers them. */
export const PLAN_UNITS = ['credit', 'license', 'month', 'package', 'person', 'shoot', 'user-per-month', 'week', 'year'] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

export const PLAN_KINDS = ['paid', 'free', 'contact'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** `freemium`: free with paid plans; `paid`: a trial may exist; `contact`: price on request. */
export const PRICE_MODELS = ['free', 'freemium', 'paid', 'contact'] as const;
export type PriceModel = (typeof PRICE_MODELS)[number];
