import type { OfferLeaf } from 'schema-dts';
import type { PlanKind, PlanUnit, PriceModel } from '@/domain/tool/vocabulary';
import type { Text } from '@/server/localized';

interface PlanFacts {
  name: Text | null;
  kind: PlanKind;
  price: number | null;
  currency: string | null;
  unit: PlanUnit | null;
}

/** UN/CEFACT codes of price units, where one exists. */
const UNIT_CODES: Partial<Record<PlanUnit, string>> = { week: 'WEE', month: 'MON', 'user-per-month': 'MON', 'user-per-year': 'ANN', year: 'ANN' };

/** `currency` is that of the paid plans, as a price of 0 has none. */
const freeOffer = (url: string, currency?: string | null): OfferLeaf => ({
  '@type': 'Offer',
  price: 0,
  ...(currency ? { priceCurrency: currency } : {}),
  url,
});

function paidOffer({ price, priceCurrency, unit, url }: { price: number; priceCurrency: string; unit: PlanUnit | null; url: string }): OfferLeaf {
  const unitCode = unit && UNIT_CODES[unit];
  return {
    '@type': 'Offer',
    price,
    priceCurrency,
    url,
    ...(unitCode ? { priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode } } : {}),
  };
}

/** Offers for plans with a known price. A tool that is free as a whole needs no plan. */
export function planOffers({ plans, priceModel, url }: { plans: PlanFacts[]; priceModel: PriceModel; url: string }): OfferLeaf[] {
  const currency = plans.find((plan) => plan.currency)?.currency;
  const offers = plans.flatMap(({ name, kind, price, currency: priceCurrency, unit }): OfferLeaf[] => {
    const named = name ? { name: name.value } : {};
    if (kind === 'free') return [{ ...freeOffer(url, currency), ...named }];
    return kind === 'paid' && price !== null && priceCurrency ? [{ ...paidOffer({ price, priceCurrency, unit, url }), ...named }] : [];
  });
  return offers.length === 0 && priceModel === 'free' ? [freeOffer(url)] : offers;
}

/** The offer of something with one price or none. */
export const singleOffer = ({ price, currency, url }: { price: number | null; currency: string | null; url: string }): OfferLeaf =>
  price !== null && currency ? paidOffer({ price, priceCurrency: currency, unit: null, url }) : freeOffer(url);
