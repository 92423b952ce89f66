import type { Locale } from '@/domain/locales';
import { localePath, routes, splitLocale } from '@/domain/routes';
import { ownPath } from './own-path';

/** The login page that leads on to a path. Links and providers come back through it, since it asks for a second factor where there is one. */
export const loginPath = (locale: Locale, next: string) => `${localePath(routes.login, locale)}?${new URLSearchParams({ next })}`;

/** Where somebody goes after signing in: the path they asked for if it is one of this site, else their profile. */
export function nextPath(locale: Locale, value: unknown): string {
  const path = ownPath(value);
  const isLogin = path !== null && splitLocale(path.replace(/[?#].*/, '')).path === routes.login;
  return path === null || isLogin ? localePath(routes.profile, locale) : path;
}
