import type { CollectionConfig } from 'payload';
import type { FollowKind } from '@/domain/follow-kinds';
import { admins, nobody, serverWritesField } from '../access/rules';
import { languageOptions, options } from '../fields/options';

const kindOptions = options<FollowKind>({
  tool: { en: 'A tool', nl: 'Een tool' },
  category: { en: 'A category', nl: 'Een categorie' },
  bookmarks: { en: 'Their bookmarks', nl: 'Hun bladwijzers' },
});

const statusOptions = options({
  pending: { en: 'Waiting for confirmation', nl: 'Wacht op bevestiging' },
  confirmed: { en: 'Confirmed', nl: 'Bevestigd' },
});

/**
 * One row for each thing that a reader follows, written by the site. It belongs to an account, or else to the address that confirmed it. Ending it deletes
 * the row, and with the last one the address.
 */
export const Follows: CollectionConfig = {
  slug: 'follows',
  labels: { singular: { en: 'Followed subject', nl: 'Gevolgd onderwerp' }, plural: { en: 'Followed subjects', nl: 'Gevolgde onderwerpen' } },
  access: { create: nobody, read: admins, update: nobody, delete: admins, readVersions: nobody, unlock: nobody, admin: admins },
  admin: {
    useAsTitle: 'email',
    group: { en: 'People', nl: 'Mensen' },
    defaultColumns: ['email', 'user', 'kind', 'tool', 'category', 'status', 'mailedAt'],
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'email', type: 'email', index: true, label: { en: 'Email', nl: 'E-mail' } },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true, label: { en: 'User', nl: 'Gebruiker' } },
    { name: 'kind', type: 'select', required: true, options: kindOptions, label: { en: 'What they follow', nl: 'Wat ze volgen' } },
    { name: 'tool', type: 'relationship', relationTo: 'tools', index: true, label: { en: 'Tool', nl: 'Tool' } },
    { name: 'category', type: 'relationship', relationTo: 'categories', index: true, label: { en: 'Category', nl: 'Categorie' } },
    { name: 'language', type: 'select', required: true, defaultValue: 'en', options: languageOptions, label: { en: 'Language', nl: 'Taal' } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      label: { en: 'Status', nl: 'Status' },
      options: statusOptions,
    },
    { name: 'confirmedAt', type: 'date', label: { en: 'Confirmed on', nl: 'Bevestigd op' } },
    { name: 'mailedAt', type: 'date', label: { en: 'Last mail about changes', nl: 'Laatste mail over wijzigingen' } },
    // The newest event that the reader has been mailed, or that is from before they followed.
    { name: 'toldEvent', type: 'number', required: true, defaultValue: 0, hidden: true, access: { read: nobody, ...serverWritesField } },
    // The same for all rows of a reader; it stands in the links that end them all.
    { name: 'reader', type: 'text', required: true, index: true, hidden: true, access: { read: nobody, ...serverWritesField } },
    { name: 'askedAt', type: 'date', hidden: true, access: { read: nobody, ...serverWritesField } },
    // Number in the mailed link, emptied on use so that a link works once.
    { name: 'confirmation', type: 'text', hidden: true, access: { read: nobody, ...serverWritesField } },
  ],
};
