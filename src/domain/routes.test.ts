import { describe, expect, it } from 'vitest';
import { documentPath, localePath, siteAddress, sitePath, splitLocale } from './routes';

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

describe('a path on this site', () => {
  it.each([
    ['/tools/a', '/tools/a'],
    ['/tools/a/', '/tools/a'],
    ['/tools//a//', '/tools/a'],
    ['/nl/tools/a', '/tools/a'],
    ['/en/tools/a?x=1#y', '/tools/a'],
    ['/nl', '/'],
    ['/nl/', '/'],
    ['/', '/'],
    ['/nlp', '/nlp'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
    ['/%74ools', '/tools'],
    ['/old page', '/old%20page'],
    ['/a/../b', '/b'],
    ['/a%2fb', '/a%2Fb'],
    ['/100%', '/100%25'],
  ])('is the same for %s as for %s', (value, path) => {
    expect(sitePath(value)).toBe(path);
  });

  it.each(['', 'tools', '//evil.example', '/\\evil.example', 'https://evil.example/', '/a\nb'])('is not %j', (value) => {
    expect(sitePath(value)).toBeNull();
  });

  it('preserves parameters and fragment in a target', () => {
    expect(siteAddress('/nl/tools/?q=a b#top')).toBe('/tools?q=a%20b#top');
    expect(siteAddress('https://evil.example/')).toBeNull();
  });
});
