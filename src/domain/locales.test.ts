import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALE_COOKIE_MAX_AGE_SECONDS, LOCALES, localeOf } from './locales';

describe('the languages of the site', () => {
  it('are English and Dutch with their codes, direction and fallback', () => {
    expect(LOCALES.map(({ code, iso, language, dir, fallback }) => ({ code, iso, language, dir, fallback }))).toEqual([
      { code: 'en', iso: 'en-US', language: 'English', dir: 'ltr', fallback: 'nl' },
      { code: 'nl', iso: 'nl-NL', language: 'Nederlands', dir: 'ltr', fallback: 'en' },
    ]);
  });

  it('default to English, and a choice lasts 365 days', () => {
    expect([DEFAULT_LOCALE, localeOf('fr')]).toEqual(['en', 'en']);
    expect(LOCALE_COOKIE_MAX_AGE_SECONDS).toBe(365 * 24 * 60 * 60);
  });
});
