import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { hasPeriod } from '@/domain/tool/cost';
import { shownHost } from '@/domain/web-url';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { pricesNote } from '../facts';
import { hasPrices, planPrice } from '../plan-price';
import type { ToolPageData } from '../queries';

/** Plans with prices and the month for which they are known. */
export async function ToolPlans({ tool, locale }: { tool: ToolPageData; locale: Locale }) {
  const [t, costs, priceOf, known] = await Promise.all([
    getTranslations('tools'),
    getTranslations('costs'),
    planPrice(locale),
    pricesNote(tool, locale),
  ]);

  if (tool.plans.length === 0) return <p className="mb-3 text-muted">{t('noPlans')}</p>;
  return (
    <>
      <ul className={`grid gap-3 sm:grid-cols-2 ${tool.plans.length === 4 ? '' : 'md:grid-cols-3'}`}>
        {tool.plans.map((plan, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plans have no identity but their position
          <li key={index} className="rounded-card border border-line bg-surface p-4">
            {plan.name?.value !== priceOf(plan) && (
              <p className="mb-1 text-sm text-muted">{plan.name ? <LocalText text={plan.name} pageLang={locale} /> : t('plan')}</p>
            )}
            <p className="font-semibold">{priceOf(plan)}</p>
            {plan.limits && (
              <p className="mt-1 text-sm">
                <LocalText text={plan.limits} pageLang={locale} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {!hasPrices(tool) && <p className="mt-3 text-muted">{t('onlyFreeKnown')}</p>}
      {tool.plans.some(hasPeriod) && (
        <PageLink
          rel="nofollow"
          href={localePath(routes.toolCosts(tool.slug), locale)}
          className="mt-3 inline-flex min-h-11 items-center text-sm font-semibold text-link"
        >
          {costs('link')}
        </PageLink>
      )}
      {known && (
        <p className="mt-3 text-xs text-muted">
          {`${known} `}
          {tool.pricesUrl && (
            <a href={tool.pricesUrl} rel="nofollow noopener" className="inline-link">
              {`${t('checkAt')} ${shownHost(tool.pricesUrl)}`}
            </a>
          )}
        </p>
      )}
    </>
  );
}
