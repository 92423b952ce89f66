const SESSION_COOKIE = 'directory.session_token';

/** True for a request that carries a sign-in, valid or not: its answer may be for one person only. */
export function mayBeSignedIn(headers: Headers): boolean {
  return headers.has('authorization') || Boolean(headers.get('cookie')?.includes(SESSION_COOKIE));
}
