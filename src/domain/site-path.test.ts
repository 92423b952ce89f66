import { describe, expect, it } from 'vitest';
import { siteAddress, sitePath } from './site-path';

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
