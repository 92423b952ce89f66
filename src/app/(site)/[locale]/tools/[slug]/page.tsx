import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { REVIEWS_FOR_A_PAGE } from '@/domain/limits';
import { RATING_CRITERIA, RATING_DIGITS, type RatingCriterion } from '@/domain/rating-criteria';
import { localePath, routes } from '@/domain/routes';
import { audienceTexts } from '@/features/audiences/texts';
import { ReviewForm } from '@/features/reviews/components/review-form';
import { ReviewList } from '@/features/reviews/components/review-list';
import { ReviewSummary } from '@/features/reviews/components/review-summary';
import { getReviewSummary, listReviews, reviewRating } from '@/features/reviews/queries';
import { REVIEW_SORTS } from '@/features/reviews/review-sorts';
import { EditorialPoints } from '@/features/tools/components/editorial-points';
import { FeatureVideo } from '@/features/tools/components/feature-video';
import { ToolFacts } from '@/features/tools/components/tool-facts';
import { ToolPlans } from '@/features/tools/components/tool-plans';
import { VisitLink } from '@/features/tools/components/visit-link';
import { getInactiveTool, getTool } from '@/features/tools/queries';
import { formTexts } from '@/i18n/form-texts';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { softwareApplication } from '@/seo/structured-data/software-application';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { PageLink } from '@/ui/page-link';
import { Rating } from '@/ui/rating';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { SectionIndex } from '@/ui/section-index';
import { TranslationNote } from '@/ui/translation-note';
import { WithAside } from '@/ui/with-aside';
import { shareCard } from '../../../og/cards';
import { redirectOrNotFound } from '../../missing';
import { PrivacyLink } from '../../privacy-link';
import { Trail } from '../../trail';
import { listAlternatives, listCards } from '../cards';
import { ToolCards } from '../tool-cards';
import { ToolPageHeader } from './tool-page-header';

/** Reviews on the tool's own page; the others have a page of their own. */
const REVIEWS_SHOWN = 5;

