import { getMessages } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { wayBackIn } from '@/domain/way-back';
import { ResetPassword } from '@/features/accounts/components/reset-password';
import { nextPath } from '@/features/accounts/login-path';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { type MailedLinkProps, tokenOf } from '../../mailed-link-page';
import { Trail } from '../../trail';
import { loginPanelProps } from '../panel-props';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('account.resetPassword', routes.resetPassword);

/** For password resets and invitations, and after an address was confirmed in another browser than the one that signed up. */
export default async function ResetPasswordPage(props: MailedLinkProps) {
  const [locale, token, query, { account }] = await Promise.all([pageLocale(), tokenOf(props), props.searchParams, getMessages()]);
  const origin = query.invited === '1' ? 'Invited' : query.confirmed === '1' ? 'Confirmed' : null;
  const settings = await loginPanelProps(locale);
  return (
    <div className="mx-auto max-w-[26rem]">
      <Trail locale={locale} name={account.resetPassword.title} />
      <noscript>
        <p className="mb-5">{settings.texts.needsScript}</p>
      </noscript>
      <ResetPassword settings={settings} texts={account.resetPassword} token={token} origin={origin} next={nextPath(locale, wayBackIn(query).next)} />
    </div>
  );
}
