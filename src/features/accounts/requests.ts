import type { Locale } from '@/domain/locales';
import { callAccount } from './account-client';
import type { Identifier } from './identifier';

// Requests that send something. Responses are the same for known and unknown recipients.

export const sendCode = (to: Identifier, locale: Locale) =>
  'email' in to
    ? callAccount('/email-otp/send-verification-otp', { locale, captcha: true, body: { ...to, type: 'sign-in' } })
    : callAccount('/phone-number/send-otp', { locale, captcha: true, body: { ...to } });

export const sendLink = (email: string, next: string, locale: Locale) =>
  callAccount('/sign-in/magic-link', { locale, captcha: true, body: { email, callbackURL: next } });

export const sendReset = (to: Identifier, locale: Locale) =>
  callAccount('email' in to ? '/request-password-reset' : '/phone-number/request-password-reset', { locale, captcha: true, body: { ...to } });

export const sendConfirmation = (email: string, locale: Locale) =>
  callAccount('/send-verification-email', { locale, captcha: true, body: { email } });
