import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { loginPath, nextPath } from '@/features/accounts/login-path';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { type MailedLinkProps, tokenOf } from '../../mailed-link-page';
import { MailedButton } from '../mailed-button';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('account.signInLink')]);
  return pageMetadata({ title: t('title'), path: routes.signInLink, locale, noIndex: true });
}

/** Signs in through the login page, which asks for a second factor if needed. */
export default async function SignInLinkPage(props: MailedLinkProps) {
  const [locale, token, { next }, t, login] = await Promise.all([
    pageLocale(),
    tokenOf(props),
    props.searchParams,
    getTranslations('account.signInLink'),
    getTranslations('account.login'),
  ]);
  const back = loginPath(locale, nextPath(locale, next));
  return (
    <MailedButton
      locale={locale}
      texts={{ title: t('title'), ask: t('ask'), button: t('button'), login: login('back') }}
      path="/magic-link/verify"
      token={token}
      fields={{ callbackURL: back, errorCallbackURL: back }}
    />
  );
}
