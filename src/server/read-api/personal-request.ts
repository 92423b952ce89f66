import { SESSION_COOKIE } from '@/domain/session-cookies';

/** True if a session cookie or token is present, valid or not: the response may be private. */
export function mayBeSignedIn(headers: Headers): boolean {
  return headers.has('authorization') || Boolean(headers.get('cookie')?.includes(SESSION_COOKIE));
}
