import type { Locale } from '@/domain/locales';
import { contains, findTerms, spansOf, type Term } from './find-terms';

/**
 * How a translation treats a term of its source: `used` as preferred; `missing`: not as preferred; `forbidden`: with a forbidden word; `renamed`: a
 * name that isn't translated is gone; `open`: the language has no name for it, or there is no translation yet.
 */
export type TermUse = 'used' | 'missing' | 'forbidden' | 'renamed' | 'open';

export interface CheckedTerm {
  term: Term;
  use: TermUse;
  /** The forbidden word that was used. */
  word: string | null;
}

export const isViolation = ({ use }: CheckedTerm): boolean => use === 'missing' || use === 'forbidden' || use === 'renamed';

function useOf(term: Term, target: string, to: Locale): Omit<CheckedTerm, 'term'> {
  const preferred = term.preferred[to];
  if (target.trim() === '') return { use: 'open', word: null };
  const uses = spansOf(target, preferred ?? '', to, { isExact: term.keepsName, inCompounds: true });
  if (term.keepsName) return { use: uses.length > 0 ? 'used' : 'renamed', word: null };
  // In "AI-model" a forbidden "model" is part of the preferred term.
  const isForbidden = (word: string) => spansOf(target, word, to).some((span) => !uses.some((use) => contains(use, span)));
  const word = term.forbidden[to].find(isForbidden) ?? null;
  if (word) return { use: 'forbidden', word };
  return { use: preferred === null ? 'open' : uses.length > 0 ? 'used' : 'missing', word };
}

/** How a translation treats each term of its source, in the order of the source. */
export const checkTerms = (terms: readonly Term[], source: string, target: string, from: Locale, to: Locale): CheckedTerm[] =>
  findTerms(source, terms, from).map((term) => ({ term, ...useOf(term, target, to) }));
