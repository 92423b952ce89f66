import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import type { ModerationState } from '@/domain/moderation-states';
import { overallRating, RATING_DIGITS } from '@/domain/rating-criteria';
import { localePath, routes } from '@/domain/routes';
import type { OwnReview, OwnSubmission } from '@/server/door/accounts';
import { PageLink } from '@/ui/page-link';
import { Rating } from '@/ui/rating';

const STATE_STYLES: Record<ModerationState, string> = {
  pending: 'bg-primary-soft text-primary',
  published: 'bg-good-soft text-good',
  rejected: 'bg-bad-soft text-bad',
  unpublished: 'bg-sunken text-muted',
};

interface EntryProps {
  title: ReactNode;
  state: ModerationState;
  reason: string | null;
  date: string;
  children?: ReactNode;
}

/** A contribution and its moderation state. */
async function Entry({ title, state, reason, date, children }: EntryProps) {
  const [t, format] = await Promise.all([getTranslations('account.profile'), getFormatter()]);
  return (
    <li className="py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{title}</span>
        <span className={`rounded-full px-2.5 py-0.5 text-xs font-medium ${STATE_STYLES[state]}`}>{t(`states.${state}`)}</span>
      </div>
      {children}
      <p className="mt-0.5 text-xs text-muted">{format.dateTime(new Date(date), { dateStyle: 'long' })}</p>
      {reason && state !== 'published' && <p className="mt-2 max-w-[62ch] border-l-4 border-line-strong pl-3">{t('reason', { reason })}</p>}
    </li>
  );
}

const LIST = 'divided border-y border-line';

export async function OwnSubmissions({ submissions, locale }: { submissions: OwnSubmission[]; locale: Locale }) {
  return (
    <ul className={LIST}>
      {submissions.map(({ id, name, slug, state, reason, createdAt }) => (
        <Entry
          key={id}
          state={state}
          reason={reason}
          date={createdAt}
          title={
            slug ? (
              <PageLink href={localePath(routes.tool(slug), locale)} className="text-link">
                {name}
              </PageLink>
            ) : (
              name
            )
          }
        />
      ))}
    </ul>
  );
}

export async function OwnReviews({ reviews, locale }: { reviews: OwnReview[]; locale: Locale }) {
  const [t, tools, format] = await Promise.all([getTranslations('account.profile'), getTranslations('tools'), getFormatter()]);
  return (
    <ul className={LIST}>
      {reviews.map((review) => {
        const { id, title, language, tool, isPublic, state, reason, createdAt } = review;
        const rating = overallRating(review.ratings);
        const name = tool?.name ?? t('toolGone');
        return (
          <Entry key={id} state={state} reason={reason} date={createdAt} title={<span lang={language}>{title}</span>}>
            <p className="mt-1 flex flex-wrap items-center gap-x-3">
              {tool && isPublic ? (
                <PageLink href={`${localePath(routes.tool(tool.slug), locale)}#reviews`} className="text-link">
                  {name}
                </PageLink>
              ) : (
                <span className="text-muted">{name}</span>
              )}
              {rating !== null && <Rating value={rating} label={tools('ratingOf', { rating: format.number(rating, RATING_DIGITS) })} />}
            </p>
            {isPublic && state !== 'published' && <p className="mt-1 text-xs text-muted">{t('earlierIsPublic')}</p>}
          </Entry>
        );
      })}
    </ul>
  );
}
