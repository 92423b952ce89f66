import { getFormatter, getTranslations } from 'next-intl/server';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { Rating } from '@/ui/rating';
import type { ReviewSummary as ReviewSummaryData } from '../queries';

/** Average and distribution of a tool's reviews, overall and per criterion. */
export async function ReviewSummary({ summary }: { summary: ReviewSummaryData }) {
  const [t, reviews, criteria, format] = await Promise.all([
    getTranslations('tools'),
    getTranslations('reviews'),
    getTranslations('criteria'),
    getFormatter(),
  ]);
  if (summary.average === null) return <p className="text-muted">{t('reviewsNone')}</p>;
  const number = (value: number) => format.number(value, RATING_DIGITS);
  const stars = (value: number) => t('ratingOf', { rating: number(value) });
  return (
    <>
      <div className="grid gap-8 rounded-card border border-line bg-surface p-6 sm:grid-cols-2">
        <div>
          <p className="flex items-center gap-3">
            <span className="text-3xl font-bold">{number(summary.average)}</span>
            <span>
              <Rating value={summary.average} label={stars(summary.average)} className="h-5" />
              <span className="block text-sm text-muted">{t('reviewsCount', { count: summary.count })}</span>
            </span>
          </p>
          <ul className="mt-4 grid gap-1.5">
            {summary.distribution.map(({ stars: rating, count }) => (
              <li key={rating} className="flex items-center gap-2 text-xs text-muted">
                <span className="sr-only">{t('starsCount', { stars: rating, count })}</span>
                <span aria-hidden="true" className="w-3 figures">
                  {rating}
                </span>
                <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
                  <span className="block h-full rounded-full bg-rating" style={{ width: `${(count / summary.count) * 100}%` }} />
                </span>
                <span aria-hidden="true" className="w-5 text-right figures">
                  {count}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <dl className="grid content-center gap-2.5 text-sm">
          {summary.criteria.map(({ criterion, average, count, distribution }) => (
            <div key={criterion} className="flex items-center justify-between gap-3">
              <dt>{criteria(criterion)}</dt>
              <dd className="flex items-center gap-2 font-medium figures">
                <span className="sr-only">
                  {reviews('criterionCount', { count })}.{' '}
                  {distribution.map(({ stars: rating, count: of }) => t('starsCount', { stars: rating, count: of })).join(', ')}
                </span>
                <span aria-hidden="true" className="flex h-5 items-end gap-px" title={reviews('criterionCount', { count })}>
                  {[...distribution].reverse().map(({ stars: rating, count: of }) => (
                    <span
                      key={rating}
                      className={`w-1.5 ${of === 0 ? 'bg-line' : 'border-t-2 border-rating-edge bg-rating'}`}
                      style={{ height: `${of === 0 ? 10 : 20 + (of / count) * 80}%` }}
                    />
                  ))}
                </span>
                <Rating value={average} label={stars(average)} className="h-3.5" />
                <span aria-hidden="true">{number(average)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-3 text-xs text-muted">{t('reviewsChecked')}</p>
    </>
  );
}
