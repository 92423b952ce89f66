import { parseSearchText } from '@/server/search/query-text';

const MIN_LETTERS = 3;

/** What may say who somebody is, or open something: e-mail addresses, numbers of phones and accounts, addresses with something behind the host, keys. */
const PRIVATE = [
  /\S@\S/,
  /(?:\d[\s().+/-]*){7}/,
  /\w:\/\/|\bwww\.\S+\/|\S\?\S+=|\.\w{2,}\/\S/,
  /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/i,
  /[\w-]{41,}/,
];

/**
 * What is counted of a search that found nothing: its folded words, so that the same thing typed in another way is the same. Null for what is too
 * short to mean anything and for what may be private.
 */
export function missedText(raw: string): string | null {
  const text = parseSearchText(raw);
  if (!text || PRIVATE.some((pattern) => pattern.test(text.shown))) return null;
  const folded = text.words.join(' ');
  return text.words.join('').length < MIN_LETTERS ? null : folded;
}
