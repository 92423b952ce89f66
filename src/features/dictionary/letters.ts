import type { TermEntry } from './queries';

/** For terms that don't begin with a letter. */
export const OTHER_LETTER = '#';

/** First letter without accents. */
export function letterOf(term: TermEntry): string {
  const initial = term.name.value.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(initial) ? initial : OTHER_LETTER;
}

export const letterAnchor = (letter: string) => `letter-${letter === OTHER_LETTER ? 'other' : letter.toLowerCase()}`;

export function groupByLetter(terms: TermEntry[]): { letter: string; terms: TermEntry[] }[] {
  const groups = new Map<string, TermEntry[]>();
  for (const term of terms) {
    const letter = letterOf(term);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, entries]) => ({ letter, terms: entries }));
}
