import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { listOwnShortlists, listPublicShortlists, viewingAccount } from '@/features/shortlists/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { buttonStyles } from '@/ui/button-styles';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';
import { PageTop } from '../page-top';

/** Shows one's own lists. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('shortlists')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.shortlists, locale, noIndex: true });
}

interface ListedShortlist {
  path: string;
  name: string;
  lang?: Locale;
  about: string;
}

function ShortlistLinks({ lists, locale }: { lists: ListedShortlist[]; locale: Locale }) {
  return (
    <ul className="divided border-y border-line">
      {lists.map(({ path, name, lang, about }) => (
        <li key={path} className="py-3">
          <PageLink href={localePath(path, locale)} rel="nofollow" lang={lang === locale ? undefined : lang} className="font-semibold text-link">
            {name}
          </PageLink>
          <p className="text-sm text-muted">{about}</p>
        </li>
      ))}
    </ul>
  );
}

export default async function ShortlistsPage() {
  const [locale, t, account, own, shared] = await Promise.all([
    pageLocale(),
    getTranslations('shortlists'),
    viewingAccount(),
    listOwnShortlists(),
    listPublicShortlists(),
  ]);
  const yours: ListedShortlist[] = [
    ...(account === null ? [] : [{ path: routes.bookmarksList, name: t('bookmarks'), about: t('bookmarksHint') }]),
    ...own.map(({ address, name, visibility, count }) => ({
      path: routes.shortlist(address),
      name,
      about: `${t('tools', { count })} · ${t(`visibility.${visibility}`)}`,
    })),
  ];
  return (
    <>
      <PageTop locale={locale} name={t('title')} intro={t('intro')} path={routes.shortlists}>
        <p className="mt-6">
          <PageLink href={localePath(routes.newShortlist([]), locale)} rel="nofollow" className={buttonStyles('primary')}>
            {t('new')}
          </PageLink>
        </p>
      </PageTop>
      <Section title={t('yours')} first>
        {yours.length > 0 ? (
          <>
            <p className="mb-3 text-sm text-muted">{t('yoursHint')}</p>
            <ShortlistLinks lists={yours} locale={locale} />
          </>
        ) : (
          <div className="rounded-card border border-dashed border-line-strong p-8">
            <p className="text-muted">{t('none')}</p>
            <PageLink href={localePath(routes.tools, locale)} className={`mt-5 ${buttonStyles('secondary')}`}>
              {t('chooseTools')}
            </PageLink>
          </div>
        )}
      </Section>
      {shared.length > 0 && (
        <Section title={t('public')}>
          <p className="mb-3 text-sm text-muted">{t('publicHint')}</p>
          <ShortlistLinks
            lists={shared.map(({ address, name, language, count }) => ({
              path: routes.shortlist(address),
              name,
              lang: language,
              about: t('tools', { count }),
            }))}
            locale={locale}
          />
        </Section>
      )}
    </>
  );
}
