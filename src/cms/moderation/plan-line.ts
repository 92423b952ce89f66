import type { Locale } from '@/domain/locales';

/** A plan on one line, such as `Pro: 20 USD / month`; '' without a name in the language. */
export function planLine(plan: Record<string, unknown>, locale: Locale): string {
  const name = (plan.name as Partial<Record<Locale, string>> | null)?.[locale];
  if (!name) return '';
  return plan.kind === 'paid' ? `${name}: ${plan.price} ${plan.currency} / ${plan.unit}` : `${name}: ${plan.kind}`;
}
