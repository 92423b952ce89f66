import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { misfitOf, mostPeople, planCost, teamCost } from '@/domain/tool/cost';
import { filteredToolsPath, parseToolFilters } from '@/domain/tool/filters';
import { ONE_PERSON, parseTeam } from '@/domain/tool/team';
import { TeamFields } from '@/features/tools/components/team-fields';
import { costTexts, getCostTerms } from '@/features/tools/costs';
import { planPrice } from '@/features/tools/plan-price';
import { getTool, type ToolPageData } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { buttonStyles } from '@/ui/button-styles';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { shareCard } from '../../../../og/cards';
import { redirectOrNotFound } from '../../../missing';
import { PageTop } from '../../../page-top';

/** Rendered per request, as there is a page for every team. */
export const dynamic = 'force-dynamic';

/** Shown before the reader has filled in a team. */
const EXAMPLE = { ...ONE_PERSON, seats: 5 };

type Props = PageProps<'/[locale]/tools/[slug]/costs'>;

async function load({ params, searchParams }: Props) {
  const [locale, { slug }, query] = await Promise.all([pageLocale(), params, searchParams]);
  const tool = (await getTool({ slug, locale })) ?? (await redirectOrNotFound(routes.toolCosts(slug), locale));
  return { locale, tool, team: parseTeam(query) ?? EXAMPLE };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, { locale, tool }] = await Promise.all([getTranslations('costs'), load(props)]);
  return pageMetadata({
    title: t('titleOf', { name: tool.name }),
    description: t('descriptionOf', { name: tool.name }),
    card: await shareCard({ kind: 'tool', slug: tool.slug, locale }),
    path: routes.toolCosts(tool.slug),
    locale,
    noIndex: true,
  });
}

export default async function ToolCostsPage(props: Props) {
  const [t, { locale, tool, team }] = await Promise.all([getTranslations('costs'), load(props)]);
  const terms = await getCostTerms();
  const [{ noteOf }, cheapest] = [await costTexts(team, locale), teamCost(tool.plans, team, terms)];
  return (
    <>
      <PageTop
        locale={locale}
        name={t('link')}
        title={t('titleOf', { name: tool.name })}
        intro={t('intro')}
        path={routes.toolCosts(tool.slug)}
        through={[
          { name: (await getTranslations('tools'))('title'), path: routes.tools },
          { name: tool.name, path: routes.tool(tool.slug) },
        ]}
      />
      <div className="max-w-4xl">
        <form action={localePath(routes.toolCosts(tool.slug), locale)} method="get" className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5">
          <TeamFields team={team} locale={locale} />
          <button type="submit" className={buttonStyles('primary')}>
            {t('show')}
          </button>
        </form>
        <h2 className="mt-10 mb-4 text-xl font-bold">{t('row', { seats: team.seats })}</h2>
        {tool.plans.length === 0 && <p className="text-muted">{t('noPlans', { name: tool.name })}</p>}
        {tool.plans.length > 0 && !cheapest && <p className="mb-4 text-muted">{t('none', { seats: team.seats })}</p>}
        <ul className="grid gap-3 sm:grid-cols-2">
          {tool.plans.map((plan, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: plans have no identity but their position
            <PlanCost key={index} plan={plan} isCheapest={plan === cheapest?.plan} {...{ team, terms, locale }} />
          ))}
        </ul>
        <p className="mt-4 text-sm text-muted">{noteOf(terms)}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <PageLink
            rel="nofollow"
            href={localePath(filteredToolsPath({ ...parseToolFilters({}), team }), locale)}
            className={buttonStyles('secondary')}
          >
            {t('all')}
          </PageLink>
          <PageLink href={localePath(routes.tool(tool.slug), locale)} className={buttonStyles('secondary')}>
            {t('back', { name: tool.name })}
          </PageLink>
        </p>
      </div>
    </>
  );
}

interface PlanCostProps {
  plan: ToolPageData['plans'][number];
  isCheapest: boolean;
  team: NonNullable<ReturnType<typeof parseTeam>>;
  terms: Awaited<ReturnType<typeof getCostTerms>>;
  locale: Awaited<ReturnType<typeof pageLocale>>;
}

/** What a plan costs the team, or why that isn't known. */
async function PlanCost({ plan, isCheapest, team, terms, locale }: PlanCostProps) {
  const [t, tools, priceOf, { costText }] = await Promise.all([
    getTranslations('costs'),
    getTranslations('tools'),
    planPrice(locale),
    costTexts(team, locale),
  ]);
  const cost = planCost(plan, team, terms);
  const reason = cost ? null : misfitOf(plan, team);
  const isVatUnknown = plan.kind === 'paid' && plan.vat === null;
  return (
    <li className={`rounded-card border bg-surface p-4 ${isCheapest ? 'border-primary' : 'border-line'}`}>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span>{plan.name ? <LocalText text={plan.name} pageLang={locale} /> : tools('plan')}</span>
        {isCheapest && <span className="rounded-full bg-primary-soft px-2 text-xs font-medium text-primary">{t('cheapest')}</span>}
      </p>
      <p className="mt-1 text-lg font-semibold">{reason === 'people' ? priceOf(plan) : costText(cost && { amount: cost.valueOf(), isVatUnknown })}</p>
      <p className="mt-1 text-sm text-muted">
        {reason ? t(`reasons.${reason}`, { most: mostPeople(plan) }) : t('listed', { price: priceOf(plan) })}
        {plan.minSeats !== null && plan.minSeats > 1 && ` ${t('fewest', { count: plan.minSeats })}`}
      </p>
    </li>
  );
}
