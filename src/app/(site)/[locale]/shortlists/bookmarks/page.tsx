import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SHORTLIST_LIMITS } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { BOOKMARKS_LIST } from '@/domain/shortlists';
import { ONE_PERSON } from '@/domain/tool/team';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { ownContent } from '@/server/door/accounts';
import { readShortlist } from '@/server/door/shortlists';
import { PageTop } from '../../page-top';
import { ownUser } from '../../profile/account-page';
import { FilledShortlistForm } from '../form-page';

/** Rendered per request, for the account of the person who asks. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('shortlists')]);
  return pageMetadata({ title: t('bookmarks'), path: routes.bookmarksList, locale, noIndex: true });
}

/** Leads to the list of one's bookmarks, or makes it: until it is saved, it is only a form. */
export default async function BookmarksListPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('shortlists')]);
  const user = await ownUser(routes.bookmarksList, locale);
  const known = await readShortlist(BOOKMARKS_LIST, { user: user.id, key: null });
  if (known) redirect(localePath(routes.shortlist(known.address), locale));
  const { bookmarks } = await ownContent(user, locale);
  return (
    <>
      <PageTop locale={locale} name={t('bookmarks')} intro={t('bookmarksHint')} through={[{ name: t('title'), path: routes.shortlists }]} />
      <FilledShortlistForm
        list={BOOKMARKS_LIST}
        revision={0}
        visibility="private"
        name={t('bookmarks')}
        entries={bookmarks.slice(0, SHORTLIST_LIMITS.bookmarks).map((tool) => ({ tool, note: '' }))}
        team={ONE_PERSON}
        weights={null}
        locale={locale}
      />
    </>
  );
}
