import { getMessages } from 'next-intl/server';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { SignInLink } from '@/features/accounts/components/account-menu';
import { listTopIds } from '@/features/search/queries';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { buttonStyles } from '@/ui/button-styles';
import { Section } from '@/ui/section';
import { PageTop } from '../page-top';
import { cardTexts } from '../tools/card-texts';
import { listCards } from '../tools/cards';
import { ToolCards } from '../tools/tool-cards';
import { Favorites } from './favorites';

export const generateMetadata = unlistedPageMetadata('bookmarks', routes.favorites);

export default async function FavoritesPage() {
  const locale = await pageLocale();
  const [messages, ids] = await Promise.all([getMessages(), listTopIds({ sort: 'bookmarks', limit: TOOLS_PER_PAGE })]);
  const { bookmarks } = messages;
  const popular = await listCards({ ids, locale });
  return (
    <>
      <PageTop locale={locale} name={bookmarks.title} />
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
        {popular.length > 0 && (
          <Section title={bookmarks.popular}>
            <ToolCards tools={popular} locale={locale} />
          </Section>
        )}
      </Favorites>
    </>
  );
}
