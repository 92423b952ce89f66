import { RESEND_SECONDS } from '@/domain/limits';
import type { RateLimit } from './rate-limit';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Messages that one sender asks for. */
const MESSAGES: RateLimit[] = [
  { points: 1, seconds: RESEND_SECONDS },
  { points: 6, seconds: HOUR },
];

/**
 * Limits of a group of endpoints. A sender is a network address, or a device that signed in to the account before: strangers can't use up its
 * attempts.
 */
export interface AccountLimits {
  paths: RegExp;
  bySender: RateLimit;
  /** Per account and sender. In a session the account alone counts. */
  byAccount?: RateLimit[];
  /** A success resets `byAccount` and the brake. */
  failures?: boolean;
  /** Requires a proof of work: these requests send mail or text messages to any address, or create accounts. */
  captcha?: boolean;
  /** Sends to the address or number in the request. */
  sends?: boolean;
}

/** Attempts per account from all unknown devices together, after which each of them needs a proof of work. Never a refusal: that would lock people out. */
export const BRAKE: RateLimit = { points: 10, seconds: 15 * MINUTE };

/** Messages to one address or number that unknown devices ask for, wherever they are. */
export const RECEIVED: RateLimit = { points: 30, seconds: HOUR };

export const ACCOUNT_LIMITS: Record<string, AccountLimits> = {
  signIn: {
    paths: /^\/(?:sign-in\/(?:email|phone-number|email-otp)|two-factor\/.*|phone-number\/(?:verify|reset-password)|reset-password|change-password)$/,
    bySender: { points: 60, seconds: 15 * MINUTE },
    byAccount: [{ points: 10, seconds: 15 * MINUTE }],
    failures: true,
  },
  send: {
    paths:
      /^\/(?:sign-in\/magic-link|email-otp\/send-verification-otp|phone-number\/(?:send-otp|request-password-reset)|request-password-reset|send-verification-email)$/,
    bySender: { points: 30, seconds: HOUR },
    byAccount: MESSAGES,
    captcha: true,
    sends: true,
  },
  signUp: {
    paths: /^\/sign-up\/.*$/,
    bySender: { points: 20, seconds: HOUR },
    byAccount: [{ points: 5, seconds: HOUR }],
    captcha: true,
    sends: true,
  },
  changeEmail: { paths: /^\/change-email$/, bySender: { points: 20, seconds: HOUR }, byAccount: MESSAGES, sends: true },
  other: { paths: /./, bySender: { points: 600, seconds: 10 * MINUTE } },
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
