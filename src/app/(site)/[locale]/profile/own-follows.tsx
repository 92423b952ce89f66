import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { endOwnFollow } from '@/features/follows/actions';
import type { OwnFollow } from '@/server/door/accounts';
import { buttonStyles } from '@/ui/button-styles';
import { PageLink } from '@/ui/page-link';

/** What a person follows, each with a button that ends it. */
export async function OwnFollows({ follows, locale }: { follows: OwnFollow[]; locale: Locale }) {
  const t = await getTranslations('account.profile');
  return (
    <>
      <p className="mb-3 text-sm text-muted">{t('followsHint')}</p>
      <ul className="divided border-y border-line">
        {follows.map(({ id, name, path }) => {
          const shown = name ?? t('followedBookmarks');
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
              {path ? (
                <PageLink href={localePath(path, locale)} className="text-link">
                  {shown}
                </PageLink>
              ) : (
                shown
              )}
              <form action={endOwnFollow}>
                <input type="hidden" name="follow" value={id} />
                <button type="submit" aria-label={t('unfollowOf', { name: shown })} className={buttonStyles('secondary')}>
                  {t('unfollow')}
                </button>
              </form>
            </li>
          );
        })}
      </ul>
    </>
  );
}
