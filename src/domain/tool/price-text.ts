import type { PlanValues } from './events';
import type { PlanKind, PlanUnit } from './vocabulary';

interface PriceWords {
  /** The messages of `planKinds`. */
  kinds: (kind: Exclude<PlanKind, 'paid'>) => string;
  /** The messages of `planUnits`. */
  units: (unit: PlanUnit, values: { price: string }) => string;
  amount: (value: number, style: { style: 'currency'; currency: string; minimumFractionDigits: number }) => string;
}

/** The price of a plan in words. */
export function priceText({ kind, price, currency, unit }: Pick<PlanValues, 'kind' | 'price' | 'currency' | 'unit'>, words: PriceWords): string {
  if (kind !== 'paid') return words.kinds(kind);
  if (price === null || !currency || !unit) return words.kinds('contact');
  const amount = words.amount(price, { style: 'currency', currency, minimumFractionDigits: Number.isInteger(price) ? 0 : 2 });
  return words.units(unit, { price: amount });
}