interface Props {
  params: Promise<{ slug: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
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

export default async function ToolPage({ params }: Props) {
  const [locale, t, general, format, { slug }] = await Promise.all([
    pageLocale(),
    getTranslations('tools'),
    getTranslations('general'),
    getFormatter(),
    params,
  ]);
  const tool = await getTool({ slug, locale });
  const through = [{ name: t('title'), path: routes.tools }];

  if (!tool) {
    const inactive = await getInactiveTool({ slug });
    if (!inactive) return redirectOrNotFound(routes.tool(slug), locale);
    const alternatives = await listCards({ ids: inactive.alternativeIds, locale });
    return (
      <>
        <Trail locale={locale} name={inactive.name} through={through} />
        <PageHeader title={t('inactiveTitle', { name: inactive.name })} intro={t('inactiveText')} />
        {alternatives.length > 0 && (
          <>
            <h2 className="mb-4 text-xl font-bold">{t('inactiveAlternatives')}</h2>
            <ToolCards tools={alternatives} locale={locale} />
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

  const [sharing, prices, summary, reviews, reviewTexts, criteria, forms, reviewForm, alternatives] = await Promise.all([
    getTranslations('sharing'),
    getTranslations('priceModels'),
    getReviewSummary({ toolId: tool.id }),
    listReviews({ toolId: tool.id, sort: 'newest', page: 1 }),
    getTranslations('reviews'),
    getTranslations('criteria'),
    getTranslations('forms'),
    formTexts('review', locale),
    listAlternatives({ tool, locale }),
  ]);
  const shownReviews = (reviews ?? []).slice(0, REVIEWS_SHOWN);
  const rating = tool.editorialRating === null ? null : format.number(tool.editorialRating, RATING_DIGITS);
  const isUntranslated = tool.description !== null && tool.description.lang !== locale;
  const audiences = tool.audiences.map((audience) => ({
    href: localePath(routes.toolsFor(audience), locale),
    name: audienceTexts(audience, locale).name,
  }));

  const sections = [
    { id: 'about', title: t('index.about') },
    ...(tool.features.length > 0 ? [{ id: 'features', title: t('index.features') }] : []),
    { id: 'plans', title: t('index.plans') },
    ...(tool.hasEditorial ? [{ id: 'editorial', title: t('index.editorial') }] : []),
    ...(alternatives.length > 0 ? [{ id: 'alternatives', title: t('index.alternatives') }] : []),
    { id: 'reviews', title: t('index.reviews') },
  ];
  const price = prices(tool.priceModel);

  return (
    <>
      <StructuredData
        things={[
          softwareApplication({
            tool,
            locale,
            summary,
            reviews: shownReviews.map((review) => ({ ...review, rating: reviewRating(review) })),
            anonymous: t('anonymous'),
          }),
        ]}
      />
      <Trail locale={locale} name={tool.name} path={routes.tool(tool.slug)} through={through} />
      <WithAside
        title={t('facts')}
        header={
          <ToolPageHeader
            tool={tool}
            locale={locale}
            price={price}
            audiences={audiences.map(({ name }) => name)}
            alternatives={alternatives}
            visit={<VisitLink tool={tool} text={t('visit', { host: tool.host })} />}
          />
        }
        aside={
          <>
            <ToolFacts tool={tool} locale={locale} audiences={audiences} />
            <p className="mt-4 border-t border-line pt-2 print:hidden">
              <PageLink
                href={localePath(routes.toolBadge(tool.slug), locale)}
                rel="nofollow"
                className="inline-flex min-h-11 items-center text-sm font-semibold text-link"
              >
                {sharing('badge.link')}
              </PageLink>
            </p>
          </>
        }
      >
        <SectionIndex label={t('onThisPage')} sections={sections} />
        {isUntranslated && <TranslationNote text={general('translationEmpty')} />}
        {tool.cover && (
          <img
            src={tool.cover.src}
            width={tool.cover.width}
            height={tool.cover.height}
            alt={tool.cover.alt?.value ?? ''}
            lang={tool.cover.alt?.lang}
            className="mt-8 h-auto w-full rounded-card border border-line"
          />
        )}

        <Section id="about" title={t('about', { name: tool.name })}>
          {tool.description ? (
            <RichText data={tool.description.value} lang={tool.description.lang} />
          ) : (
            <p className="text-muted">{general('noTranslation')}</p>
          )}
        </Section>
        {tool.featureVideo && <FeatureVideo url={tool.featureVideo} label={t('video', { name: tool.name })} hint={general('opensNewTab')} />}
        {tool.features.length > 0 && (
          <Section id="features" title={t('features')}>
            <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
              {tool.features.map((feature) => (
                <li key={feature.value} className="flex gap-2.5 text-base">
                  <Icon name="check" className="mt-1 size-5 text-primary" />
                  <LocalText text={feature} pageLang={locale} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section id="plans" title={t('plans')}>
          <ToolPlans tool={tool} locale={locale} />
        </Section>
        {tool.hasEditorial && (
          <Section id="editorial" title={t('editorial')}>
            <div className="rounded-card border-l-4 border-primary bg-primary-soft p-6">
              {rating !== null && tool.editorialRating !== null && (
                <p className="mb-3 flex items-center gap-2.5 font-bold">
                  <Rating value={tool.editorialRating} label={t('ratingOf', { rating })} className="h-5" />
                  <span aria-hidden="true">{rating}</span>
                </p>
              )}
              {tool.editorialReview && tool.editorialReview.lang !== locale && !isUntranslated && (
                <TranslationNote text={general('translationEmpty')} />
              )}
              {tool.editorialReview && <RichText data={tool.editorialReview.value} lang={tool.editorialReview.lang} />}
              <EditorialPoints tool={tool} locale={locale} />
              <p className="mt-4 text-xs text-muted">{t('editorialNote')}</p>
            </div>
          </Section>
        )}
        {alternatives.length > 0 && (
          <Section id="alternatives" title={t('alternatives', { name: tool.name })}>
            <ToolCards tools={alternatives} locale={locale} narrow />
          </Section>
        )}
        <Section id="reviews" title={t('reviews')}>
          <ReviewSummary summary={summary} />
          {summary.count >= REVIEWS_FOR_A_PAGE && (
            <nav aria-label={reviewTexts('sort')} className="mt-6 flex flex-wrap gap-x-5 gap-y-1">
              {REVIEW_SORTS.map((sort) => (
                <PageLink
                  key={sort}
                  href={localePath(`${routes.toolReviews(tool.slug)}${sort === 'newest' ? '' : `?sort=${sort}`}`, locale)}
                  className="inline-flex min-h-9 items-center text-sm font-semibold text-link"
                >
                  {reviewTexts(`sorts.${sort}`)}
                </PageLink>
              ))}
            </nav>
          )}
          <ReviewList reviews={shownReviews} locale={locale} />
          {summary.count > REVIEWS_SHOWN && (
            <p className="mt-5">
              <PageLink href={localePath(routes.toolReviews(tool.slug), locale)} className={buttonStyles('secondary')}>
                {reviewTexts('all', { count: summary.count })}
              </PageLink>
            </p>
          )}
        </Section>
        <Section id="write-review" title={forms('review.title')}>
          <p className="mb-5 max-w-[60ch] text-muted">{forms('review.intro', { name: tool.name })}</p>
          <ReviewForm
            locale={locale}
            tool={tool.id}
            {...reviewForm}
            criteria={Object.fromEntries(RATING_CRITERIA.map((name) => [name, criteria(name)])) as Record<RatingCriterion, string>}
          />
          <PrivacyLink />
        </Section>
      </WithAside>
      <div className="action-bar lg:hidden print:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{tool.name}</span>
          <span className="block text-xs text-muted">{price}</span>
        </span>
        <VisitLink tool={tool} text={t('visitShort')} />
      </div>
    </>
  );
}
