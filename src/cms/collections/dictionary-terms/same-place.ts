import type { DictionaryTerm } from '@/payload-types';

/** A stored term with its texts in all languages. */
export type StoredTerm = Pick<DictionaryTerm, '_status' | 'slug'> & { name?: Partial<Record<string, string>> | null };

/**
 * True when a change leaves a term where it is among the others: still public, same name and address.
 * @param term the saved term, with its texts in one language
 */
export function staysInPlace(
  term: Pick<DictionaryTerm, '_status' | 'slug' | 'name' | 'deletedAt'>,
  before: StoredTerm | null,
  language: string | null | undefined,
): boolean {
  return Boolean(
    before && language && !term.deletedAt && term._status === before._status && term.slug === before.slug && before.name?.[language] === term.name,
  );
}
