import type { Metadata } from 'next';
import Link from 'next/link';
import { getFormatter, getTranslations } from 'next-intl/server';
import { RATING_CRITERIA, type RatingCriterion } from '@/domain/rating-criteria';
import { REVIEW_SORTS } from '@/domain/review-sorts';
import { localePath, routes } from '@/domain/routes';
import { audienceTexts } from '@/features/audiences/texts';
import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button';
import { ReviewForm } from '@/features/reviews/components/review-form';
import { ReviewList } from '@/features/reviews/components/review-list';
import { ReviewSummary } from '@/features/reviews/components/review-summary';
import { getReviewSummary, listReviews, reviewRating } from '@/features/reviews/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { CompareToggle } from '@/features/tools/components/compare-toggle';
import { EditorialPoints } from '@/features/tools/components/editorial-points';
import { FeatureVideo } from '@/features/tools/components/feature-video';
import { ToolFacts } from '@/features/tools/components/tool-facts';
import { ToolLogo } from '@/features/tools/components/tool-logo';
import { ToolPlans } from '@/features/tools/components/tool-plans';
import { getInactiveTool, getTool } from '@/features/tools/queries';
import { formTexts } from '@/i18n/form-texts';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { softwareApplication } from '@/lib/structured-data/software-application';
import { StructuredData } from '@/lib/structured-data/structured-data';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { Rating } from '@/ui/rating';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { TranslationNote } from '@/ui/translation-note';
import { shareCard } from '../../../og/cards';
import { redirectOrNotFound } from '../../missing';
import { PrivacyLink } from '../../privacy-link';
import { Trail } from '../../trail';
import { listAlternatives, listCards } from '../cards';
import { ToolCards } from '../tool-cards';

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
      </>
    );
  }

  const [bookmarks, sharing, summary, reviews, reviewTexts, criteria, forms, reviewForm, alternatives] = await Promise.all([
    getTranslations('bookmarks'),
    getTranslations('sharing'),
    getReviewSummary({ toolId: tool.id }),
    listReviews({ toolId: tool.id, sort: 'newest', page: 1 }),
    getTranslations('reviews'),
    getTranslations('criteria'),
    getTranslations('forms'),
    formTexts('review', locale),
    listAlternatives({ tool, locale }),
  ]);
  const shownReviews = (reviews ?? []).slice(0, REVIEWS_SHOWN);
  const rating = tool.editorialRating === null ? null : format.number(tool.editorialRating, { minimumFractionDigits: 1 });
  const isUntranslated = tool.description !== null && tool.description.lang !== locale;
  const audiences = tool.audiences.map((audience) => ({
    href: localePath(routes.toolsFor(audience), locale),
    name: audienceTexts(audience, locale).name,
  }));

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
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_19rem] lg:gap-y-0">
        <header className="flex flex-wrap items-start gap-5 lg:col-start-1">
          <ToolLogo logo={tool.logo} size="large" eager />
          <div className="min-w-0 flex-1 basis-64">
            <h1 className="flex flex-wrap items-center gap-x-3 text-3xl font-bold">
              {tool.name}
              {tool.verified && (
                <span
                  title={t('verifiedHint')}
                  className="inline-flex items-center gap-1 rounded-full bg-good-soft px-2.5 py-1 text-xs font-semibold tracking-normal text-good"
                >
                  <Icon name="badge-check" className="size-4" />
                  {t('verified')}
                </span>
              )}
            </h1>
            {tool.tagline && (
              <p className="mt-2 max-w-[60ch] text-lg text-muted">
                <LocalText text={tool.tagline} pageLang={locale} />
              </p>
            )}
            <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
              <a
                href={routes.go(tool.slug)}
                target="_blank"
                rel={tool.affiliate ? 'sponsored nofollow noopener' : 'nofollow noopener'}
                className={buttonStyles('primary')}
              >
                {t('visit', { host: tool.host })}
                <Icon name="arrow-up-right" className="size-4" />
                <span className="sr-only">{general('opensNewTab')}</span>
              </a>
              {rating !== null && tool.editorialRating !== null && (
                <a href="#editorial" className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline">
                  <Rating value={tool.editorialRating} label={t('editorsRating', { rating })} className="h-5" />
                  <span aria-hidden="true">{rating}</span>
                </a>
              )}
            </div>
            <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
              <BookmarkButton
                tool={tool.id}
                label={bookmarks('label', { name: tool.name })}
                icon={<Icon name="bookmark" className="size-4" />}
                text={bookmarks('bookmark')}
              />
              <CompareToggle
                slug={tool.slug}
                name={tool.name}
                label={t('compareAdd', { name: tool.name })}
                icon={<Icon name="scale" className="size-4" />}
                text={t('compare')}
              />
              <ShareButton title={tool.name} path={routes.tool(tool.slug)} locale={locale} />
              {alternatives.length > 0 && (
                <Link
                  prefetch={false}
                  href={localePath(routes.comparison([tool.slug, ...alternatives.slice(0, 2).map(({ slug: other }) => other)]), locale)}
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center text-sm font-semibold text-primary underline-offset-4 hover:underline"
                >
                  {t('compareWithAlternatives')}
                </Link>
              )}
            </div>
            {tool.affiliate && <p className="mt-2 text-xs text-muted">{t('affiliate')}</p>}
          </div>
        </header>

        <aside aria-label={t('facts')} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="rounded-card border border-line bg-surface p-6 lg:sticky lg:top-24">
            <h2 className="mb-4 text-sm font-semibold">{t('facts')}</h2>
            <ToolFacts tool={tool} locale={locale} audiences={audiences} />
            <p className="mt-4 border-t border-line pt-2 print:hidden">
              <Link
                prefetch={false}
                href={localePath(routes.toolBadge(tool.slug), locale)}
                rel="nofollow"
                className="inline-flex min-h-11 items-center text-sm font-semibold text-primary underline-offset-4 hover:underline"
              >
                {sharing('badge.link')}
              </Link>
            </p>
          </div>
        </aside>

        <div className="min-w-0 lg:col-start-1">
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

          <Section title={t('about', { name: tool.name })}>
            {tool.description ? (
              <RichText data={tool.description.value} lang={tool.description.lang} />
            ) : (
              <p className="text-muted">{general('noTranslation')}</p>
            )}
          </Section>
          {tool.featureVideo && <FeatureVideo url={tool.featureVideo} label={t('video', { name: tool.name })} hint={general('opensNewTab')} />}
          {tool.features.length > 0 && (
            <Section title={t('features')}>
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
          <Section title={t('plans')}>
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
                {tool.editorialReview && <RichText data={tool.editorialReview.value} lang={tool.editorialReview.lang} />}
                <EditorialPoints tool={tool} locale={locale} />
                <p className="mt-4 text-xs text-muted">{t('editorialNote')}</p>
              </div>
            </Section>
          )}
          <Section id="reviews" title={t('reviews')}>
            <ReviewSummary summary={summary} />
            {summary.count > 1 && (
              <nav aria-label={reviewTexts('sort')} className="mt-6 flex flex-wrap gap-x-5 gap-y-1">
                {REVIEW_SORTS.map((sort) => (
                  <Link
                    key={sort}
                    prefetch={false}
                    href={localePath(`${routes.toolReviews(tool.slug)}${sort === 'newest' ? '' : `?sort=${sort}`}`, locale)}
                    className="inline-flex min-h-9 items-center text-sm font-semibold text-primary underline-offset-4 hover:underline"
                  >
                    {reviewTexts(`sorts.${sort}`)}
                  </Link>
                ))}
              </nav>
            )}
            <ReviewList reviews={shownReviews} locale={locale} />
            {summary.count > REVIEWS_SHOWN && (
              <p className="mt-5">
                <Link prefetch={false} href={localePath(routes.toolReviews(tool.slug), locale)} className={buttonStyles('secondary')}>
                  {reviewTexts('all', { count: summary.count })}
                </Link>
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
        </div>
      </div>
      {alternatives.length > 0 && (
        <Section title={t('alternatives', { name: tool.name })}>
          <ToolCards tools={alternatives} locale={locale} />
        </Section>
      )}
    </>
  );
}
