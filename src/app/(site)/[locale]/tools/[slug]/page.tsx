import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { FollowLink } from '@/features/follows/components/follow-link';
import { getReviewSummary, listReviews, reviewRating } from '@/features/reviews/queries';
import { hasAlternativesPage, listRivals } from '@/features/search/queries';
import { listPriceHistory, listToolChanges } from '@/features/tools/changes';
import { ChangeList } from '@/features/tools/components/change-list';
import { PriceHistory } from '@/features/tools/components/price-history';
import { ToolFacts } from '@/features/tools/components/tool-facts';
import { SUMMARIZED } from '@/features/tools/components/tool-summary';
import { VisitLink } from '@/features/tools/components/visit-link';
import { getInactiveTool, getTool, type InactiveTool } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { softwareApplication } from '@/seo/structured-data/software-application';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { buttonStyles } from '@/ui/button-styles';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';
import { SectionIndex } from '@/ui/section-index';
import { WithAside } from '@/ui/with-aside';
import { shareCard } from '../../../og/cards';
import { redirectOrNotFound } from '../../missing';
import { PageTop } from '../../page-top';
import { Trail } from '../../trail';
import { listAlternatives, listCards, listInactiveAlternatives } from '../cards';
import { ToolCards } from '../tool-cards';
import { ToolDescription } from './tool-description';
import { ToolPageHeader } from './tool-page-header';
import { ToolReviews } from './tool-reviews';

/** More reviews are on the page of reviews. */
const REVIEWS_SHOWN = 5;
/** All are in the Markdown version. */
const CHANGES_SHOWN = 5;

type Props = PageProps<'/[locale]/tools/[slug]'>;

export const generateStaticParams = () => [];

async function allMetadata({ params }: Props): Promise<Metadata> {
  const [locale, t, { slug }] = await Promise.all([pageLocale(), getTranslations('tools'), params]);
  const path = routes.tool(slug);
  const tool = await getTool({ slug, locale });
  if (tool) {
    const card = await shareCard({ kind: 'tool', slug, locale });
    return pageMetadata({ ...tool.seo, title: tool.seo.title ?? tool.name, card, path, locale });
  }
  const inactive = await getInactiveTool({ slug });
  if (inactive)
    return pageMetadata({ title: t('inactiveTitle', { name: inactive.name }), description: t('inactiveText'), path, locale, noIndex: true });
  return redirectOrNotFound(path, locale);
}

export const generateMetadata = withoutSharing(allMetadata);

interface InactiveToolProps {
  tool: InactiveTool;
  locale: Locale;
}

interface RivalsProps {
  tool: { slug: string; name: string };
  rivals: Awaited<ReturnType<typeof listRivals>>;
  locale: Locale;
}

async function Rivals({ tool, rivals, locale }: RivalsProps) {
  const t = await getTranslations('compare');
  return (
    <p className="mt-4 text-sm">
      {t('versus.more', { name: tool.name })}{' '}
      {rivals.map(({ slug, name }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <PageLink href={localePath(routes.versus(tool.slug, slug), locale)} className="inline-link">
            {name}
          </PageLink>
        </Fragment>
      ))}
    </p>
  );
}

/** The page of a tool that is no longer offered: its successor, alternatives, and what happened to it. */
async function InactiveToolPage({ tool, locale }: InactiveToolProps) {
  const { id, name, successorId } = tool;
  const [t, told, [successor], alternatives, changes] = await Promise.all([
    getTranslations('tools'),
    getTranslations('changes'),
    listCards({ ids: successorId === null ? [] : [successorId], locale }),
    listInactiveAlternatives({ tool, locale }),
    listToolChanges({ toolId: id }),
  ]);
  return (
    <>
      <PageTop
        locale={locale}
        name={name}
        title={t('inactiveTitle', { name })}
        intro={successor ? `${t('inactiveText')} ${t('successor', { name: successor.name })}` : t('inactiveText')}
        through={[{ name: t('title'), path: routes.tools }]}
      />
      {successor && <ToolCards tools={[successor]} locale={locale} heading="h2" />}
      {alternatives.length > 0 && (
        <>
          <h2 className="mt-10 mb-4 text-xl font-bold">{t('inactiveAlternatives')}</h2>
          <ToolCards tools={alternatives} locale={locale} />
        </>
      )}
      {changes.length > 0 && (
        <>
          <h2 className="mt-10 mb-4 text-xl font-bold">{told('ofTool')}</h2>
          <ChangeList changes={changes} locale={locale} isOfOne />
        </>
      )}
      <p className="mt-8">
        <PageLink href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
          {t('title')}
        </PageLink>
      </p>
    </>
  );
}

