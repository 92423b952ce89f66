import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { type MailedLinkProps, tokenOf } from '../../mailed-link-page';
import { MailedButton } from '../mailed-button';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('account.confirmEmail')]);
  return pageMetadata({ title: t('title'), path: routes.confirmEmail, locale, noIndex: true });
}

/** Confirms the address of a new account or a changed one. */
export default async function ConfirmEmailPage(props: MailedLinkProps) {
  const [locale, token, t, login] = await Promise.all([
    pageLocale(),
    tokenOf(props),
    getTranslations('account.confirmEmail'),
    getTranslations('account.login'),
  ]);
  return (
    <MailedButton
      locale={locale}
      texts={{ title: t('title'), ask: t('ask'), button: t('button'), login: login('back') }}
      path="/verify-email"
      token={token}
      fields={{ callbackURL: `${localePath(routes.login, locale)}?confirmed=1` }}
    />
  );
}
