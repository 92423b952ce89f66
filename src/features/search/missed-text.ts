import { parseSearchText } from '@/server/search/query-text';

const MIN_LETTERS = 3;

/** Possibly personal or secret: email addresses, phone and account numbers, URLs with a path, keys. */
const PRIVATE = [
  /\S@\S/,
  /(?:\d[\s().+/-]*){7}/,
  /\w:\/\/|\bwww\.\S+\/|\S\?\S+=|\.\w{2,}\/\S/,
  /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/i,
  /[\w-]{41,}/,
];

/** The text counted for a search without results: folded words. Null if too short or possibly private. */
export function missedText(raw: string): string | null {
  const text = parseSearchText(raw);
  if (!text || PRIVATE.some((pattern) => pattern.test(text.shown))) return null;
  const folded = text.words.join(' ');
  return text.words.join('').length < MIN_LETTERS ? null : folded;
}