export default async function ToolPage(props: Props) {
  const [locale, t, { slug }] = await Promise.all([pageLocale(), getTranslations(), props.params]);
  const tool = await getTool({ slug, locale });
  if (!tool) {
    const inactive = await getInactiveTool({ slug });
    if (!inactive) return redirectOrNotFound(routes.tool(slug), locale);
    return (
      <>
        <SharingTags of={allMetadata(props)} />
        <InactiveToolPage tool={inactive} locale={locale} />
      </>
    );
  }

  const [summary, newest, alternatives, hasMore, rivals, changes, prices] = await Promise.all([
    getReviewSummary({ toolId: tool.id }),
    listReviews({ toolId: tool.id, sort: 'newest', page: 1 }),
    listAlternatives({ tool, locale }),
    hasAlternativesPage({ id: tool.id }),
    listRivals({ id: tool.id }),
    listToolChanges({ toolId: tool.id }),
    listPriceHistory({ toolId: tool.id }),
  ]);
  const reviews = (newest ?? []).slice(0, REVIEWS_SHOWN);
  const price = t(`priceModels.${tool.priceModel}`);
  const hasSection = {
    about: true,
    features: tool.features.length > 0,
    plans: true,
    buyerFacts: tool.buyerFacts.length > 0,
    editorial: tool.hasEditorial,
    alternatives: alternatives.length > 0,
    changes: changes.length > 0,
    reviews: true,
  };
  const sections = (Object.keys(hasSection) as (keyof typeof hasSection)[]).filter((id) => hasSection[id]);

  return (
    <>
      <SharingTags of={allMetadata(props)} />
      <StructuredData
        things={[
          softwareApplication({
            tool,
            locale,
            summary,
            reviews: reviews.map((review) => ({ ...review, rating: reviewRating(review) })),
            anonymous: t('tools.anonymous'),
          }),
        ]}
      />
      <Trail locale={locale} name={tool.name} path={routes.tool(tool.slug)} through={[{ name: t('tools.title'), path: routes.tools }]} />
      <WithAside
        title={t('tools.facts')}
        header={
          <ToolPageHeader
            tool={tool}
            locale={locale}
            price={price}
            alternatives={alternatives}
            visit={<VisitLink tool={tool} text={t('tools.visit', { host: tool.host })} />}
          />
        }
        aside={
          <>
            <ToolFacts tool={tool} locale={locale} except={tool.cover ? [] : SUMMARIZED} />
            <p className="mt-4 grid border-t border-line pt-2 print:hidden">
              {[
                { path: routes.correctTool(tool.slug), text: t('forms.correction.link') },
                { path: routes.toolBadge(tool.slug), text: t('sharing.badge.link') },
              ].map(({ path, text }) => (
                <PageLink
                  key={path}
                  href={localePath(path, locale)}
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center text-sm font-semibold text-link"
                >
                  {text}
                </PageLink>
              ))}
            </p>
          </>
        }
      >
        <SectionIndex label={t('tools.onThisPage')} sections={sections.map((id) => ({ id, title: t(`tools.index.${id}`) }))} />
        <ToolDescription tool={tool} locale={locale} />
        {alternatives.length > 0 && (
          <Section
            id="alternatives"
            title={t('tools.alternatives', { name: tool.name })}
            more={hasMore ? { href: localePath(routes.toolAlternatives(tool.slug), locale), label: t('alternatives.more') } : undefined}
          >
            <ToolCards tools={alternatives} locale={locale} />
            {rivals.length > 0 && <Rivals tool={tool} rivals={rivals} locale={locale} />}
          </Section>
        )}
        {changes.length > 0 && (
          <Section id="changes" title={t('changes.ofTool')} more={{ href: localePath(routes.changes, locale), label: t('changes.all') }}>
            {prices.length > 0 && <PriceHistory plans={prices} locale={locale} />}
            <ChangeList changes={changes.slice(0, CHANGES_SHOWN)} locale={locale} isOfOne />
          </Section>
        )}
        <FollowLink to={routes.followTool(tool.slug)} locale={locale} />
        <ToolReviews tool={tool} locale={locale} summary={summary} reviews={reviews} />
      </WithAside>
      <div className="action-bar lg:hidden print:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{tool.name}</span>
          <span className="block text-xs text-muted">{price}</span>
        </span>
        <VisitLink tool={tool} text={t('tools.visitShort')} />
      </div>
    </>
  );
}
