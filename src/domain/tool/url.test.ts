import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toolUrlKey, withScheme } from './url';

describe('the key of a tool’s address', () => {
  it('is the same for addresses of the same tool', () => {
    for (const url of [
      'https://example.com/app?x=1',
      'http://www.EXAMPLE.com:80/app/?x=1',
      'https://example.com:443/app//?x=1#pricing',
      'http://example.com:443/app?utm_source=a&x=1&UTM_Campaign=b&ref=c&gclid=d&source=e&via=f',
      'https://user:secret@example.com/app/index.html?x=1',
      'https://example.com./%61pp?x=1&fbclid=1',
    ]) {
      expect(toolUrlKey(url), url).toBe('example.com/app?x=1');
    }
    expect(toolUrlKey('https://www.example.com/index.html')).toBe('example.com');
  });

  it('has its parameters in order and its percent-encoding normalised', () => {
    expect(toolUrlKey('https://example.com/a%7eb/%e2%82%ac?b=2&a=1')).toBe('example.com/a~b/%E2%82%AC?a=1&b=2');
    expect(toolUrlKey('https://example.com/€')).toBe(toolUrlKey('https://example.com/%e2%82%ac'));
    expect(toolUrlKey('https://example.com/a[b]')).toBe(toolUrlKey('https://example.com/a%5bb%5D'));
  });

  it('has an international name in punycode', () => {
    expect(toolUrlKey('https://Bücher.de')).toBe('xn--bcher-kva.de');
  });

  it('differs by port, path, parameters and subdomain', () => {
    const keys = [
      'https://a.com',
      'https://a.com:8080',
      'https://a.com/App',
      'https://a.com/app',
      'https://a.com?x',
      'https://app.a.com',
      'https://a.com/a%2Fb',
      'https://a.com/a/b',
    ].map(toolUrlKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('preserves a domain called www', () => {
    expect(toolUrlKey('https://www.com')).toBe('www.com');
  });

  it('is null for anything but an http(s) address', () => {
    for (const url of ['', 'example.com', 'ftp://example.com', 'javascript:alert(1)', 'mailto:a@b.co', 'https://'])
      expect(toolUrlKey(url), url).toBeNull();
  });

  it('is idempotent and never fails', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('/index.html', '//', '%2e', '%zz', '%252e', '?utm_a=1', '&b=2', '&a=1', '#x', '\ud800'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({ withQueryParameters: true, withFragments: true }),
          fc
            .tuple(fc.constantFrom('https://www.Example.com/', 'http://www.www.a.b.', 'https://'), fc.array(part))
            .map(([start, parts]) => start + parts.join('')),
          fc.string(),
        ),
        (url) => {
          const key = toolUrlKey(url);
          if (key !== null) expect(toolUrlKey(`https://${key}`)).toBe(key);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('an address as typed', () => {
  it('gets a scheme when it has none', () => {
    expect(withScheme(' example.com ')).toBe('https://example.com');
    expect(withScheme('example.com:8080/app')).toBe('https://example.com:8080/app');
    expect(withScheme('//example.com')).toBe('https://example.com');
    expect(withScheme('')).toBe('');
  });

  it('preserves its scheme', () => {
    for (const url of ['http://example.com', 'HTTPS://example.com', 'javascript:alert(1)', 'mailto:a@b.co', 'data:,x'])
      expect(withScheme(url)).toBe(url);
  });
});
