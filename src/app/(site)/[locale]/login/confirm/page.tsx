import { routes } from '@/domain/routes';
import { wayBackIn } from '@/domain/way-back';
import { loginPath, nextPath } from '@/features/accounts/login-path';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { type MailedLinkProps, tokenOf } from '../../mailed-link-page';
import { MailedButton } from '../mailed-button';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('account.confirmEmail', routes.confirmEmail);

/** Confirms the address of a new account or a changed one. */
export default async function ConfirmEmailPage(props: MailedLinkProps) {
  const [locale, query] = await Promise.all([pageLocale(), props.searchParams]);
  const wayBack = wayBackIn(query);
  const callbackURL = loginPath(locale, nextPath(locale, wayBack.next), { confirmed: '1' });
  return <MailedButton texts="confirmEmail" path="/verify-email" token={await tokenOf(props)} fields={{ callbackURL }} wayBack={wayBack} />;
}
