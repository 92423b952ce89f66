import type { CollectionConfig } from 'payload';
import { COMMENT_MAX_LENGTH } from '@/domain/limits';
import { LOCALE_CODES } from '@/domain/locales';
import { PREVIEWED_COLLECTIONS } from '@/domain/routes';
import { closed } from '../access/rules';
import { commentEndpoints } from '../comments/endpoints';

/** Editors' comments on documents and their fields. Reached through the endpoints of `cms/comments` only. */
export const Comments: CollectionConfig = {
  slug: 'comments',
  labels: { singular: { en: 'Comment', nl: 'Opmerking' }, plural: { en: 'Comments', nl: 'Opmerkingen' } },
  access: closed,
  admin: { hidden: true, useAsTitle: 'text' },
  endpoints: commentEndpoints,
  indexes: [{ fields: ['collection', 'document'] }],
  fields: [
    { name: 'collection', type: 'select', required: true, options: [...PREVIEWED_COLLECTIONS] },
    { name: 'document', type: 'number', required: true },
    // Empty: on the document as a whole.
    { name: 'field', type: 'text' },
    { name: 'language', type: 'select', options: [...LOCALE_CODES] },
    { name: 'text', type: 'textarea', required: true, maxLength: COMMENT_MAX_LENGTH },
    // Only comments that aren't answers are open or resolved.
    { name: 'answerTo', type: 'relationship', relationTo: 'comments', index: true },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    { name: 'resolvedAt', type: 'date', index: true },
    { name: 'resolvedBy', type: 'relationship', relationTo: 'users' },
  ],
};
