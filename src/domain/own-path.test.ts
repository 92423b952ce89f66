import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path';

describe('ownPath', () => {
  it.each(['/', '/profile', '/nl/tools/chatgpt?sort=new#reviews', '/admin/collections/tools', '/tools/a%20b', '/go?to=https://other.example//x'])(
    'accepts %s',
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    '/%0a/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/../..//evil.example',
    '/x/%2E%2e//evil.example',
    '/nl//evil.example',
    '/.%2F/evil.example',
    '/%E0%A4%A',
    'javascript:alert(1)',
    '/%2e/%2f..',
    'profile',
    '',
    null,
    ['/profile'],
  ])('rejects %j', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  it('never leads to another site, however often it is resolved', () => {
    const parts = [
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      '\\',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'nl',
      'evil.example',
      'https:',
      '%25',
      '%',
    ];
    const path = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })), { maxLength: 9 }).map((chosen) => `/${chosen.join('')}`);
    const site = 'https://directory.example';
    fc.assert(
      fc.property(path, (given) => {
        let own = ownPath(given);
        for (let time = 0; own !== null && time < 3; time += 1) {
          const { origin, pathname, search, hash } = new URL(own, site);
          expect(origin).toBe(site);
          expect(new URL(pathname, site).origin).toBe(site);
          expect(new URL(decodeURIComponent(pathname), site).origin).toBe(site);
          expect(ownPath(own)).toBe(own);
          own = pathname + search + hash;
        }
      }),
      { numRuns: 20_000 },
    );
  });
});
