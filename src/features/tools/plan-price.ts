import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { priceText } from '@/domain/tool/price-text';
import type { ToolPageData } from './queries';

type ToolPlan = ToolPageData['plans'][number];

/** Whether the plans say what a tool costs: a free one alone says it of a free tool only. */
export const hasPrices = ({ plans, priceModel }: Pick<ToolPageData, 'plans' | 'priceModel'>): boolean =>
  priceModel === 'free' ? plans.length > 0 : plans.some(({ kind }) => kind !== 'free');

/** The paid plan with the lowest price; undefined if there is none or their prices can't be compared. */
export function cheapestPlan(plans: ToolPlan[]): ToolPlan | undefined {
  const [first, ...others] = plans.filter(({ price }) => price !== null).toSorted((a, b) => Number(a.price) - Number(b.price));
  return others.every(({ unit, currency }) => unit === first?.unit && currency === first?.currency) ? first : undefined;
}

/** What a plan costs and, if that is known, includes, on one line of plain text. */
export async function planLine(locale: Locale): Promise<(plan: ToolPlan) => string> {
  const priceOf = await planPrice(locale);
  return (plan) => (plan.limits ? `${priceOf(plan)} (${plan.limits.value})` : priceOf(plan));
}

/** Formats the price of a plan. */
export async function planPrice(locale: Locale): Promise<(plan: Pick<ToolPlan, 'kind' | 'price' | 'currency' | 'unit'>) => string> {
  const [kinds, units, format] = await Promise.all([
    getTranslations({ locale, namespace: 'planKinds' }),
    getTranslations({ locale, namespace: 'planUnits' }),
    getFormatter({ locale }),
  ]);
  return (plan) => priceText(plan, { kinds, units, amount: format.number });
}
