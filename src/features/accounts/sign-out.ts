import { announce } from '@/browser/account-session';
import type { Locale } from '@/domain/locales';
import { callAccount } from './account-client';

/** Statuses of a session that has ended. */
const GONE = [401, 403, 404];

/** Signs out and tells every tab. @returns an error in the visitor's language, or null */
export async function signOut(locale: Locale): Promise<string | null> {
  const answer = await callAccount('/sign-out', { locale, body: {} });
  if (!answer.ok && !GONE.includes(answer.status)) return answer.message;
  announce();
  return null;
}
