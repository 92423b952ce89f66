import { describe, expect, test } from 'vitest';
import { describePart, fitsOneFile, newest, SITEMAP_MAX_BYTES, SITEMAP_MAX_URLS, type SitemapPage, sitemapIndex, urlEntries } from './render';

const SITE = 'https://site.example';
const page = (path: string, fields: Partial<SitemapPage> = {}): SitemapPage => ({ path, changedAt: null, images: [], ...fields });
const parts = (urls: number, bytes = urls) => [{ urls, bytes }];

describe('a sitemap', () => {
  test('has each page in each language, and each names all of them', () => {
    const entries = urlEntries([page('/tools/a', { changedAt: '2026-11-22T10:00:00.000Z', images: ['/logos/a.svg'] })], SITE)
      .trim()
      .split('\n');
    expect(entries.map((entry) => /<loc>([^<]+)</.exec(entry)?.[1])).toEqual([`${SITE}/tools/a`, `${SITE}/nl/tools/a`]);
    for (const entry of entries) {
      expect([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => `${lang} ${href}`)).toEqual([
        `en ${SITE}/tools/a`,
        `nl ${SITE}/nl/tools/a`,
        `x-default ${SITE}/tools/a`,
      ]);
      expect(entry).toContain('<lastmod>2026-11-22T10:00:00.000Z</lastmod>');
      expect(entry).toContain(`<image:loc>${SITE}/logos/a.svg</image:loc>`);
    }
  });

  test('omits unknown dates', () => expect(urlEntries([page('/contact')], SITE)).not.toContain('lastmod'));

  test('escapes markup', () => {
    expect(urlEntries([page('/a&b"<c>\'')], SITE)).toContain(`<loc>${SITE}/a&amp;b&quot;&lt;c&gt;&#39;</loc>`);
  });

  test('is one file up to 50,000 addresses and 50 MB, and an index beyond', () => {
    expect(fitsOneFile(parts(SITEMAP_MAX_URLS))).toBe(true);
    expect(fitsOneFile(parts(SITEMAP_MAX_URLS + 1))).toBe(false);
    expect(fitsOneFile([...parts(SITEMAP_MAX_URLS), ...parts(2)])).toBe(false);
    expect(fitsOneFile(parts(10, SITEMAP_MAX_BYTES))).toBe(false);
  });

  test('is split for 25,001 pages in two languages', () => {
    const described = describePart(
      'tools-1',
      Array.from({ length: 25_001 }, (_, index) => page(`/tools/tool-${index}`)),
      SITE,
    );
    expect(described.urls).toBe(50_002);
    expect(described.bytes).toBeGreaterThan(50_002 * 100);
    expect(fitsOneFile([described])).toBe(false);
  });

  test('has an index with the date of change of each part', () => {
    const xml = sitemapIndex(
      [
        { name: 'pages', changedAt: '2026-11-22T10:00:00.000Z' },
        { name: 'tools-1', changedAt: null },
      ],
      (name) => `${SITE}/sitemaps/${name}.xml`,
    );
    expect([...xml.matchAll(/<sitemap>(.*)<\/sitemap>/g)].map(([, entry]) => entry)).toEqual([
      `<loc>${SITE}/sitemaps/pages.xml</loc><lastmod>2026-11-22T10:00:00.000Z</lastmod>`,
      `<loc>${SITE}/sitemaps/tools-1.xml</loc>`,
    ]);
  });

  test('uses the latest date of what a page shows', () => {
    expect(newest([null, '2026-01-02T00:00:00.000Z', '2026-01-10T00:00:00.000Z', null])).toBe('2026-01-10T00:00:00.000Z');
    expect(newest([null])).toBeNull();
  });
});
