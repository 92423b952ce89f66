import { checkTerms, isViolation } from '@/cms/terminology/check-terms';
import type { Term } from '@/cms/terminology/find-terms';
import type { TermViolation, TranslationSheet } from '@/cms/translations/types';
import { type Locale, localeInfo } from '@/domain/locales';
import { type Edits, keyOf } from '../edits';
import { plainText } from '../text-values';

export type TermsBySource = Record<Locale, Term[]>;

/** What the texts of a language, as typed, do against the dictionary. */
export function violationsIn({ pairs }: TranslationSheet, edits: Edits, terms: TermsBySource, to: Locale): TermViolation[] {
  const from = localeInfo(to).fallback;
  return pairs.flatMap(({ path, label, kind, source, values }) => {
    if (source !== from) return [];
    const wordsIn = (locale: Locale) => plainText(kind, keyOf(path, locale) in edits ? edits[keyOf(path, locale)] : values[locale]);
    const checked = checkTerms(terms[from], wordsIn(from), wordsIn(to), from, to);
    return checked.filter(isViolation).map((one) => ({ path, label, locale: to, ...one }));
  });
}
