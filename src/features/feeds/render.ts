/** Feed rendering. Titles and texts come from people, so they are escaped wherever a reader expects HTML. */
import { type Author, Feed } from 'feed';
import { escapeXml, xmlText } from '@/domain/clean-text';
import { type Locale, localeInfo } from '@/domain/locales';
import type { FeedFormat } from '@/domain/other-forms';

export interface FeedEntry {
  /** Permanent, such as `tools/12`. */
  key: string;
  title: string;
  /** Absolute. */
  address: string;
  text: string;
  author?: string;
  tags: { code: string; name: string }[];
  publishedAt: string;
  updatedAt: string;
}

export interface FeedData {
  title: string;
  description: string;
  locale: Locale;
  /** The HTML page of the same list. */
  pageAddress: string;
  addresses: Record<FeedFormat, string>;
  site: { name: string; address: string };
  entries: FeedEntry[];
}

/** Year of the `tag:` ids (RFC 4151). */
const TAG_YEAR = 2026;
const VERSION = 'https://jsonfeed.org/version/1.1';
const toHtml = (text: string) => `<p>${escapeXml(text).replace(/\n+/g, '<br>')}</p>`;

/** Date of the newest entry. */
export const feedUpdated = ({ entries }: Pick<FeedData, 'entries'>): Date =>
  new Date(Math.max(0, ...entries.map(({ updatedAt }) => Date.parse(updatedAt))));

/** Titles are HTML in Atom and plain text in JSON Feed. */
export function renderFeed(data: FeedData, format: FeedFormat): string {
  const plain = format === 'atom' ? escapeXml : xmlText;
  const host = new URL(data.site.address).hostname;
  const owner: Author = { name: xmlText(data.site.name), link: data.site.address };
  const feed = new Feed({
    id: data.addresses[format],
    title: xmlText(data.title),
    description: xmlText(data.description),
    link: data.pageAddress,
    feedLinks: data.addresses,
    updated: feedUpdated(data),
    author: owner,
    generator: false,
  });
  for (const { key, title, address, text, author, tags, publishedAt, updatedAt } of data.entries) {
    feed.addItem({
      id: `tag:${host},${TAG_YEAR}:${data.locale}/${key}`,
      title: plain(title),
      link: address,
      content: toHtml(text),
      author: [author ? { name: xmlText(author) } : owner],
      // The library doesn't escape attributes.
      category: tags.map(({ code, name }) => (format === 'atom' ? { term: code } : { name: xmlText(name) })),
      published: new Date(publishedAt),
      date: new Date(updatedAt),
    });
  }
  if (format === 'json') return JSON.stringify({ ...JSON.parse(feed.json1()), version: VERSION, language: localeInfo(data.locale).iso }, null, 2);
  return feed.atom1().replace('<feed ', `<feed xml:lang="${localeInfo(data.locale).iso}" `);
}
