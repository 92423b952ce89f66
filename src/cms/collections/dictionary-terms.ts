import { cacheTags } from '@/domain/cache-tags';
import type { DictionaryTerm } from '@/payload-types';
import { bodyField } from '../fields/body';
import { slugField } from '../fields/slug';
import { redirectChangedSlug } from '../redirects/redirect-changed-slug';
import { listEntry } from '../search/hooks';
import { translatorsField } from '../terminology/fields';
import { contentCollection } from './content-collection';

/** A stored term with its texts in all languages. */
type StoredTerm = Pick<DictionaryTerm, '_status' | 'slug' | 'deletedAt'> & { name?: Partial<Record<string, string>> | null };

/**
 * True when a change leaves a term where it is among the others: still public, same name and address.
 * @param term the saved term, with its texts in one language
 */
export function staysInPlace(
  term: Pick<DictionaryTerm, '_status' | 'slug' | 'name' | 'deletedAt'>,
  before: StoredTerm | null,
  language: string | null | undefined,
): boolean {
  const wasOrIsGone = Boolean(term.deletedAt || before?.deletedAt);
  return Boolean(
    before && language && !wasOrIsGone && term._status === before._status && term.slug === before.slug && before.name?.[language] === term.name,
  );
}

export const DictionaryTerms = contentCollection({
  slug: 'dictionary-terms',
  labels: { singular: { en: 'Dictionary term', nl: 'Begrip' }, plural: { en: 'Dictionary terms', nl: 'Begrippen' } },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Learning', nl: 'Leren' },
    defaultColumns: ['name', 'languageStatus', 'definition', 'updatedBy', 'updatedAt'],
  },
  defaultSort: 'slug',
  tags: (term: DictionaryTerm) => [cacheTags.term(term.id), cacheTags.termsList, cacheTags.termSlug(term.slug)],
  custom: {
    tagsOfChange: (term: DictionaryTerm, before: StoredTerm | null, locale) => (staysInPlace(term, before, locale) ? [] : [cacheTags.termsOrder]),
  },
  upkeep: listEntry('term'),
  afterChange: [redirectChangedSlug],
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80, label: { en: 'Term', nl: 'Begrip' } },
    {
      name: 'definition',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 300,
      label: { en: 'Definition', nl: 'Definitie' },
      admin: { description: { en: 'One sentence.', nl: 'Eén zin.' } },
    },
    bodyField({ name: 'explanation', label: { en: 'Explanation', nl: 'Uitleg' } }),
    {
      name: 'relatedTerms',
      type: 'relationship',
      relationTo: 'dictionary-terms',
      hasMany: true,
      maxRows: 12,
      label: { en: 'Related terms', nl: 'Verwante begrippen' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    {
      name: 'relatedTools',
      type: 'relationship',
      relationTo: 'tools',
      hasMany: true,
      maxRows: 12,
      label: { en: 'Related tools', nl: 'Verwante tools' },
    },
    translatorsField,
    slugField({ from: 'name' }),
  ],
});
