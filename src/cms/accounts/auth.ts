import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { admin, jwt } from 'better-auth/plugins';
import { createLocalReq, type Payload } from 'payload';
import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';
import { SESSION_REFRESH_SECONDS, SESSION_SECONDS } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { AUTH_COOKIE_PREFIX } from '@/domain/session-cookies';
import { env, IS_HTTPS } from '@/env';
import { keyring } from '@/keys';
import { findAccount } from './account-of';
import { assurance } from './assurance';
import { accountsDatabase } from './database';
import { emailSignIn } from './email-sign-in';
import { followIdentity } from './follow-identity';
import { forgetTokens } from './forget-tokens';
import { accountMessages } from './messages';
import { passwordRules } from './password-rules';
import { retiredSecret } from './retired-secret';
import { signInPlugins } from './sign-in-plugins';
import { dropForeignPassword, signUps } from './sign-ups';
import { forgetUnconfirmed } from './unconfirmed';

/** Only to disable accounts; roles belong to the content model. */
const disabling = admin({ bannedUserMessage: 'This account has been disabled.' });

/** Tokens with which the owner's other services can check a session. */
const tokens = () =>
  jwt({
    disableSettingJwtHeader: true,
    jwks: { jwksPath: '/jwks', keyPairConfig: { alg: 'ES256' } },
    jwt: {
      issuer: env.SITE_URL,
      audience: env.SITE_URL,
      expirationTime: '15m',
      definePayload: ({ session }) => ({ aal: session.aal, session_id: session.id }),
    },
  });

function createAuth(payload: Payload) {
  const messages = accountMessages(payload);
  const context = () => authFor(payload).$context;
  const actions = {
    markVerified: async (id: string): Promise<void> => {
      await (await context()).internalAdapter.updateUser(id, { emailVerified: true });
    },
    forgetLinks: async (id: string): Promise<void> => forgetTokens(await createLocalReq({}, payload), id),
    hasAccount: async (id: string): Promise<boolean> => Boolean(await findAccount(payload, id)),
    dropForeignPassword: async (id: string, request: Request | undefined): Promise<void> => dropForeignPassword(await context(), id, request),
  };
  const { forgetLinks } = actions;
  return betterAuth({
    appName: env.PRODUCT_NAME,
    baseURL: env.SITE_URL,
    basePath: '/api/auth',
    secrets: [...keyring('accounts').keys].map(([version, value]) => ({ version, value })),
    database: accountsDatabase(),
    telemetry: { enabled: false },
    trustedOrigins: [env.SITE_URL],
    logger: {
      level: 'error',
      log: (level, message, ...details) => payload.logger[level === 'error' ? 'error' : 'warn']({ msg: `accounts: ${message}`, details }),
    },
    onAPIError: {
      errorURL: `${env.SITE_URL}${routes.login}`,
      // A refusal is an answer, not a server error.
      onError: (error) => {
        if (!isAPIError(error) || error.statusCode >= 500) payload.logger.error({ err: error, msg: 'accounts: a request failed' });
      },
    },
    // Requests are limited before they get here, by address and by account.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: AUTH_COOKIE_PREFIX,
      useSecureCookies: IS_HTTPS,
      defaultCookieAttributes: { path: '/', sameSite: 'lax', httpOnly: true },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: 'uuid' },
    },
    user: {
      additionalFields: { language: { type: 'string', required: false, input: true } },
      changeEmail: { enabled: true },
      // An address that the provider hasn't verified may belong to somebody else.
      validateUserInfo: async ({ user, source }) =>
        source.method === 'oauth' && !user.emailVerified
          ? { error: 'email_not_verified', errorDescription: 'The provider has not verified this email address' }
          : undefined,
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_REFRESH_SECONDS,
      // Better Auth would ask for a fresh session to list sessions, too; `assurance` asks only where it matters.
      freshAge: 0,
      additionalFields: { aal: { type: 'string', required: true, defaultValue: 'aal1', input: false } },
    },
    verification: { storeIdentifier: 'hashed' },
    account: {
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, allowDifferentEmails: true, allowUnlinkingAll: false, requireLocalEmailVerified: true },
    },
    ...emailSignIn(messages, actions),
    socialProviders:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { google: { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, prompt: 'select_account' } }
        : {},
    databaseHooks: followIdentity(payload, messages.mail),
    plugins: [
      retiredSecret(),
      ...signInPlugins(payload, messages),
      tokens(),
      disabling,
      passwordRules({ onChanged: messages.passwordChanged, forgetLinks }),
      assurance({ forgetLinks }),
      signUps((email) => forgetUnconfirmed(payload, email)),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

const instances = new WeakMap<Payload, Auth>();

/** Better Auth, set up for this installation. */
export function authFor(payload: Payload): Auth {
  let auth = instances.get(payload);
  if (!auth) {
    auth = createAuth(payload);
    instances.set(payload, auth);
  }
  return auth;
}
