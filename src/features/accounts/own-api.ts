import type { AccountError } from '@/domain/account-errors';
import { accountErrorText } from '@/domain/account-errors';
import type { Locale } from '@/domain/locales';
import type { AccountResult } from './account-client';

const CODES: Record<number, AccountError> = { 401: 'session_not_found', 403: 'reauthentication_needed' };

interface OwnCall {
  locale: Locale;
  method: 'POST' | 'DELETE';
  body?: BodyInit;
}

/** Calls the site's own account endpoints like `callAccount`. Never throws. */
export async function callOwn<T>(path: string, { locale, method, body }: OwnCall): Promise<AccountResult<T>> {
  const headers: Record<string, string> = { 'Accept-Language': locale };
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  const response = await fetch(path, { method, headers, body }).catch(() => null);
  const json = (await response?.json().catch(() => null)) as (T & { errors?: { message?: string }[] }) | null;
  if (response?.ok) return { ok: true, data: json as T };
  const code = CODES[response?.status ?? 0] ?? 'unexpected';
  const message = response && response.status < 500 ? json?.errors?.[0]?.message : undefined;
  return { ok: false, status: response?.status ?? 0, code, message: message ?? accountErrorText(code, locale), reasons: [] };
}
