import { type AccountError, accountErrorText } from '@/domain/account-errors';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { solveProof } from '@/forms/solve-proof';

export interface AccountFailure {
  ok: false;
  /** 0 without a response. */
  status: number;
  code: AccountError;
  /** In the visitor's language. */
  message: string;
  /** Reasons a password is refused, in the visitor's language. */
  reasons: string[];
  /** In seconds. */
  retryAfter?: number;
}

export type AccountResult<T> = { ok: true; data: T } | AccountFailure;

interface Refusal {
  code?: AccountError;
  message?: string;
  reasons?: { message: string }[];
}

interface CallOptions {
  locale: Locale;
  /** Sent as JSON; without it the call is a GET. */
  body?: Record<string, unknown>;
  /** Solves a proof of work first. */
  captcha?: boolean;
}

const failure = (locale: Locale, status: number, code: AccountError): AccountFailure => ({
  ok: false,
  status,
  code,
  message: accountErrorText(code, locale),
  reasons: [],
});

/** The server takes a younger proof for a bot's. */
const PROOF_AGE_MS = 1600;

/** Calls Better Auth below `/api/auth` in the page's language. Never throws. */
export async function callAccount<T = unknown>(path: string, { locale, body, captcha }: CallOptions): Promise<AccountResult<T>> {
  try {
    const headers: Record<string, string> = { 'Accept-Language': locale };
    if (body) headers['Content-Type'] = 'application/json';
    if (captcha) headers['X-Captcha-Response'] = (await solveProof(PROOF_AGE_MS)) ?? '';
    const response = await fetch(`${routes.authApi}${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, data: json as T };
    const { code = 'unexpected', message, reasons = [] } = (json ?? {}) as Refusal;
    return {
      ...failure(locale, response.status, code),
      ...(message ? { message } : {}),
      reasons: reasons.map((reason) => reason.message),
      ...(response.headers.has('Retry-After') ? { retryAfter: Number(response.headers.get('Retry-After')) } : {}),
    };
  } catch {
    return failure(locale, 0, 'unexpected');
  }
}
