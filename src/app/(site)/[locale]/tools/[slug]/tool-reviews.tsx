import { getTranslations } from 'next-intl/server';
import { REVIEWS_FOR_A_PAGE } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { ReviewForm } from '@/features/reviews/components/review-form';
import { ReviewList } from '@/features/reviews/components/review-list';
import { ReviewSummary } from '@/features/reviews/components/review-summary';
import type { ReviewData, ReviewSummary as Summary } from '@/features/reviews/queries';
import { REVIEW_SORTS } from '@/features/reviews/review-sorts';
import type { ToolPageData } from '@/features/tools/queries';
import { buttonStyles } from '@/ui/button-styles';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';
import { PrivacyLink } from '../../privacy-link';

interface ToolReviewsProps {
  tool: ToolPageData;
  locale: Locale;
  summary: Summary;
  /** The newest ones; the others are on a page of reviews. */
  reviews: ReviewData[];
}

/** Ratings and the newest reviews by visitors, and the form to add one. */
export async function ToolReviews({ tool, locale, summary, reviews }: ToolReviewsProps) {
  const t = await getTranslations();
  return (
    <>
      <Section id="reviews" title={t('tools.reviews')}>
        <ReviewSummary summary={summary} />
        {summary.count >= REVIEWS_FOR_A_PAGE && (
          <nav aria-label={t('reviews.sort')} className="mt-6 flex flex-wrap gap-x-5 gap-y-1">
            {REVIEW_SORTS.map((sort) => (
              <PageLink
                key={sort}
                href={localePath(`${routes.toolReviews(tool.slug)}${sort === 'newest' ? '' : `?sort=${sort}`}`, locale)}
                className="inline-flex min-h-9 items-center text-sm font-semibold text-link"
              >
                {t(`reviews.sorts.${sort}`)}
              </PageLink>
            ))}
          </nav>
        )}
        <ReviewList reviews={reviews} locale={locale} />
        {summary.count > reviews.length && (
          <p className="mt-5">
            <PageLink href={localePath(routes.toolReviews(tool.slug), locale)} className={buttonStyles('secondary')}>
              {t('reviews.all', { count: summary.count })}
            </PageLink>
          </p>
        )}
      </Section>
      <Section id="write-review" title={t('forms.review.title')}>
        <p className="mb-5 max-w-[60ch] text-muted">{t('forms.review.intro', { name: tool.name })}</p>
        <ReviewForm locale={locale} tool={tool.id} />
        <PrivacyLink />
      </Section>
    </>
  );
}
