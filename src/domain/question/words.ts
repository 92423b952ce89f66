import type { Locale } from '../locales';

/** A word as typed, folded, and its stems; a compound or a corrected word has those of what was meant. */
export interface QuestionWord {
  /** Place among the typed words, separated by space. */
  at: number;
  word: string;
  stems: Record<Locale, string>;
  /** Part of a compound. */
  isPart?: boolean;
  /** The last word before a comma or the end of a sentence. */
  isLast?: boolean;
  /** A number, with the currency written at it. */
  number?: number;
  currency?: 'EUR' | 'USD';
}

/** The last word of the clause that a word stands in. */
export function clauseEnd(words: Pick<QuestionWord, 'isLast'>[], from: number): number {
  const end = words.findIndex(({ isLast }, index) => isLast && index >= from);
  return end < 0 ? words.length - 1 : end;
}
