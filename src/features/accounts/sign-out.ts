import { announce } from '@/browser/account-session';
import type { Locale } from '@/domain/locales';
import { callAccount } from './account-client';

/** Answers that mean that there is no session any longer. */
const GONE = [401, 403, 404];

/** Signs out in this browser and tells every tab. @returns what went wrong in the visitor's language, or null */
export async function signOut(locale: Locale): Promise<string | null> {
  const answer = await callAccount('/sign-out', { locale, body: {} });
  if (!answer.ok && !GONE.includes(answer.status)) return answer.message;
  announce();
  return null;
}
