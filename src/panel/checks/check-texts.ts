import type { DueCheck } from '@/cms/fact-checks/due-checks';
import type { StoredFact, StoredPlan } from '@/cms/fact-checks/stored-subject';
import { labelIn, planKindOptions, planUnitOptions } from '@/cms/fields/options';
import { localeInfo, localeOf } from '@/domain/locales';
import { type BuyerFact, buyerFactLabel, buyerFactValueLabel } from '@/domain/tool/buyer-facts';
import type { CheckSubject } from '@/domain/tool/fact-checks';
import { day, written } from '../clock';
import type { PanelTexts } from '../texts';

export const subjectName = (t: PanelTexts, subject: CheckSubject, language: string): string =>
  subject === 'plans' ? t('fields.plans') : buyerFactLabel(subject)[localeOf(language)];

export const valueText = (fact: BuyerFact, values: readonly string[], language: string): string =>
  values.map((value) => buyerFactValueLabel(fact, value)?.[localeOf(language)] ?? value).join(', ');

export const planName = ({ names }: StoredPlan, language: string): string => names[localeOf(language)] ?? names.en ?? names.nl ?? '–';

/** What a paid plan costs and per what, else which kind it is. */
export function planPrice({ kind, price, currency, unit }: StoredPlan, language: string): string {
  const locale = localeOf(language);
  if (kind !== 'paid' || price === null) return labelIn(planKindOptions, kind, locale);
  const amount = new Intl.NumberFormat(localeInfo(locale).iso, { style: 'currency', currency: currency ?? 'USD' }).format(price);
  return unit ? `${amount} / ${labelIn(planUnitOptions, unit, locale).toLowerCase()}` : amount;
}

/** Where it can be checked; null if nobody wrote that down. */
export const sourceOf = ({ fact, plans }: Pick<DueCheck, 'fact' | 'plans'>): string | null => (fact ?? plans)?.sourceUrl ?? null;

const basisText = (t: PanelTexts, { basis, checkedAt }: StoredFact, language: string): string =>
  basis === 'general' || !checkedAt ? t('checks.basis.general') : t(`checks.basis.${basis}`, { date: day(checkedAt, language) });

/** How and when it was known last. */
export function knownText(t: PanelTexts, { fact, plans }: Pick<DueCheck, 'fact' | 'plans'>, language: string): string {
  if (fact) return basisText(t, fact, language);
  if (!plans?.pricesAsOf) return t('checks.basis.undated');
  const month = written(plans.pricesAsOf, language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return t(plans.basis === 'general' ? 'checks.basis.month' : `checks.basis.${plans.basis}In`, { month });
}
