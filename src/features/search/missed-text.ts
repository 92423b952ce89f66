import { routes, splitLocale } from '@/domain/routes';
import { env } from '@/env';
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

/**
 * The text that a visitor searched for right before asking with other words, to be counted. Null for the first search, for a search with fewer words,
 * another filter or page, and for what is possibly private.
 * @param referer the page a request comes from
 */
export function refinedText(referer: string | null, raw: string): string | null {
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  if (from?.origin !== new URL(env.SITE_URL).origin || splitLocale(from.pathname).path !== routes.tools) return null;
  const [before, now] = [missedText(from.searchParams.get('q') ?? ''), missedText(raw)];
  // Links of the page only leave words out, and are fetched ahead when aimed at.
  const isOther = before && now?.split(' ').some((word) => !before.split(' ').includes(word));
  return isOther ? before : null;
}
