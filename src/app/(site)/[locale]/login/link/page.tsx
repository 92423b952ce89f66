import { routes } from '@/domain/routes';
import { wayBackIn } from '@/domain/way-back';
import { loginPath, nextPath } from '@/features/accounts/login-path';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { type MailedLinkProps, tokenOf } from '../../mailed-link-page';
import { MailedButton } from '../mailed-button';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('account.signInLink', routes.signInLink);

/** Signs in through the login page, which asks for a second factor if needed. */
export default async function SignInLinkPage(props: MailedLinkProps) {
  const [locale, query] = await Promise.all([pageLocale(), props.searchParams]);
  const wayBack = wayBackIn(query);
  const back = loginPath(locale, nextPath(locale, wayBack.next));
  const fields = { callbackURL: back, errorCallbackURL: back };
  return <MailedButton texts="signInLink" path="/magic-link/verify" token={await tokenOf(props)} fields={fields} wayBack={wayBack} />;
}
