import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { SignInLink } from '@/features/accounts/components/sign-in-link';
import { listMostBookmarkedIds } from '@/features/search/queries';
import { toolCardIcons } from '@/features/tools/components/tool-card-icons';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { listCards } from '../tools/cards';
import { ToolCards } from '../tools/tool-cards';
import { Trail } from '../trail';
import { Favorites } from './favorites';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('bookmarks')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.favorites, locale, noIndex: true });
}

export default async function FavoritesPage() {
  const locale = await pageLocale();
  const [t, ids] = await Promise.all([getTranslations('bookmarks'), listMostBookmarkedIds()]);
  const popular = await listCards({ ids, locale });
  return (
    <>
      <Trail locale={locale} name={t('title')} />
      <PageHeader title={t('title')} />
      <Favorites
        locale={locale}
        texts={{
          label: t.raw('label'),
          one: t('one'),
          many: t.raw('many'),
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          browse: t('browse'),
          loading: t('loading'),
          loadFailed: t('loadFailed'),
          retry: t('retry'),
          more: t('more'),
        }}
        browsePath={localePath(routes.tools, locale)}
        icons={{ ...toolCardIcons(), bookmark: <Icon name="bookmark" className="size-4" /> }}
      >
        <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
          <p className="text-lg font-semibold">{t('inviteTitle')}</p>
          <p className="mt-1 max-w-[60ch] text-muted">{t('invite')}</p>
          <p className="mt-5">
            <SignInLink locale={locale} className={buttonStyles('primary')}>
              {t('signIn')}
            </SignInLink>
          </p>
        </div>
        {popular.length > 0 && (
          <Section title={t('popular')}>
            <ToolCards tools={popular} locale={locale} />
          </Section>
        )}
      </Favorites>
    </>
  );
}
