import type { Locale } from '@/domain/locales';
import { env } from '@/env';
import type { Localized } from '@/server/localized';
import { pageAddress } from '@/server/page-address';
import { markdownBody, markdownLine, markdownLink } from './public-markdown';

/** Joins blocks of Markdown, skipping empty ones. */
export const blocks = (...parts: (string | null | false | undefined)[]): string => parts.filter(Boolean).join('\n\n');

/** A section, or null if it is empty. */
export const section = (title: string, ...parts: Parameters<typeof blocks>): string | null => {
  const content = blocks(...parts);
  return content && blocks(`## ${markdownLine(title)}`, content);
};

/** A bullet list; empty without entries. */
export const list = (entries: readonly string[]): string => entries.map((entry) => `- ${entry}`).join('\n');

/** A list of facts, skipping those without a value. Values are Markdown. */
export const facts = (entries: readonly (readonly [term: string, value: string | null | false | undefined])[]): string =>
  list(entries.flatMap(([term, value]) => (value ? [`**${markdownLine(term)}:** ${value}`] : [])));

/** A link to a page of the site. */
export const linkTo = (text: string, path: string, locale: Locale): string => markdownLink(text, pageAddress(path, locale));

/** A link and a description on one line. */
export const entry = (name: string, path: string, locale: Locale, about?: string | null): string =>
  linkTo(name, path, locale) + (about ? `: ${markdownLine(about)}` : '');

/** Rich text, preceded by a note if it is in the other language. */
export function richText(
  text: Localized<object> | null,
  { locale, note, headingLevel = 3 }: { locale: Locale; note: string; headingLevel?: number },
) {
  if (!text) return null;
  return blocks(text.lang !== locale && `*${markdownLine(note)}*`, markdownBody(text.value, { site: env.SITE_URL, headingLevel }));
}
