import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { RATING_MAX } from '@/domain/rating-criteria';
import { Rating } from '@/ui/rating';
import { reviewRating, type ToolReviews as ToolReviewsData } from '../queries';

/** Reviews by visitors: average, distribution, criteria and texts. */
export async function ToolReviews({ data, locale }: { data: ToolReviewsData; locale: Locale }) {
  const [t, criteria, format] = await Promise.all([getTranslations('tools'), getTranslations('criteria'), getFormatter()]);
  const number = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const stars = (value: number) => t('ratingOf', { rating: number(value) });
  if (data.average === null) return <p className="text-muted">{t('reviewsNone')}</p>;

  return (
    <>
      <div className="grid gap-8 rounded-card border border-line bg-surface p-6 sm:grid-cols-2">
        <div>
          <p className="flex items-center gap-3">
            <span className="text-3xl font-bold">{number(data.average)}</span>
            <span>
              <Rating value={data.average} label={stars(data.average)} className="h-5" />
              <span className="block text-sm text-muted">{t('reviewsCount', { count: data.count })}</span>
            </span>
          </p>
          <ul className="mt-4 grid gap-1.5">
            {data.distribution.map(({ stars: rating, count }) => (
              <li key={rating} className="flex items-center gap-2 text-xs text-muted">
                <span className="sr-only">{t('starsCount', { stars: rating, count })}</span>
                <span aria-hidden="true" className="w-3 tabular-nums">
                  {rating}
                </span>
                <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
                  <span className="block h-full rounded-full bg-rating" style={{ width: `${(count / data.count) * 100}%` }} />
                </span>
                <span aria-hidden="true" className="w-5 text-right tabular-nums">
                  {count}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <dl className="grid content-center gap-2.5 text-sm">
          {data.criteria.map(({ criterion, average }) => (
            <div key={criterion} className="flex items-center justify-between gap-3">
              <dt>{criteria(criterion)}</dt>
              <dd className="flex items-center gap-2 font-medium tabular-nums">
                <Rating value={average} label={stars(average)} className="h-3.5" />
                <span aria-hidden="true">{number(average)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-3 text-xs text-muted">{t('reviewsChecked')}</p>
      <ul className="mt-6 grid gap-4">
        {data.reviews.map((review) => {
          const rating = reviewRating(review);
          const author = [review.author ?? t('anonymous'), review.location].filter(Boolean).join(', ');
          return (
            <li key={review.id} className="rounded-card border border-line bg-surface p-5">
              <article lang={review.lang === locale ? undefined : review.lang}>
                <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  {review.title}
                  {rating !== null && <Rating value={Math.min(rating, RATING_MAX)} label={stars(rating)} />}
                </h3>
                <p className="mt-2 max-w-[68ch] whitespace-pre-line text-sm">{review.text}</p>
                <p lang={locale} className="mt-3 text-xs text-muted">
                  {t('reviewBy', { author, date: format.dateTime(new Date(review.createdAt), { dateStyle: 'long' }) })}
                </p>
              </article>
            </li>
          );
        })}
      </ul>
    </>
  );
}
