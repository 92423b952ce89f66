import { announce, currentSession } from '@/browser/account-session';
import { forgetPerson } from '@/browser/forget-person';
import { retryingFetch } from '@/browser/retrying-fetch';
import { type AccountError, accountErrorText } from '@/domain/account-errors';
import { formMessage } from '@/domain/form-messages';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { solveProof } from '@/forms/solve-proof';
import { duration, fill } from './account-texts';
import type { Identifier } from './identifier';

export interface AccountFailure {
  ok: false;
  /** 0 without a response. */
  status: number;
  code: AccountError;
  /** In the visitor's language, with the time to wait. */
  message: string;
  /** Reasons a password is refused, in the visitor's language. */
  reasons: string[];
  /** In seconds, or 0. */
  retryAfter: number;
}

export type AccountResult<T = unknown> = { ok: true; data: T } | AccountFailure;

/** Answer of Better Auth (`code`, `reasons`) or of the site's own endpoints (`errors`). */
interface Refusal {
  code?: AccountError;
  reasons?: { message: string }[];
  errors?: { message?: string }[];
}

interface CallOptions {
  locale: Locale;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON, or as a form. */
  body?: Record<string, unknown> | FormData;
  /** Solves a proof of work first. */
  captcha?: boolean;
}

/** Errors for responses without a code. */
const CODES: Record<number, AccountError> = { 401: 'session_not_found', 403: 'reauthentication_needed' };

/** The server takes a younger proof for a bot's. */
const PROOF_AGE_MS = 1600;

export const accountFailure = (locale: Locale, code: AccountError, status = 0): AccountFailure => ({
  ok: false,
  status,
  code,
  message: accountErrorText(code, locale),
  reasons: [],
  retryAfter: 0,
});

async function failureIn(response: Response, locale: Locale): Promise<AccountFailure> {
  const { status, headers } = response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  const failure = accountFailure(locale, refusal?.code ?? CODES[status] ?? 'unexpected', status);
  const text = (status < 500 && refusal?.errors?.[0]?.message) || failure.message;
  const retryAfter = Number(headers.get('Retry-After'));
  const wait = fill(formMessage('retryIn', locale), { time: duration(retryAfter, locale) });
  return {
    ...failure,
    message: retryAfter ? `${text.replace(/\.?$/, '.')} ${wait}` : text,
    reasons: refusal?.reasons?.map(({ message }) => message) ?? [],
    retryAfter,
  };
}

/** Calls Better Auth (a path below `/api/auth`) or an own endpoint (a path below `/api`) in the page's language. Never throws. */
export async function callAccount<T = unknown>(path: string, options: CallOptions): Promise<AccountResult<T>> {
  const { locale, body, captcha, method = body ? 'POST' : 'GET' } = options;
  try {
    const headers: Record<string, string> = { 'Accept-Language': locale };
    const isForm = body instanceof FormData;
    if (body && !isForm) headers['Content-Type'] = 'application/json';
    if (captcha) headers['X-Captcha-Response'] = (await solveProof(PROOF_AGE_MS)) ?? '';
    const address = path.startsWith('/api/') ? path : `${routes.authApi}${path}`;
    const response = await retryingFetch(address, { method, headers, body: isForm ? body : body && JSON.stringify(body) });
    if (response.ok) return { ok: true, data: (await response.json().catch(() => null)) as T };
    const failure = await failureIn(response, locale);
    // After many failed attempts at an account, signing in needs a proof of work as well.
    return failure.code === 'captcha_failed' && !captcha ? callAccount(path, { ...options, captcha: true }) : failure;
  } catch {
    return accountFailure(locale, 'unexpected');
  }
}

// Requests that send something. Responses are the same for known and unknown recipients.

export const sendCode = (to: Identifier, locale: Locale) =>
  'email' in to
    ? callAccount('/email-otp/send-verification-otp', { locale, captcha: true, body: { ...to, type: 'sign-in' } })
    : callAccount('/phone-number/send-otp', { locale, captcha: true, body: { ...to } });

export const sendLink = (email: string, callbackURL: string, locale: Locale) =>
  callAccount('/sign-in/magic-link', { locale, captcha: true, body: { email, callbackURL } });

export const sendReset = (to: Identifier, locale: Locale) =>
  callAccount('email' in to ? '/request-password-reset' : '/phone-number/request-password-reset', { locale, captcha: true, body: { ...to } });

export const sendConfirmation = (email: string, callbackURL: string, locale: Locale) =>
  callAccount('/send-verification-email', { locale, captcha: true, body: { email, callbackURL } });

/** Better Auth's passkey client, loaded on first use. */
export async function passkeyAccess(locale: Locale) {
  const [{ createAuthClient }, { passkeyClient }] = await Promise.all([import('better-auth/client'), import('@better-auth/passkey/client')]);
  return createAuthClient({
    baseURL: window.location.origin,
    basePath: routes.authApi,
    plugins: [passkeyClient()],
    fetchOptions: { headers: { 'Accept-Language': locale } },
  });
}

/** Statuses of a session that has ended. */
const GONE = [401, 403, 404];

/** Empties this browser's storage of the person who has signed out, and tells every tab. */
function forgetSignedOut(): void {
  const session = currentSession();
  forgetPerson(session.state === 'signed-in' ? session.account.id : undefined);
  announce();
}

/** Signs out and tells every tab. @returns an error in the visitor's language, or null */
export async function signOut(locale: Locale): Promise<string | null> {
  const result = await callAccount('/sign-out', { locale, body: {} });
  if (!result.ok && !GONE.includes(result.status)) return result.message;
  forgetSignedOut();
  return null;
}

/** Ends the person's sessions on all devices, this one included. @returns why it didn't, or null */
export async function signOutEverywhere(locale: Locale): Promise<AccountFailure | null> {
  const result = await callAccount('/revoke-sessions', { locale, body: {} });
  // Another device may have ended this one's session before.
  if (!result.ok && result.status !== 401) return result;
  forgetSignedOut();
  return null;
}
