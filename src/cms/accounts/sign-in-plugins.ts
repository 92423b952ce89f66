import { passkey } from '@better-auth/passkey';
import { emailOTP, genericOAuth, magicLink, phoneNumber, twoFactor } from 'better-auth/plugins';
import type { Payload } from 'payload';
import { SIGN_IN_CODE_ATTEMPTS, SIGN_IN_CODE_MINUTES } from '@/domain/limits';
import { requestLanguage } from '@/domain/locales';
import { isPhoneNumber } from '@/domain/phone-number';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import { siteAddress } from '../site-address';
import { refuseUnverifiedUser } from './assurance';
import { type AccountMessages, wayBackOf } from './messages';
import { phoneAddress } from './phone-address';

const CODE_SECONDS = SIGN_IN_CODE_MINUTES * 60;
const CODE = { otpLength: 6, expiresIn: CODE_SECONDS, allowedAttempts: SIGN_IN_CODE_ATTEMPTS };
const LOCKOUT = { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * 60 };

function openIdProvider() {
  if (!env.OIDC_ISSUER || !env.OIDC_CLIENT_ID) return [];
  return [
    {
      providerId: 'oidc',
      discoveryUrl: `${env.OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      scopes: ['openid', 'email', 'profile'],
      pkce: true,
      // Otherwise ID tokens would be believed without a signature when the provider's keys can't be found.
      requireIdTokenVerification: true,
    },
  ];
}

/** All ways to sign in except password and Google: mailed code or link, phone number, OpenID Connect, passkey; and the second factor. */
export const signInPlugins = (payload: Payload, { mail, text }: AccountMessages) => [
  emailOTP({
    ...CODE,
    storeOTP: 'hashed',
    sendVerificationOTP: async ({ email, otp, type }, ctx) => {
      const data = { code: otp, minutes: SIGN_IN_CODE_MINUTES };
      if (type === 'sign-in') await mail(email, 'sign-in-code', requestLanguage(ctx?.headers), data, CODE_SECONDS);
    },
  }),
  magicLink({
    expiresIn: CODE_SECONDS,
    storeToken: 'hashed',
    sendMagicLink: async ({ email, url, token }, ctx) => {
      const language = requestLanguage(ctx?.headers);
      const signInUrl = siteAddress(routes.signInLink, language, { token, ...wayBackOf(url) });
      await mail(email, 'sign-in-link', language, { signInUrl, minutes: SIGN_IN_CODE_MINUTES }, CODE_SECONDS);
    },
  }),
  phoneNumber({
    ...CODE,
    requireVerification: true,
    phoneNumberValidator: isPhoneNumber,
    sendOTP: ({ phoneNumber: to, code }, ctx) => text(to, code, ctx?.headers),
    // Not awaited: the response time would reveal which numbers have an account.
    sendPasswordResetOTP: ({ phoneNumber: to, code }, ctx) => {
      text(to, code, ctx?.headers).catch((error) => payload.logger.error({ err: error, msg: 'Could not send a text message' }));
    },
    signUpOnVerification: { getTempEmail: phoneAddress, getTempName: () => '' },
  }),
  genericOAuth({ config: openIdProvider() }),
  twoFactor({ issuer: env.PRODUCT_NAME, allowPasswordless: true, accountLockout: LOCKOUT }),
  passkey({
    authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
    authentication: { afterVerification: refuseUnverifiedUser },
    rpID: new URL(env.SITE_URL).hostname,
    rpName: env.PRODUCT_NAME,
    origin: env.SITE_URL,
  }),
];
