import type { Locale } from '@/domain/locales';

/** Headers of Markdown texts. Search engines index the page, not its twin. */
export const markdownHeaders = (locale: Locale) => ({
  'Content-Type': 'text/markdown; charset=utf-8',
  'Content-Language': locale,
  'X-Robots-Tag': 'noindex',
});
