import { SEARCH_MAX_LENGTH, SEARCH_MAX_WORDS } from '@/domain/limits';

/** What unaccent in the database writes for letters that are not a letter with a mark. */
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

/** Small letters without accents, words of letters and digits with one space between them: what `search.fold` in the database makes. */
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

/** What a person looks for, cleaned. */
export interface SearchText {
  /** As typed, without control characters and without more space than needed; to show and to put in addresses. */
  shown: string;
  /** Folded words to look up. */
  words: string[];
}

/** Reads what was typed or stands in an address; null when there is nothing to look for. Too much is cut off. */
export function parseSearchText(raw: string | null | undefined): SearchText | null {
  const shown = (raw ?? '')
    .slice(0, SEARCH_MAX_LENGTH * 4)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .trim();
  const words = fold(shown).split(' ').filter(Boolean).slice(0, SEARCH_MAX_WORDS);
  return words.length === 0 ? null : { shown, words };
}

/** The word and every word that is it with one letter left out: two words that differ in one place share one of these. */
export function deletions(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_letter, place) => letters.toSpliced(place, 1).join(''))])];
}

/** True when one letter was left out, added, changed or swapped with its neighbour. */
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
