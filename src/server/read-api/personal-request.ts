import { SESSION_COOKIE } from '@/domain/session-cookies';

/** True for a request with a session cookie or token, valid or not: its answer may be private. */
export function mayBeSignedIn(headers: Headers): boolean {
  return headers.has('authorization') || Boolean(headers.get('cookie')?.includes(SESSION_COOKIE));
}
