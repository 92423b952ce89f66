import { announce } from '@/browser/account-session';
import { pendingRequest } from '@/browser/ask-to-sign-in';
import { accountErrorOf } from '@/domain/account-errors';
import { formMessage } from '@/domain/form-messages';
import type { Locale } from '@/domain/locales';
import { ownPath } from '@/domain/own-path';
import { localePath, routes } from '@/domain/routes';
import { type AccountFailure, type AccountResult, accountFailure, callAccount, passkeyAccess } from './account-client';
import type { LoginTexts } from './account-texts';
import { type Outcome, refused } from './components/action';
import { type Identifier, identifierOf } from './identifier';
import { loginPath } from './login-path';

/** Server settings for signing in; see `loginPanelProps`. */
export interface LoginSettings {
  locale: Locale;
  texts: LoginTexts;
  /** `oidc` is the provider's display name. */
  providers: { google: boolean; oidc: string | null };
  /** True if text messages can be sent. */
  phone: boolean;
  /** True where signing in has to end on this page, by somebody who has an account: no sign-up, no mailed links. */
  inPlace?: boolean;
}

export type Step =
  | { name: 'sign-in'; notice?: Outcome }
  | { name: 'sign-up' }
  | { name: 'code' }
  | { name: 'code-sent'; to: Identifier; signUp?: { name: string; password: string } }
  | { name: 'forgot' }
  | { name: 'phone-reset'; phoneNumber: string }
  | { name: 'mail-sent'; mail: 'confirmSent' | 'linkSent' | 'resetSent'; email: string; notice?: Outcome }
  | { name: 'second-factor' };

type Result = Promise<Outcome | AccountFailure | null>;

/** Context of every step. */
export interface Flow extends LoginSettings {
  /** Prefix of all ids in the panel. */
  id: string;
  /** Path to continue to. */
  next: string;
  /** Input of other steps by field name. */
  typed: Record<string, string>;
  /** Shows another step; null, since there is nothing more to show in this one. */
  go: (step: Step) => null;
  /** Shows another step once something was sent. */
  goAfter: (sending: Promise<AccountResult>, step: Step) => Result;
  /** Call after a successful sign-in: asks for the second factor, or finishes. */
  enter: () => Result;
}

export const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');

/** Without the spaces people paste between groups of digits. */
export const codeOf = (data: FormData) => textOf(data, 'code').replace(/\s/g, '');

/** The field `identifier`, or its error. */
export async function readIdentifier(data: FormData, { locale, phone }: Pick<Flow, 'locale' | 'phone'>): Promise<Identifier | Outcome> {
  const to = await identifierOf(textOf(data, 'identifier'), locale, phone);
  return typeof to === 'string' ? refused('identifier', formMessage(to, locale)) : to;
}

/** Where mailed links lead: to `next` through the login page, with what the person wants there. The server reads it by `domain/way-back`. */
export function wayBack({ locale, next }: Pick<Flow, 'locale' | 'next'>): string {
  const { bookmark } = pendingRequest.read() ?? {};
  // An address that is too long would be refused.
  return ownPath(loginPath(locale, next, bookmark ? { bookmark: String(bookmark) } : {})) ?? localePath(routes.login, locale);
}

/** Signs in, or moves on to the second factor or the confirmation mail. */
export async function signInWithPassword(to: Identifier, password: string, { locale, next, go, enter }: Flow): Result {
  const isMail = 'email' in to;
  const path = isMail ? '/sign-in/email' : '/sign-in/phone-number';
  const body = { ...to, password, ...(isMail ? { callbackURL: wayBack({ locale, next }) } : {}) };
  const result = await callAccount<{ twoFactorRedirect?: boolean }>(path, { locale, body });
  if (result.ok && result.data?.twoFactorRedirect) {
    // Every tab drops the session of the previous account.
    announce();
    return go({ name: 'second-factor' });
  }
  if (result.ok) return enter();
  if (result.code !== 'email_not_verified' || !('email' in to)) return result;
  return go({ name: 'mail-sent', mail: 'confirmSent', email: to.email, notice: { kind: 'bad', text: result.message } });
}

/** Redirects to a provider, which returns to the login page. */
export async function signInWithProvider(provider: 'google' | 'oidc', { locale, next }: Flow): Result {
  const back = loginPath(locale, next);
  const body = { provider, callbackURL: back, errorCallbackURL: back };
  const result = await callAccount<{ url: string }>('/sign-in/social', { locale, body });
  if (!result.ok) return result;
  window.location.assign(result.data.url);
  return null;
}

/** A passkey counts as two factors. */
export async function signInWithPasskey({ locale, enter }: Flow): Result {
  try {
    const { error } = await (await passkeyAccess(locale)).signIn.passkey();
    if (!error) return enter();
    // Any other code comes from the browser and means that its dialog was closed.
    return accountFailure(locale, ('code' in error && accountErrorOf(error.code)) || 'provider_cancelled');
  } catch {
    return accountFailure(locale, 'unexpected');
  }
}
