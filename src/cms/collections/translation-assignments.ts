import type { CollectionConfig } from 'payload';
import { closed } from '../access/rules';
import { languageOptions } from '../fields/options';

/**
 * Who translates a document into a language, and until when. Written by `POST /api/translations/assign`; deleting an account leaves the row without
 * a person.
 */
export const TranslationAssignments: CollectionConfig = {
  slug: 'translation-assignments',
  labels: { singular: { en: 'Translation assignment', nl: 'Vertaalopdracht' }, plural: { en: 'Translation assignments', nl: 'Vertaalopdrachten' } },
  access: closed,
  admin: { hidden: true },
  indexes: [{ fields: ['collection', 'document', 'locale'], unique: true }],
  fields: [
    { name: 'collection', type: 'text', required: true, label: { en: 'Collection', nl: 'Collectie' } },
    { name: 'document', type: 'number', required: true, label: { en: 'Number', nl: 'Nummer' } },
    { name: 'locale', type: 'select', required: true, options: languageOptions, label: { en: 'Language', nl: 'Taal' } },
    { name: 'assignee', type: 'relationship', relationTo: 'users', index: true, label: { en: 'Assigned to', nl: 'Toegewezen aan' } },
    { name: 'dueOn', type: 'date', label: { en: 'Due', nl: 'Klaar op' } },
    { name: 'note', type: 'text', maxLength: 200, label: { en: 'Note', nl: 'Notitie' } },
  ],
};
