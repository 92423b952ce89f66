import type { Locale } from '@/domain/locales';
import { ownPath } from '@/domain/own-path';
import { localePath, routes, splitLocale } from '@/domain/routes';

/** The login page returning to `next`. Links and providers come back through it because it may ask for a second factor. */
export const loginPath = (locale: Locale, next: string, more: Record<string, string> = {}) =>
  `${localePath(routes.login, locale)}?${new URLSearchParams({ next, ...more })}`;

/** The requested path if it's on this site, else the profile. */
export function nextPath(locale: Locale, value: unknown): string {
  const path = ownPath(value);
  const isLogin = path !== null && splitLocale(path.replace(/[?#].*/, '')).path === routes.login;
  return path === null || isLogin ? localePath(routes.profile, locale) : path;
}
