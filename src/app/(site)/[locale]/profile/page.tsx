import { getMessages, getTranslations } from 'next-intl/server';
import { PROFILE_BOOKMARKS } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';
import { ProfileDelete } from '@/features/accounts/components/profile-delete';
import { ProfileDetails, ProfileEmail, ProfilePhone, ProfilePicture } from '@/features/accounts/components/profile-forms';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { ownContent } from '@/server/door/accounts';
import { buttonStyles } from '@/ui/button-styles';
import { PageLink } from '@/ui/page-link';
import { Panel } from '@/ui/panel';
import { Section } from '@/ui/section';
import { loginPanelProps } from '../login/panel-props';
import { readCards } from '../tools/cards';
import { ToolCards } from '../tools/tool-cards';
import { AccountPage, ownUser } from './account-page';
import { OwnReviews, OwnSubmissions } from './own-contributions';
import { OwnFollows } from './own-follows';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('account.profile', routes.profile);

export default async function ProfilePage() {
  const locale = await pageLocale();
  const user = await ownUser(routes.profile, locale);
  const [t, { account }, content, settings] = await Promise.all([
    getTranslations('account.profile'),
    getMessages(),
    ownContent(user, locale),
    loginPanelProps(locale),
  ]);
  const texts = account.profile;
  const common = { locale, shared: account.shared };
  const bookmarks = await readCards({ ids: content.bookmarks.slice(0, PROFILE_BOOKMARKS), locale });
  const { name = null, email = null, phone = null } = user;
  const isOwner = email !== null && email.toLowerCase() === env.ADMIN_EMAIL?.toLowerCase();
  const nothing = (text: string, next: { path: string; text: string }) => (
    <>
      <p className="text-sm text-muted">{text}</p>
      <p className="mt-3">
        <PageLink href={localePath(next.path, locale)} className={buttonStyles('secondary')}>
          {next.text}
        </PageLink>
      </p>
    </>
  );
  const toTools = { path: routes.tools, text: t('browse') };

  return (
    <AccountPage locale={locale} path={routes.profile} title={t('title')} intro={t('intro')} isRestricted={user.restricted}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Panel id="details" title={t('details.title')}>
          <ProfileDetails {...common} name={name ?? ''} language={user.language ?? locale} texts={texts.details} />
        </Panel>
        <Panel id="picture" title={t('picture.title')} intro={t('picture.intro')}>
          <ProfilePicture {...common} account={{ name, email }} texts={texts.picture} />
        </Panel>
        <Panel id="email" title={t('email.title')}>
          <ProfileEmail {...common} email={email} texts={texts.email} />
        </Panel>
        {settings.phone && (
          <Panel id="phone" title={t('phone.title')}>
            <ProfilePhone {...common} phone={phone} texts={texts.phone} />
          </Panel>
        )}
      </div>

      <Section
        title={t('bookmarks')}
        more={bookmarks.length > 0 ? { href: localePath(routes.favorites, locale), label: t('allBookmarks') } : undefined}
      >
        {bookmarks.length > 0 ? <ToolCards tools={bookmarks} locale={locale} /> : nothing(t('noBookmarks'), toTools)}
      </Section>
      <Section id="follows" title={t('follows')}>
        {content.follows.length > 0 ? (
          <OwnFollows follows={content.follows} locale={locale} />
        ) : (
          nothing(t('noFollows'), { path: routes.changes, text: t('toChanges') })
        )}
      </Section>
      <Section title={t('submissions')}>
        {content.submissions.length > 0 ? (
          <OwnSubmissions submissions={content.submissions} locale={locale} />
        ) : (
          nothing(t('noSubmissions'), { path: routes.dropTool, text: t('dropTool') })
        )}
      </Section>
      <Section title={t('reviews')}>
        {content.reviews.length > 0 ? <OwnReviews reviews={content.reviews} locale={locale} /> : nothing(t('noReviews'), toTools)}
      </Section>

      <div className="mt-16 grid items-start gap-6 md:grid-cols-2">
        <Panel id="data" title={t('data.title')} intro={t('data.intro')}>
          <a href={routes.ownDataApi} download className={buttonStyles('secondary')}>
            {t('data.download')}
          </a>
        </Panel>
        <Panel id="delete" title={t('delete.open')} intro={isOwner ? t('delete.owner') : t('delete.intro')} isDangerous={!isOwner}>
          {!isOwner && <ProfileDelete {...common} texts={texts.delete} />}
        </Panel>
      </div>
    </AccountPage>
  );
}
