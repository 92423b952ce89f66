import 'server-only';
import { getFormatter, getTranslations } from 'next-intl/server';
import { cacheTags } from '@/domain/cache-tags';
import { DEFAULT_LOCALE, type Locale } from '@/domain/locales';
import { type CostTerms, type TeamCost, teamCost } from '@/domain/tool/cost';
import type { Team } from '@/domain/tool/team';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { toPlans } from './queries';

/** What costs for teams are computed with, and the day of the exchange rates. */
export const getCostTerms = (): Promise<CostTerms & { day: string }> =>
  cached(
    async () => {
      const { vatRate, day, USD, GBP } = await asVisitor.findGlobal('costs');
      return { vatRate, perEuro: { EUR: 1, USD, GBP }, day };
    },
    ['cost-terms'],
    [cacheTags.costs],
  );

/** Words for costs of a team. */
export async function costTexts(team: Team, locale: Locale) {
  const [t, format] = await Promise.all([getTranslations({ locale, namespace: 'costs' }), getFormatter({ locale })]);
  const amountOf = (value: number) => {
    const amount = format.number(value, { style: 'currency', currency: team.currency, minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
    return t(`per.${team.billing}`, { amount });
  };
  return {
    amountOf: (amount: number) => (amount === 0 ? t('free') : amountOf(amount)),
    /** A cost in one line. */
    costText: (cost: Pick<TeamCost, 'amount' | 'isVatUnknown'> | null) => {
      if (!cost) return t('unknown');
      if (cost.amount === 0) return t('free');
      return cost.isVatUnknown ? `${amountOf(cost.amount)}, ${t('vatUnknown')}` : amountOf(cost.amount);
    },
    /** What the amounts rest on. */
    noteOf: ({ vatRate, day }: { vatRate: number; day: string }) =>
      t('note', {
        vat: team.vat,
        rate: format.number(vatRate / 100, { style: 'percent', maximumFractionDigits: 1 }),
        day: format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' }),
      }),
  };
}

/** What tools cost a team, in one line each, by id. Uncached, since every team differs. */
export async function readCosts({ ids, team, locale }: { ids: number[]; team: Team; locale: Locale }): Promise<Map<number, string>> {
  const [terms, { costText }, tools] = await Promise.all([
    getCostTerms(),
    costTexts(team, locale),
    asVisitor.findByIds('tools', ids, { select: { plans: true } }),
  ]);
  return new Map(tools.map(({ id, plans }) => [id, costText(teamCost(toPlans(plans, DEFAULT_LOCALE), team, terms))]));
}
