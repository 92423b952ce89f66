import { type Locale, localeOf } from './locales';

/** The language of whoever sent a request, as far as they say; the site's own scripts say the language of the page. */
export function requestLanguage(headers: Headers | null | undefined): Locale {
  const asked = headers?.get('accept-language')?.slice(0, 2).toLowerCase();
  return localeOf(asked);
}
