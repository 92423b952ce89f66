import type { CollectionConfig } from 'payload';
import { RELEASE_NOTE_MAX_LENGTH, RELEASE_TITLE_MAX_LENGTH } from '@/domain/limits';
import { LOCALE_CODES } from '@/domain/locales';
import { PARTS } from '@/domain/parts';
import { RELEASE_STATES, RELEASE_STEPS } from '@/domain/releases';
import { PREVIEWED_COLLECTIONS } from '@/domain/routes';
import { closed } from '../access/rules';
import { releaseEndpoints } from '../releases/endpoints';

/** Sets of changes that are published together. Reached through the endpoints of `cms/releases` only. */
export const Releases: CollectionConfig = {
  slug: 'releases',
  labels: { singular: { en: 'Release', nl: 'Release' }, plural: { en: 'Releases', nl: 'Releases' } },
  access: closed,
  admin: { hidden: true, useAsTitle: 'title' },
  endpoints: releaseEndpoints,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: RELEASE_TITLE_MAX_LENGTH },
    { name: 'note', type: 'textarea', maxLength: RELEASE_NOTE_MAX_LENGTH },
    { name: 'state', type: 'select', required: true, index: true, defaultValue: 'open', options: [...RELEASE_STATES] },
    {
      name: 'items',
      type: 'array',
      fields: [
        { name: 'collection', type: 'select', required: true, options: [...PREVIEWED_COLLECTIONS] },
        { name: 'document', type: 'number', required: true, index: true },
        { name: 'parts', type: 'select', hasMany: true, required: true, options: [...PARTS] },
      ],
    },
    { name: 'publishAt', type: 'date' },
    { name: 'publishedAt', type: 'date' },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    // A scheduled release is published with the rights of this account, and fails in its language.
    { name: 'scheduledBy', type: 'relationship', relationTo: 'users' },
    { name: 'language', type: 'select', options: [...LOCALE_CODES] },
    // Why the last attempt to publish failed.
    { name: 'failure', type: 'json' },
    {
      name: 'history',
      type: 'array',
      fields: [
        { name: 'at', type: 'date', required: true },
        { name: 'step', type: 'select', required: true, options: [...RELEASE_STEPS] },
        { name: 'detail', type: 'text' },
        // Separated by commas.
        { name: 'parts', type: 'text' },
        { name: 'actor', type: 'relationship', relationTo: 'users' },
      ],
    },
  ],
};
