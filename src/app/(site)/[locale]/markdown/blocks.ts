import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { env } from '@/env';
import type { Localized, Text } from '@/server/localized';
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

/** A bullet list of untrusted texts. */
export const textList = (texts: readonly Text[]): string => list(texts.map(({ value }) => markdownLine(value)));

/** A list of facts, skipping those without a value. Values are Markdown. */
export const facts = (entries: readonly (readonly [term: string, value: string | null | false | undefined])[]): string =>
  list(entries.flatMap(([term, value]) => (value ? [`**${markdownLine(term)}:** ${value}`] : [])));

/** The parts of a page that depend on its language. */
export async function markdownWriter(locale: Locale) {
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  const linkTo = (text: string, path: string) => markdownLink(text, pageAddress(path, locale));
  const rating = (value: number) => format.number(value, RATING_DIGITS);
  return {
    locale,
    t,
    format,
    rating,
    stars: (value: number) => t('tools.ratingOf', { rating: rating(value) }),
    date: (value: string) => format.dateTime(new Date(value), { dateStyle: 'long' }),
    /** The price, or other words for something without one. */
    price: ({ price, currency }: { price: number | null; currency: string | null }, without: string) =>
      price !== null && currency ? format.number(price, { style: 'currency', currency }) : without,
    /** A link to a page of the site. */
    linkTo,
    /** A link and a description on one line. */
    entry: (name: string, path: string, about?: Text | null) => linkTo(name, path) + (about?.value ? `: ${markdownLine(about.value)}` : ''),
    /** Rich text, preceded by a note if it is in the other language. */
    richText: (text: Localized<object> | null, headingLevel = 3) =>
      text &&
      blocks(
        text.lang !== locale && `*${markdownLine(t('general.translationEmpty'))}*`,
        markdownBody(text.value, { site: env.SITE_URL, headingLevel }),
      ),
  };
}

export type MarkdownWriter = Awaited<ReturnType<typeof markdownWriter>>;
