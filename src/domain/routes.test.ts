import { describe, expect, it } from 'vitest';
import { documentPath, localePath, splitLocale } from './routes';

describe('paths and languages', () => {
  it('are at the plain path in English and under /nl in Dutch', () => {
    expect(localePath('/tools/x', 'en')).toBe('/tools/x');
    expect(localePath('/tools/x', 'nl')).toBe('/nl/tools/x');
    expect(localePath('/', 'nl')).toBe('/nl');
  });

  it('leave absolute URLs unchanged', () => {
    expect(localePath('https://example.com/a', 'nl')).toBe('https://example.com/a');
  });

  it('can be separated again, with the internal English prefix too', () => {
    expect(splitLocale('/nl/tools/x')).toEqual({ locale: 'nl', path: '/tools/x' });
    expect(splitLocale('/en/tools')).toEqual({ locale: 'en', path: '/tools' });
    expect(splitLocale('/en')).toEqual({ locale: 'en', path: '/' });
    expect(splitLocale('/nlx/tools')).toEqual({ locale: 'en', path: '/nlx/tools' });
    expect(splitLocale('/')).toEqual({ locale: 'en', path: '/' });
  });

  it('exist for every kind of document with a page', () => {
    expect(documentPath('dictionary-terms', 'agent')).toBe('/dictionary/agent');
    expect(documentPath('users', '1')).toBeNull();
  });
});
