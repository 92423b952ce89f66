import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { REVIEWS_FOR_A_PAGE, REVIEWS_PER_PAGE } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { parsePageNumber } from '@/domain/page-number';
import { localePath, routes } from '@/domain/routes';
import { ReviewList } from '@/features/reviews/components/review-list';
import { ReviewSummary } from '@/features/reviews/components/review-summary';
import { getReviewSummary, listReviews, reviewRating } from '@/features/reviews/queries';
import { isReviewSort, REVIEW_SORTS, type ReviewSort } from '@/features/reviews/review-sorts';
import { ToolPagination } from '@/features/tools/components/tool-pagination';
import { getTool } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { reviewedApplication } from '@/seo/structured-data/software-application';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { buttonStyles } from '@/ui/button-styles';
import { ChoiceLinks } from '@/ui/choice-links';
import { PageLink } from '@/ui/page-link';
import { shareCard } from '../../../../og/cards';
import { redirectOrNotFound } from '../../../missing';
import { PageTop } from '../../../page-top';

/** Rendered per request, as there is a URL for every order and page. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/tools/[slug]/reviews'>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const reviewsPath = (slug: string, sort: ReviewSort, page = 1) => {
  const query = [...(sort === REVIEW_SORTS[0] ? [] : [`sort=${sort}`]), ...(page > 1 ? [`p=${page}`] : [])].join('&');
  return `${routes.toolReviews(slug)}${query ? `?${query}` : ''}`;
};

async function load({ params, searchParams }: Props) {
  const [locale, { slug }, query] = await Promise.all([pageLocale(), params, searchParams]);
  const tool = (await getTool({ slug, locale })) ?? (await redirectOrNotFound(routes.toolReviews(slug), locale));
  const asked = first(query.sort);
  const sort: ReviewSort = isReviewSort(asked) ? asked : 'newest';
  const summary = await getReviewSummary({ toolId: tool.id });
  return { locale, slug, tool, summary, sort, isSorted: sort === asked, page: parsePageNumber(first(query.p) ?? '1') };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, { locale, slug, tool, summary, sort, isSorted, page: asked }] = await Promise.all([getTranslations('reviews'), load(props)]);
  const page = asked ?? 1;
  return pageMetadata({
    title: page > 1 ? t('titleOfPage', { name: tool.name, page }) : t('titleOf', { name: tool.name }),
    description: t('descriptionOf', { name: tool.name }),
    card: await shareCard({ kind: 'tool', slug, locale }),
    path: reviewsPath(slug, sort, page),
    locale,
    noIndex: page > 1 || isSorted || summary.count < REVIEWS_FOR_A_PAGE,
  });
}

export default async function ToolReviewsPage(props: Props) {
  const [t, { locale, slug, tool, summary, sort, page }] = await Promise.all([getTranslations(), load(props)]);
  if (page === null) notFound();
  const reviews = await listReviews({ toolId: tool.id, sort, page });
  if (!reviews) notFound();
  const toolPath = localePath(routes.tool(slug), locale);
  const reviewed = {
    tool,
    locale,
    summary,
    reviews: reviews.map((review) => ({ ...review, rating: reviewRating(review) })),
    anonymous: t('tools.anonymous'),
  };
  return (
    <>
      <StructuredData things={[reviewedApplication(reviewed)]} />
      <PageTop
        locale={locale}
        name={t('tools.reviews')}
        title={t('reviews.titleOf', { name: tool.name })}
        path={routes.toolReviews(slug)}
        through={[
          { name: t('tools.title'), path: routes.tools },
          { name: tool.name, path: routes.tool(slug) },
        ]}
      />
      <div className="max-w-4xl">
        <ReviewSummary summary={summary} />
        {summary.count > 1 && <SortLinks slug={slug} locale={locale} current={sort} />}
        <ReviewList reviews={reviews} locale={locale} />
        <ToolPagination
          page={page}
          pageCount={Math.ceil(summary.count / REVIEWS_PER_PAGE)}
          hrefOf={(number) => localePath(reviewsPath(slug, sort, number), locale)}
        />
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <PageLink href={`${toolPath}#write-review`} className={buttonStyles('primary')}>
            {t('forms.review.title')}
          </PageLink>
          <PageLink href={toolPath} className="inline-flex min-h-11 items-center text-sm font-semibold text-link">
            {t('reviews.backTo', { name: tool.name })}
          </PageLink>
        </p>
      </div>
    </>
  );
}

async function SortLinks({ slug, locale, current }: { slug: string; locale: Locale; current: ReviewSort }) {
  const t = await getTranslations('reviews');
  return (
    <ChoiceLinks
      label={t('sort')}
      className="mt-8"
      choices={REVIEW_SORTS.map((sort) => ({
        href: localePath(reviewsPath(slug, sort), locale),
        name: t(`sorts.${sort}`),
        isCurrent: sort === current,
      }))}
    />
  );
}
