import { getMessages } from 'next-intl/server';
import { accountErrorOf, accountErrorText } from '@/domain/account-errors';
import { routes } from '@/domain/routes';
import { SecurityPage } from '@/features/accounts/components/security-page';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { loginPanelProps } from '../../login/panel-props';
import { AccountPage, ownUser } from '../account-page';

export const dynamic = 'force-dynamic';

interface Props {
  /** Set when a provider returns with an error. */
  searchParams: Promise<{ error?: string | string[] }>;
}

export const generateMetadata = unlistedPageMetadata('account.security', routes.security);

export default async function ProfileSecurityPage({ searchParams }: Props) {
  const locale = await pageLocale();
  const user = await ownUser(routes.security, locale);
  const [{ account }, { error }, settings] = await Promise.all([getMessages(), searchParams, loginPanelProps(locale)]);
  return (
    <AccountPage locale={locale} path={routes.security} title={account.security.title} intro={account.security.intro} isRestricted={user.restricted}>
      <SecurityPage
        locale={locale}
        email={user.email ?? null}
        secondFactor={Boolean(user.secondFactor)}
        providers={settings.providers}
        linkError={error === undefined ? null : accountErrorText(accountErrorOf(error) ?? 'provider_failed', locale)}
        texts={account.security}
        shared={account.shared}
      />
    </AccountPage>
  );
}
