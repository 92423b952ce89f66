import type { Locale } from '@/domain/locales';
import { escapeAddress, type MarkdownStyle, richTextToMarkdown } from '@/domain/rich-text-markdown';

/** Characters with a meaning anywhere in a line, and starts of URLs that readers turn into links. */
const MARKS = /[\\`*_[\]<>|~]|&(?=#?\w+;)|(?<=\bhttps?|\bftp):(?=\/\/)|(?<=\bwww)\./gi;
/** Start of a heading, list, quotation or rule. */
const STARTS = /^([#+\-=>])/;
const NUMBER = /^(\d+)([.)])/;

const escapeMarks = (text: string) => text.replace(MARKS, '\\$&');
const escapeStart = (line: string) => line.replace(STARTS, '\\$1').replace(NUMBER, '$1\\$2');

/** Untrusted text as one line of Markdown without markup or links. */
export function markdownLine(text: string): string {
  return escapeStart(escapeMarks(text.replace(/\s+/g, ' ').trim()));
}

/** Untrusted text of several lines as a quotation. */
export function markdownQuote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${markdownLine(line)}`.trimEnd())
    .join('\n');
}

/** A link. */
export function markdownLink(text: string, address: string): string {
  return `[${escapeMarks(text.replace(/\s+/g, ' ').trim())}](${escapeAddress(address)})`;
}

/**
 * Rich text of the editors as Markdown; its links become absolute, and those that lead to no page are left out.
 *
 * @param site address that paths are put behind
 * @param headingLevel level of its largest headings
 */
export function markdownBody(value: unknown, { site, headingLevel }: { site: string; headingLevel: number }): string {
  const address: MarkdownStyle['address'] = (url) => {
    const absolute = /^\/(?!\/)/.test(url) ? site + url : url;
    return /^(?:https?:\/\/|mailto:)/i.test(absolute) ? absolute : null;
  };
  return richTextToMarkdown(value, { escape: escapeMarks, escapeStart, address, headingLevel });
}

/** Headers of Markdown texts. Search engines index the page, not its twin. */
export const markdownHeaders = (locale: Locale) => ({
  'Content-Type': 'text/markdown; charset=utf-8',
  'Content-Language': locale,
  'X-Robots-Tag': 'noindex',
});
