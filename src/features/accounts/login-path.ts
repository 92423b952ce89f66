import type { Locale } from '@/domain/locales';
import { localePath, routes, splitLocale } from '@/domain/routes';

/** The login page returning to `next`. Links and providers come back through it because it may ask for a second factor. */
export const loginPath = (locale: Locale, next: string) => `${localePath(routes.login, locale)}?${new URLSearchParams({ next })}`;

/** A path on this site, or null. Full URLs, `//host`, backslashes and control characters, encoded or not, lead elsewhere in some browsers. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000 || !value.startsWith('/')) return null;
  const decoded = decodedOrNull(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is refused
  if (decoded === null || [value, decoded].some((text) => /^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(text))) return null;
  const base = 'https://own.invalid';
  return new URL(value, base).origin === base ? value : null;
}

function decodedOrNull(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** The requested path if it's on this site, else the profile. */
export function nextPath(locale: Locale, value: unknown): string {
  const path = ownPath(value);
  const isLogin = path !== null && splitLocale(path.replace(/[?#].*/, '')).path === routes.login;
  return path === null || isLogin ? localePath(routes.profile, locale) : path;
}
