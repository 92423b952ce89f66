import { type Locale, localeInfo } from '@/domain/locales';
import { labelIn, planKindOptions, planUnitOptions } from '../fields/options';

/** A plan on one line, such as `Pro: $20.00 / month`; '' without a name in the language. */
export function planLine(plan: Record<string, unknown>, locale: Locale): string {
  const name = (plan.name as Partial<Record<Locale, string>> | null)?.[locale];
  if (!name) return '';
  if (plan.kind !== 'paid') return `${name}: ${labelIn(planKindOptions, plan.kind, locale).toLowerCase()}`;
  const price = new Intl.NumberFormat(localeInfo(locale).iso, { style: 'currency', currency: String(plan.currency) }).format(Number(plan.price));
  return `${name}: ${price} / ${labelIn(planUnitOptions, plan.unit, locale).toLowerCase()}`;
}
