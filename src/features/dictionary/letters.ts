import type { TermEntry } from './queries';

/** Everything that does not begin with a letter stands under this sign. */
export const OTHER_LETTER = '#';

/** The letter a term stands under, accents folded. */
export function letterOf(term: TermEntry): string {
  const initial = term.name.value.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(initial) ? initial : OTHER_LETTER;
}

/** Where a letter begins on the page of the whole dictionary, as an id. */
export const letterAnchor = (letter: string) => `letter-${letter === OTHER_LETTER ? 'other' : letter.toLowerCase()}`;

/** Terms grouped by their first letter, in the order of the terms. */
export function groupByLetter(terms: TermEntry[]): { letter: string; terms: TermEntry[] }[] {
  const groups = new Map<string, TermEntry[]>();
  for (const term of terms) {
    const letter = letterOf(term);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, entries]) => ({ letter, terms: entries }));
}
