import { describe, expect, it } from 'vitest';
import { inLocale } from './localized';

const field = (value: unknown) => value as string;

describe('a field read in all languages', () => {
  it('returns the text of the page’s language', () => {
    expect(inLocale(field({ en: 'Hello', nl: 'Hallo' }), 'nl')).toEqual({ value: 'Hallo', lang: 'nl' });
  });

  it('returns the other language, marked as such, when the translation is missing or blank', () => {
    expect(inLocale(field({ en: 'Hello' }), 'nl')).toEqual({ value: 'Hello', lang: 'en' });
    expect(inLocale(field({ en: 'Hello', nl: '  ' }), 'nl')).toEqual({ value: 'Hello', lang: 'en' });
    expect(inLocale(field({ en: null, nl: 'Hallo' }), 'en')).toEqual({ value: 'Hallo', lang: 'nl' });
  });

  it('counts rich text without paragraphs as missing', () => {
    expect(inLocale(field({ en: { root: { children: [] } } }), 'en')).toBeNull();
  });

  it('returns nothing without a value in any language', () => {
    expect(inLocale(field({}), 'en')).toBeNull();
    expect(inLocale(field(null), 'en')).toBeNull();
  });
});
