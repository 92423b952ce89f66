import { announce } from '@/browser/account-session';
import type { Locale } from '@/domain/locales';
import { callAccount } from './account-client';

/** Statuses of a session that has ended. */
const GONE = [401, 403, 404];

/** Signs out and tells every tab. @returns an error in the visitor's language, or null */
export async function signOut(locale: Locale): Promise<string | null> {
  const result = await callAccount('/sign-out', { locale, body: {} });
  if (!result.ok && !GONE.includes(result.status)) return result.message;
  announce();
  return null;
}
