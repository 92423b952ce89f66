import type { PlanKind, PriceModel } from './vocabulary';

type Plans = readonly { kind?: PlanKind | null }[];

/** The price model that plans amount to; unknown without any. */
export function priceModelOf(plans: Plans): PriceModel {
  const has = (kind: PlanKind) => plans.some((plan) => plan.kind === kind);
  if (plans.length === 0) return 'unknown';
  if (has('free')) return plans.every(({ kind }) => kind === 'free') ? 'free' : 'freemium';
  return has('paid') ? 'paid' : 'contact';
}

/** What is said about a tool's price. `freemium` promises a free plan, so there must be one. Equals `search.price_model` in the database. */
export const shownPriceModel = (priceModel: PriceModel, plans: Plans): PriceModel =>
  priceModel === 'freemium' && !plans.some(({ kind }) => kind === 'free') ? priceModelOf(plans) : priceModel;
