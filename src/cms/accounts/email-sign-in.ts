import type { BetterAuthOptions } from 'better-auth';
import { EMAIL_LINK_HOURS, PASSWORD_LINK_MINUTES, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { siteAddress } from '../site-address';
import { type AccountMessages, languageOf, wayBackOf } from './messages';

type EmailOptions = Required<Pick<BetterAuthOptions, 'emailAndPassword' | 'emailVerification'>>;

interface EmailActions extends Record<'markVerified' | 'forgetLinks', (id: string) => Promise<void>> {
  hasAccount: (id: string) => Promise<boolean>;
  dropForeignPassword: (id: string, request: Request | undefined) => Promise<void>;
}

/**
 * Sign-in by email address and password, and the confirmation of addresses.
 * @param actions `markVerified` writes that an identity has proved its address; `forgetLinks` invalidates links that set its password; `hasAccount`
 * tells an identity with an account from a sign-up that waits; `dropForeignPassword` deletes its password unless the browser behind the request
 * chose it
 */
export function emailSignIn(
  { mail, passwordChanged }: AccountMessages,
  { markVerified, forgetLinks, hasAccount, dropForeignPassword }: EmailActions,
): EmailOptions {
  return {
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: PASSWORD_LINK_MINUTES * 60,
      sendResetPassword: async ({ user, token }, request) => {
        const language = languageOf(user, request);
        const resetUrl = siteAddress(routes.resetPassword, language, { token });
        await mail(user.email, 'password-reset', language, { resetUrl, minutes: PASSWORD_LINK_MINUTES }, PASSWORD_LINK_MINUTES * 60);
      },
      onPasswordReset: async ({ user }, request) => {
        await forgetLinks(user.id);
        // A mailed link (invitation or reset) proves the address like a confirmation does; a text message doesn't.
        if (!user.emailVerified && request?.url.endsWith('/api/auth/reset-password')) await markVerified(user.id);
        else await passwordChanged(user, request);
      },
      onExistingUserSignUp: async ({ user }, request) => {
        const language = languageOf(user, request);
        const data = { signInUrl: siteAddress(routes.login, language), resetUrl: siteAddress(routes.forgotPassword, language) };
        await mail(user.email, 'account-known', language, data);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      // The account door sends a new link after a sign-in, within the limits of mails.
      sendOnSignIn: false,
      autoSignInAfterVerification: true,
      beforeEmailVerification: async ({ id }, request) => {
        // An identity with an account was invited or proved an earlier address: its password is no stranger's.
        if (!(await hasAccount(id))) await dropForeignPassword(id, request);
      },
      expiresIn: EMAIL_LINK_HOURS * 60 * 60,
      sendVerificationEmail: async ({ user, token, url }, request) => {
        const language = languageOf(user, request);
        const data = { confirmUrl: siteAddress(routes.confirmEmail, language, { token, ...wayBackOf(url) }), hours: EMAIL_LINK_HOURS };
        const kind = (await hasAccount(user.id)) ? 'email-change' : 'account-verify';
        await mail(user.email, kind, language, data, EMAIL_LINK_HOURS * 60 * 60);
      },
    },
  };
}
