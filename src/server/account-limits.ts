import { RESEND_SECONDS } from '@/domain/limits';
import type { RateLimit } from './rate-limit';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Messages to one account. */
const MESSAGES: RateLimit[] = [
  { points: 1, seconds: RESEND_SECONDS },
  { points: 6, seconds: HOUR },
];

/** Rate limits per network address and per account. With `failures`, a success resets them. */
export interface AccountLimits {
  paths: RegExp;
  byAddress: RateLimit;
  byIdentity?: RateLimit[];
  failures?: boolean;
  /** Requires a proof of work: these requests send mail or text messages to any address, or create accounts. */
  captcha?: boolean;
}

export const ACCOUNT_LIMITS: Record<string, AccountLimits> = {
  signIn: {
    paths: /^\/(?:sign-in\/(?:email|phone-number|email-otp)|two-factor\/.*|phone-number\/(?:verify|reset-password)|reset-password|change-password)$/,
    byAddress: { points: 60, seconds: 15 * MINUTE },
    byIdentity: [{ points: 10, seconds: 15 * MINUTE }],
    failures: true,
  },
  signUp: { paths: /^\/sign-up\/.*$/, byAddress: { points: 20, seconds: HOUR }, byIdentity: [{ points: 5, seconds: HOUR }], captcha: true },
  send: {
    paths:
      /^\/(?:sign-in\/magic-link|email-otp\/send-verification-otp|phone-number\/(?:send-otp|request-password-reset)|request-password-reset|send-verification-email)$/,
    byAddress: { points: 30, seconds: HOUR },
    byIdentity: MESSAGES,
    captcha: true,
  },
  changeEmail: {
    paths: /^\/change-email$/,
    byAddress: { points: 20, seconds: HOUR },
    byIdentity: MESSAGES,
  },
  other: { paths: /./, byAddress: { points: 600, seconds: 10 * MINUTE } },
};

/** The field that names the account; other requests count against the signed-in account. */
export const IDENTITY_FIELDS: Record<string, 'email' | 'phoneNumber'> = {
  '/sign-in/email': 'email',
  '/sign-in/email-otp': 'email',
  '/sign-in/magic-link': 'email',
  '/sign-up/email': 'email',
  '/email-otp/send-verification-otp': 'email',
  '/request-password-reset': 'email',
  '/send-verification-email': 'email',
  '/sign-in/phone-number': 'phoneNumber',
  '/phone-number/send-otp': 'phoneNumber',
  '/phone-number/verify': 'phoneNumber',
  '/phone-number/request-password-reset': 'phoneNumber',
  '/phone-number/reset-password': 'phoneNumber',
};

/** Minimum duration of a response, so that it doesn't reveal whether an account exists. */
export const EVEN_TIME_MS = 400;
