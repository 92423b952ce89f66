import { escapeAddress, type MarkdownStyle, richTextToMarkdown } from '@/domain/rich-text-markdown';

/** Characters that mean something anywhere in a line, and the beginnings of addresses that readers of Markdown turn into links by themselves. */
const MARKS = /[\\`*_[\]<>|~]|&(?=#?\w+;)|(?<=\bhttps?|\bftp):(?=\/\/)|(?<=\bwww)\./gi;
/** What makes a line a heading, a list, a quotation or a rule. */
const STARTS = /^([#+\-=>])/;
const NUMBER = /^(\d+)([.)])/;

const escapeMarks = (text: string) => text.replace(MARKS, '\\$&');
const escapeStart = (line: string) => line.replace(STARTS, '\\$1').replace(NUMBER, '$1\\$2');

/** A text by whomever as one line of Markdown that says just that: nothing in it becomes markup or a link. */
export function markdownLine(text: string): string {
  return escapeStart(escapeMarks(text.replace(/\s+/g, ' ').trim()));
}

/** The same for a text of several lines, as a quotation. */
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
