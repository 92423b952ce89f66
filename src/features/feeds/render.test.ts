import { describe, expect, test } from 'vitest';
import { type FeedData, type FeedEntry, renderFeed } from './render';

const entry = (fields: Partial<FeedEntry> = {}): FeedEntry => ({
  key: 'tools/12',
  title: 'Tool',
  address: 'https://site.example/tools/tool',
  text: 'Does a thing',
  tags: [{ code: 'coding', name: 'Coding' }],
  publishedAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});

const feed = (...entries: FeedEntry[]): FeedData => ({
  title: 'New tools',
  description: 'Newest first',
  locale: 'nl',
  pageAddress: 'https://site.example/nl/tools',
  addresses: { atom: 'https://site.example/feeds/nl/tools.atom', json: 'https://site.example/feeds/nl/tools.json' },
  site: { name: 'Site', address: 'https://site.example/nl' },
  entries,
});

const HOSTILE = '<script>alert(1)</script> ]]> & "quoted" \u0000\ud800';
const json = (data: FeedData) => JSON.parse(renderFeed(data, 'json'));

describe('an Atom feed', () => {
  const atom = renderFeed(feed(entry(), entry({ key: 'tools/11', updatedAt: '2026-11-21T10:00:00.000Z' })), 'atom');

  test('has its language, URL, page and date of change', () => {
    expect(atom).toContain('<feed xml:lang="nl-NL" xmlns="http://www.w3.org/2005/Atom">');
    expect(atom).toContain('<link rel="self" href="https://site.example/feeds/nl/tools.atom"/>');
    expect(atom).toContain('<link rel="alternate" href="https://site.example/nl/tools"/>');
    expect(/<updated>([^<]+)</.exec(atom)?.[1]).toBe('2026-11-21T10:00:00.000Z');
  });

  test('has entries with a stable id and both dates', () => {
    expect([...atom.matchAll(/<id>(tag:[^<]+)</g)].map(([, id]) => id)).toEqual([
      'tag:site.example,2026:nl/tools/12',
      'tag:site.example,2026:nl/tools/11',
    ]);
    expect(atom).toContain('<published>2026-11-01T10:00:00.000Z</published>');
  });

  test('shows texts exactly as written', () => {
    const hostile = renderFeed(feed(entry({ title: HOSTILE, text: HOSTILE, author: HOSTILE })), 'atom');
    expect(hostile).not.toContain('<script');
    expect(hostile.match(/\]\]>/g)).toHaveLength(2);
    for (const character of ['\u0000', '\ud800']) expect(hostile.includes(character)).toBe(false);
  });
});

describe('a JSON feed', () => {
  test('has its version, language and URL', () => {
    expect(json(feed(entry()))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'nl-NL',
      feed_url: 'https://site.example/feeds/nl/tools.json',
      home_page_url: 'https://site.example/nl/tools',
    });
  });

  test('has plain titles and escaped texts', () => {
    const [item] = json(feed(entry({ title: '<b> & c', text: '<i>x</i>' }))).items;
    expect(item.title).toBe('<b> & c');
    expect(item.content_html).toBe('<p>&lt;i&gt;x&lt;/i&gt;</p>');
    expect(item.tags).toEqual(['Coding']);
    expect(item.date_modified).toBe('2026-11-20T10:00:00.000Z');
  });

  test('may be empty', () => expect(json(feed()).items).toEqual([]));
});
