import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { localePath, routes } from '@/domain/routes';
import { Rating } from '@/ui/rating';
import { sendVote } from '../actions';
import { type ReviewData, reviewRating } from '../queries';
import { HelpfulButton } from './helpful-button';

export async function ReviewList({ reviews, locale }: { reviews: ReviewData[]; locale: Locale }) {
  const [t, tools, format] = await Promise.all([getTranslations('reviews'), getTranslations('tools'), getFormatter()]);
  const number = (value: number) => format.number(value, RATING_DIGITS);
  const date = (value: string) => format.dateTime(new Date(value), { dateStyle: 'long' });
  return (
    <ul className="mt-6 grid gap-4">
      {reviews.map((review) => {
        const rating = reviewRating(review);
        const lang = review.lang === locale ? undefined : review.lang;
        const author = [review.author ?? tools('anonymous'), review.location].filter(Boolean).join(', ');
        return (
          <li key={review.id} className="rounded-card border border-line bg-surface p-5">
            <article>
              <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                <bdi lang={lang}>{review.title}</bdi>
                {rating !== null && <Rating value={rating} label={tools('ratingOf', { rating: number(rating) })} />}
              </h3>
              <p dir="auto" lang={lang} className="mt-2 max-w-[68ch] whitespace-pre-line text-sm">
                {review.text}
              </p>
              <p className="mt-3 text-xs text-muted">{tools('reviewBy', { author, date: date(review.createdAt) })}</p>
            </article>
            {review.answer && (
              <div className="mt-4 border-l-4 border-primary pl-4">
                <p className="text-xs font-semibold">{t(review.answer.by === 'maker' ? 'answerMaker' : 'answerEditors')}</p>
                <p dir="auto" className="mt-1 max-w-[68ch] whitespace-pre-line text-sm">
                  {review.answer.text}
                </p>
                {review.answer.answeredAt && <p className="mt-1 text-xs text-muted">{date(review.answer.answeredAt)}</p>}
              </div>
            )}
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
              <HelpfulButton
                review={review.id}
                votes={review.votes}
                label={t('helpfulLabel', { title: review.title })}
                text={t('helpful')}
                many={t.raw('helpfulMany')}
                failed={t('failed')}
                action={sendVote}
              />
              <a
                href={localePath(routes.reportReview(review.id), locale)}
                rel="nofollow"
                aria-label={t('reportLabel', { title: review.title })}
                className="inline-flex min-h-9 items-center text-xs text-muted underline-offset-4 hover:underline"
              >
                {t('report')}
              </a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
