import type { DictionaryTerm } from '@/payload-types';

/** A term as it is stored, with its texts in every language. */
export type StoredTerm = Pick<DictionaryTerm, '_status' | 'slug'> & { name?: Partial<Record<string, string>> | null };

/**
 * Whether a change leaves a term where it is among the others: it is still public under the same name and address.
 * @param term the term as it was saved, with its texts in one language
 */
export function keepsPlace(
  term: Pick<DictionaryTerm, '_status' | 'slug' | 'name' | 'deletedAt'>,
  before: StoredTerm | null,
  language: string | null | undefined,
): boolean {
  return Boolean(
    before && language && !term.deletedAt && term._status === before._status && term.slug === before.slug && before.name?.[language] === term.name,
  );
}
