import { createHmac } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { admin, emailOTP, genericOAuth, jwt, magicLink, phoneNumber, twoFactor } from 'better-auth/plugins';
import { createLocalReq, type Payload } from 'payload';
import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';
import {
  EMAIL_LINK_HOURS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SESSION_REFRESH_SECONDS,
  SESSION_SECONDS,
  SIGN_IN_CODE_ATTEMPTS,
  SIGN_IN_CODE_MINUTES,
} from '@/domain/limits';
import { isLocale, type Locale } from '@/domain/locales';
import { isPhoneNumber } from '@/domain/phone-number';
import { requestLanguage } from '@/domain/request-language';
import { routes } from '@/domain/routes';
import { AUTH_COOKIE_PREFIX } from '@/domain/session-cookies';
import type { MailData, MailKind } from '@/emails/mail-data';
import { env } from '@/env';
import { queueMail } from '../mail/queue-mail';
import { siteAddress } from '../site-address';
import { assurance, refuseUnverifiedUser } from './assurance';
import { accountsDatabase } from './database';
import { followIdentity } from './follow-identity';
import { forgetTokens } from './forget-tokens';
import { passwordHashing } from './password';
import { passwordRules } from './password-rules';
import { isMailAddress, phoneAddress } from './phone-address';
import { codeMessage, sendTextMessage } from './sms';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const TOKEN_FOR_OTHERS_SECONDS = 15 * MINUTE;

/** Better Auth's own ways that the site has no use for, or has behind the rules of the admin panel instead. */
const CLOSED_PATHS = [
  '/admin/set-role',
  '/admin/get-user',
  '/admin/create-user',
  '/admin/update-user',
  '/admin/list-users',
  '/admin/list-user-sessions',
  '/admin/unban-user',
  '/admin/ban-user',
  '/admin/impersonate-user',
  '/admin/stop-impersonating',
  '/admin/revoke-user-session',
  '/admin/revoke-user-sessions',
  '/admin/remove-user',
  '/admin/set-user-password',
  '/admin/has-permission',
  '/delete-user',
  '/delete-user/callback',
  '/update-session',
  '/email-otp/request-password-reset',
  '/email-otp/reset-password',
  '/email-otp/request-email-change',
  '/email-otp/change-email',
  '/email-otp/verify-email',
  '/email-otp/check-verification-otp',
  '/forget-password/email-otp',
  '/two-factor/get-totp-uri',
  '/get-access-token',
  '/refresh-token',
  '/account-info',
];

