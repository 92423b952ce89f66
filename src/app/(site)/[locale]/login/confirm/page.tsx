import { localePath, routes } from '@/domain/routes';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { type MailedLinkProps, tokenOf } from '../../mailed-link-page';
import { MailedButton } from '../mailed-button';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('account.confirmEmail', routes.confirmEmail);

/** Confirms the address of a new account or a changed one. */
export default async function ConfirmEmailPage(props: MailedLinkProps) {
  const callbackURL = `${localePath(routes.login, await pageLocale())}?confirmed=1`;
  return <MailedButton texts="confirmEmail" path="/verify-email" token={await tokenOf(props)} fields={{ callbackURL }} />;
}
