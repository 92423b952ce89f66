import type { TermEntry } from './queries';

/** Everything that does not begin with a letter stands under this sign. */
export const OTHER_LETTER = '#';

/** Terms grouped by their first letter, accents folded, in the order of the terms. */
export function groupByLetter(terms: TermEntry[]): { letter: string; terms: TermEntry[] }[] {
  const groups = new Map<string, TermEntry[]>();
  for (const term of terms) {
    const initial = term.name.value.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(initial) ? initial : OTHER_LETTER;
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, entries]) => ({ letter, terms: entries }));
}