function createAuth(payload: Payload) {
  const mail = async <K extends MailKind>(to: string, kind: K, language: Locale, data: MailData[K], validSeconds?: number) => {
    if (!isMailAddress(to)) return;
    const validUntil = validSeconds ? new Date(Date.now() + validSeconds * 1000) : undefined;
    await queueMail(await createLocalReq({}, payload), { kind, to, language, data, validUntil });
  };
  /** The language a person chose, else that of their request. */
  const languageOf = (user: object | null, request: Request | undefined): Locale => {
    const chosen = user && 'language' in user ? user.language : null;
    return isLocale(chosen) ? chosen : requestLanguage(request?.headers);
  };
  const tellPasswordChanged = async (user: object, request: Request | undefined) => {
    const language = languageOf(user, request);
    if ('email' in user && typeof user.email === 'string')
      await mail(user.email, 'password-changed', language, { resetUrl: siteAddress(routes.forgotPassword, language) });
  };
  const text = (to: string, code: string, headers: Headers | undefined) =>
    sendTextMessage(payload, { to, text: codeMessage(code, requestLanguage(headers)) });

  return betterAuth({
    appName: env.PRODUCT_NAME,
    baseURL: env.SITE_URL,
    basePath: '/api/auth',
    secret: createHmac('sha256', env.PAYLOAD_SECRET).update('accounts').digest('base64url'),
    database: accountsDatabase(),
    telemetry: { enabled: false },
    trustedOrigins: [env.SITE_URL],
    disabledPaths: CLOSED_PATHS,
    logger: {
      level: 'error',
      log: (level, message, ...details) => payload.logger[level === 'error' ? 'error' : 'warn']({ msg: `accounts: ${message}`, details }),
    },
    onAPIError: {
      errorURL: `${env.SITE_URL}${routes.login}`,
      // A refusal is an answer, not a fault of the server.
      onError: (error) => {
        if (!isAPIError(error) || error.statusCode >= 500) payload.logger.error({ err: error, msg: 'accounts: a request failed' });
      },
    },
    // Limits are counted in front of it, by address and by account: see lib/account-door.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: AUTH_COOKIE_PREFIX,
      useSecureCookies: env.SITE_URL.startsWith('https:'),
      defaultCookieAttributes: { path: '/', sameSite: 'lax', httpOnly: true },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: 'uuid' },
    },
    user: {
      additionalFields: { language: { type: 'string', required: false, input: true } },
      changeEmail: { enabled: true },
      // An address that its provider has not checked is worth nothing: it may be somebody else's.
      validateUserInfo: async ({ user, source }) =>
        source.method === 'oauth' && !user.emailVerified
          ? { error: 'email_not_verified', errorDescription: 'The provider has not verified this e-mail address' }
          : undefined,
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_REFRESH_SECONDS,
      // Freshness is asked for by `assurance`, and not for looking at one's own sessions.
      freshAge: 0,
      additionalFields: { aal: { type: 'string', required: true, defaultValue: 'aal1', input: false } },
    },
    verification: { storeIdentifier: 'hashed' },
    account: {
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, allowDifferentEmails: true, allowUnlinkingAll: false, requireLocalEmailVerified: true },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: passwordHashing,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      sendResetPassword: async ({ user, token }, request) => {
        const language = languageOf(user, request);
        await mail(
          user.email,
          'password-reset',
          language,
          { resetUrl: siteAddress(routes.resetPassword, language, { token }), minutes: HOUR / MINUTE },
          HOUR,
        );
      },
      onPasswordReset: async ({ user }, request) => {
        await forgetTokens(await createLocalReq({}, payload), user.id);
        // Whoever holds the mailed link reads the mail of that address: an invitation and a reset prove it like a confirmation. A text message does not.
        if (!user.emailVerified && request?.url.endsWith('/api/auth/reset-password')) {
          await (await authFor(payload).$context).internalAdapter.updateUser(user.id, { emailVerified: true });
          return;
        }
        await tellPasswordChanged(user, request);
      },
      onExistingUserSignUp: async ({ user }, request) => {
        const language = languageOf(user, request);
        await mail(user.email, 'account-known', language, {
          signInUrl: siteAddress(routes.login, language),
          resetUrl: siteAddress(routes.forgotPassword, language),
        });
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: EMAIL_LINK_HOURS * HOUR,
      sendVerificationEmail: async ({ user, token }, request) => {
        const language = languageOf(user, request);
        const isChange = new URL(request?.url ?? env.SITE_URL).pathname.endsWith('/change-email');
        const confirmUrl = siteAddress(routes.confirmEmail, language, { token });
        await mail(
          user.email,
          isChange ? 'email-change' : 'account-verify',
          language,
          { confirmUrl, hours: EMAIL_LINK_HOURS },
          EMAIL_LINK_HOURS * HOUR,
        );
      },
    },
    socialProviders:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { google: { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, prompt: 'select_account' } }
        : {},
    databaseHooks: followIdentity(payload, { mail, languageOf }),
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: SIGN_IN_CODE_MINUTES * MINUTE,
        allowedAttempts: SIGN_IN_CODE_ATTEMPTS,
        storeOTP: 'hashed',
        sendVerificationOTP: async ({ email, otp, type }, ctx) => {
          if (type === 'sign-in')
            await mail(
              email,
              'sign-in-code',
              requestLanguage(ctx?.headers),
              { code: otp, minutes: SIGN_IN_CODE_MINUTES },
              SIGN_IN_CODE_MINUTES * MINUTE,
            );
        },
      }),
      magicLink({
        expiresIn: SIGN_IN_CODE_MINUTES * MINUTE,
        storeToken: 'hashed',
        sendMagicLink: async ({ email, url, token }, ctx) => {
          const language = requestLanguage(ctx?.headers);
          const next = new URL(url).searchParams.get('callbackURL') ?? '';
          const signInUrl = siteAddress(routes.signInLink, language, { token, ...(next ? { next } : {}) });
          await mail(email, 'sign-in-link', language, { signInUrl, minutes: SIGN_IN_CODE_MINUTES }, SIGN_IN_CODE_MINUTES * MINUTE);
        },
      }),
      phoneNumber({
        otpLength: 6,
        expiresIn: SIGN_IN_CODE_MINUTES * MINUTE,
        allowedAttempts: SIGN_IN_CODE_ATTEMPTS,
        requireVerification: true,
        phoneNumberValidator: isPhoneNumber,
        sendOTP: ({ phoneNumber, code }, ctx) => text(phoneNumber, code, ctx?.headers),
        // Not waited for: the time of the answer would tell which numbers have an account.
        sendPasswordResetOTP: ({ phoneNumber, code }, ctx) => {
          text(phoneNumber, code, ctx?.headers).catch((error) => payload.logger.error({ err: error, msg: 'A text message could not be sent' }));
        },
        signUpOnVerification: { getTempEmail: phoneAddress, getTempName: () => '' },
      }),
      genericOAuth({
        config:
          env.OIDC_ISSUER && env.OIDC_CLIENT_ID
            ? [
                {
                  providerId: 'oidc',
                  discoveryUrl: `${env.OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
                  clientId: env.OIDC_CLIENT_ID,
                  clientSecret: env.OIDC_CLIENT_SECRET,
                  scopes: ['openid', 'email', 'profile'],
                  pkce: true,
                },
              ]
            : [],
      }),
      twoFactor({
        issuer: env.PRODUCT_NAME,
        allowPasswordless: true,
        accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * MINUTE },
      }),
      passkey({
        authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
        authentication: { afterVerification: refuseUnverifiedUser },
        rpID: new URL(env.SITE_URL).hostname,
        rpName: env.PRODUCT_NAME,
        origin: env.SITE_URL,
      }),
      jwt({
        disableSettingJwtHeader: true,
        jwks: { jwksPath: '/jwks', keyPairConfig: { alg: 'ES256' } },
        jwt: {
          issuer: env.SITE_URL,
          audience: env.SITE_URL,
          expirationTime: `${TOKEN_FOR_OTHERS_SECONDS}s`,
          definePayload: ({ session }) => ({ aal: session.aal, session_id: session.id }),
        },
      }),
      // Only for accounts that are switched off; roles are those of the content model.
      admin({ bannedUserMessage: 'This account has been disabled.' }),
      passwordRules({ onChanged: tellPasswordChanged }),
      assurance(),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

const instances = new WeakMap<Payload, Auth>();

/** Better Auth with the mails, rules and database of this installation. */
export function authFor(payload: Payload): Auth {
  let auth = instances.get(payload);
  if (!auth) {
    auth = createAuth(payload);
    instances.set(payload, auth);
  }
  return auth;
}
