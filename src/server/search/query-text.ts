import { SEARCH_MAX_LENGTH, SEARCH_MAX_WORDS } from '@/domain/limits';

/** Replacements that the database's `unaccent` makes for letters that don't decompose. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ĳ: 'ij',
  ŀ: 'l',
  ŧ: 't',
  ħ: 'h',
};

/** Lower case without accents; words of letters and digits, separated by one space. Equals `search.fold` in the database. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþıĳŀŧħ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A search query, cleaned. */
export interface SearchText {
  /** As typed, without control characters and superfluous space; for display and URLs. */
  shown: string;
  /** Folded words to look up. */
  words: string[];
  /** Words that mean something else without their signs, such as `c++`, `c#` and `.net`: what lacks them isn't found. */
  signed: string[];
  /** Words with a point inside, such as `node.js`: found as they are, or else as two words. */
  dotted: string[];
}

const AROUND_WORD = /^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu;
const SIGNED = /^(?:\p{L}(?:\+{1,2}|#)|[\p{L}\p{N}]+\+\+|\.\p{L}{2,})$/u;
const DOTTED = /^[\p{L}\p{N}]+(?:\.\p{L}+)+$/u;

/** The signs of `c++`, `c#` and `.net` spelled out, so that folding keeps them. Equals `search.spell_signs` in the database. */
export const spellSigns = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}])\+\+(?![\p{L}\p{N}])/gu, 'plusplus')
    .replace(/(?<=(?<![\p{L}\p{N}])\p{L})#(?![\p{L}\p{N}])/gu, 'sharp')
    .replace(/(?<=^|\s)\.(?=\p{L}{2})/gu, 'dot');

/** Regular expression for PostgreSQL that finds a word with its signs at the beginning of a word; after a sign, anywhere. */
export const signPattern = (word: string): string => `${/^[\p{L}\p{N}]/u.test(word) ? '(^|[^[:alnum:]])' : ''}${word.replace(/[.+]/g, '\\$&')}`;

/** Parses a typed query or one from a URL; null if there is nothing to look for. Cuts off what is too long. */
export function parseSearchText(raw: string | null | undefined): SearchText | null {
  const shown = (raw ?? '')
    .slice(0, SEARCH_MAX_LENGTH * 4)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .trim();
  const words = fold(shown).split(' ').filter(Boolean).slice(0, SEARCH_MAX_WORDS);
  if (words.length === 0) return null;
  const typed = shown.toLowerCase().split(' ', SEARCH_MAX_WORDS);
  const parts = [...new Set(typed.map((part) => part.replace(AROUND_WORD, '')))];
  return { shown, words, signed: parts.filter((part) => SIGNED.test(part)), dotted: parts.filter((part) => DOTTED.test(part)) };
}

/** The word itself and each form with one letter removed: two words that differ in one place have a form in common. */
export function deletions(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_letter, place) => letters.toSpliced(place, 1).join(''))])];
}

/** True if one letter was removed, added, changed or swapped with its neighbour. */
export function isOneEditAway(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  const [a, b] = [[...typed], [...meant]];
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
