import { getFormatter, getTranslations } from 'next-intl/server';
import { type Locale, localeInfo } from '@/domain/locales';
import type { PlanPrices } from '@/domain/tool/price-history';
import { dayText } from '../facts';
import { planPrice } from '../plan-price';

const WIDTH = 320;
const HEIGHT = 72;
const LINE = 2;
const MONTH_MS = 30 * 24 * 3_600_000;

/** The outline of a price over time, as steps from zero upwards that end today. */
function stepsOf(points: PlanPrices['points'], now: number): string {
  const days = points.map(({ since }) => (since === null ? null : Date.parse(since)));
  const first = days[0] ?? Number(days[1]) - MONTH_MS;
  const span = Math.max(now - first, 1);
  const highest = Math.max(...points.map(({ price }) => price));
  const x = (day: number | null) => Math.round((WIDTH * ((day ?? first) - first)) / span);
  const y = (price: number) => Math.round(HEIGHT - LINE - (HEIGHT - 2 * LINE) * (price / highest));
  const steps = points.map(({ price }, index) => `${index === 0 ? 'M' : 'H'}${x(days[index] ?? null)}${index === 0 ? ' ' : 'V'}${y(price)}`);
  return `${steps.join('')}H${WIDTH}`;
}

/** How the price of each plan changed: drawn, and in a table. */
export async function PriceHistory({ plans, locale }: { plans: PlanPrices[]; locale: Locale }) {
  const [t, tools, format, priceOf] = await Promise.all([
    getTranslations('changes.prices'),
    getTranslations('tools'),
    getFormatter(),
    planPrice(locale),
  ]);
  const now = Date.now();
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2">
      {plans.map(({ plan, points }) => {
        const name = plan.name[locale] ?? plan.name[localeInfo(locale).fallback] ?? tools('plan');
        const steps = stepsOf(points, now);
        return (
          <div key={`${name} ${plan.unit}`} className="rounded-card border border-line bg-surface p-4">
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-18 w-full text-link" aria-hidden="true">
              <path d={`${steps}V${HEIGHT}H0Z`} fill="currentColor" fillOpacity={0.12} />
              <path d={steps} fill="none" stroke="currentColor" strokeWidth={LINE} vectorEffect="non-scaling-stroke" />
            </svg>
            <table className="mt-3 w-full text-sm">
              <caption className="mb-1 text-left font-semibold">{t('of', { plan: name })}</caption>
              <thead>
                <tr className="text-xs text-muted">
                  <th scope="col" className="py-1 text-left font-normal">
                    {t('since')}
                  </th>
                  <th scope="col" className="py-1 text-right font-normal">
                    {t('price')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {points.toReversed().map(({ since, price }) => (
                  <tr key={since} className="border-t border-line">
                    <td className="py-1">
                      {since ? <time dateTime={since.slice(0, 'yyyy-mm-dd'.length)}>{dayText(format, since)}</time> : t('earlier')}
                    </td>
                    <td className="py-1 text-right">{priceOf({ ...plan, price })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </div>
  );
}
