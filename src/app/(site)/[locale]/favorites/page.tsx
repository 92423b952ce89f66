import { getMessages } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { SignInLink } from '@/features/accounts/components/account-menu';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { buttonStyles } from '@/ui/button-styles';
import { PageTop } from '../page-top';
import { cardTexts } from '../tools/card-texts';
import { PopularTools } from '../tools/popular-tools';
import { Favorites } from './favorites';

export const generateMetadata = unlistedPageMetadata('bookmarks', routes.favorites);

export default async function FavoritesPage() {
  const locale = await pageLocale();
  const messages = await getMessages();
  const { bookmarks } = messages;
  return (
    <>
      <PageTop locale={locale} name={bookmarks.title} intro={bookmarks.description} />
      <Favorites locale={locale} texts={bookmarks.list} cardTexts={cardTexts(messages)} browsePath={localePath(routes.tools, locale)}>
        <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
          <p className="text-lg font-semibold">{bookmarks.inviteTitle}</p>
          <p className="mt-1 max-w-[60ch] text-muted">{bookmarks.invite}</p>
          <p className="mt-5">
            <SignInLink locale={locale} className={buttonStyles('primary')}>
              {bookmarks.signIn}
            </SignInLink>
          </p>
        </div>
      </Favorites>
      <PopularTools locale={locale} />
    </>
  );
}
