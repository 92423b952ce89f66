import { type Locale, localeOf } from './locales';

/** The requested language: the site's own scripts send the page's, other clients send Accept-Language. */
export function requestLanguage(headers: Headers | null | undefined): Locale {
  const asked = headers?.get('accept-language')?.slice(0, 2).toLowerCase();
  return localeOf(asked);
}
