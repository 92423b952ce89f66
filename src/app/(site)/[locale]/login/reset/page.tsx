import { getMessages } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { ResetPassword } from '@/features/accounts/components/reset-password';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { type MailedLinkProps, tokenOf } from '../../mailed-link-page';
import { Trail } from '../../trail';
import { loginPanelProps } from '../panel-props';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('account.resetPassword', routes.resetPassword);

/** For password resets and invitations. */
export default async function ResetPasswordPage(props: MailedLinkProps) {
  const [locale, token, { invited }, { account }] = await Promise.all([pageLocale(), tokenOf(props), props.searchParams, getMessages()]);
  const settings = await loginPanelProps(locale);
  return (
    <div className="mx-auto max-w-[26rem]">
      <Trail locale={locale} name={account.resetPassword.title} />
      <noscript>
        <p className="mb-5">{settings.texts.needsScript}</p>
      </noscript>
      <ResetPassword settings={settings} texts={account.resetPassword} token={token} isInvited={invited === '1'} />
    </div>
  );
}
