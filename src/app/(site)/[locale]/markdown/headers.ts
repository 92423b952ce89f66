import type { Locale } from '@/domain/locales';

/** Headers of a Markdown text. Search engines keep the page and not its twin. */
export const markdownHeaders = (locale: Locale) => ({
  'Content-Type': 'text/markdown; charset=utf-8',
  'Content-Language': locale,
  'X-Robots-Tag': 'noindex',
});
