import type { Access, CollectionConfig } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { SHORTLIST_LIMITS } from '@/domain/limits';
import type { ShortlistVisibility } from '@/domain/shortlists';
import { MOST_SEATS, ONE_PERSON } from '@/domain/tool/team';
import { isEditor } from '../access/roles';
import { admins, editors, nobody, serverWritesField } from '../access/rules';
import { revalidateTags } from '../cache/revalidate-tags';
import { languageOptions, options } from '../fields/options';

const visibilityOptions = options<ShortlistVisibility>({
  private: { en: 'Only its owner', nl: 'Alleen de eigenaar' },
  unlisted: { en: 'Everyone with the link', nl: 'Iedereen met de link' },
  requested: { en: 'Everyone with the link; waiting for an editor', nl: 'Iedereen met de link; wacht op de redactie' },
  public: { en: 'Public', nl: 'Openbaar' },
});

/** What its owner shows nobody, or only people with the link, isn't for editors either. */
const shownToEditors: Access = ({ req }) => isEditor(req.user) && { visibility: { in: ['requested', 'public'] } };

const hidden = { hidden: true, access: { read: nobody, ...serverWritesField } } as const;

/**
 * Tools that somebody is considering, written by the site. A list belongs to an account, or to anyone holding its edit key; its address is secret unless
 * it is public. That of an account's bookmarks takes its tools from there, and only notes and order from `items`.
 */
export const Shortlists: CollectionConfig = {
  slug: 'shortlists',
  labels: { singular: { en: 'Shortlist', nl: 'Shortlist' }, plural: { en: 'Shortlists', nl: 'Shortlists' } },
  access: { create: nobody, read: shownToEditors, update: nobody, delete: admins, readVersions: nobody, unlock: nobody, admin: editors },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Moderation', nl: 'Moderatie' },
    defaultColumns: ['name', 'visibility', 'language', 'updatedAt'],
  },
  defaultSort: '-updatedAt',
  custom: { tags: () => [cacheTags.publicShortlists] },
  hooks: { afterChange: [revalidateTags.afterChange], afterDelete: [revalidateTags.afterDelete] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: SHORTLIST_LIMITS.name, label: { en: 'Name', nl: 'Naam' } },
    {
      name: 'visibility',
      type: 'select',
      required: true,
      index: true,
      options: visibilityOptions,
      label: { en: 'Visible to', nl: 'Zichtbaar voor' },
    },
    { name: 'language', type: 'select', required: true, defaultValue: 'en', options: languageOptions, label: { en: 'Language', nl: 'Taal' } },
    {
      name: 'items',
      type: 'array',
      label: { en: 'Tools', nl: 'Tools' },
      labels: { singular: { en: 'Tool', nl: 'Tool' }, plural: { en: 'Tools', nl: 'Tools' } },
      maxRows: SHORTLIST_LIMITS.bookmarks,
      fields: [
        // Null once the tool has been permanently deleted.
        { name: 'tool', type: 'relationship', relationTo: 'tools', index: true, label: { en: 'Tool', nl: 'Tool' } },
        { name: 'note', type: 'textarea', maxLength: SHORTLIST_LIMITS.note, label: { en: 'Note', nl: 'Notitie' } },
      ],
    },
    {
      name: 'team',
      type: 'group',
      label: { en: 'Team', nl: 'Team' },
      fields: [
        {
          name: 'seats',
          type: 'number',
          min: 1,
          max: MOST_SEATS,
          defaultValue: ONE_PERSON.seats,
          label: { en: 'People', nl: 'Mensen' },
        },
        { name: 'billing', type: 'text', defaultValue: ONE_PERSON.billing, label: { en: 'Billing', nl: 'Betaling' } },
        { name: 'vat', type: 'text', defaultValue: ONE_PERSON.vat, label: { en: 'VAT', nl: 'Btw' } },
        { name: 'currency', type: 'text', defaultValue: ONE_PERSON.currency, label: { en: 'Currency', nl: 'Munteenheid' } },
      ],
    },
    { name: 'weights', type: 'json', ...hidden },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true, ...hidden },
    { name: 'isOfBookmarks', type: 'checkbox', defaultValue: false, ...hidden },
    { name: 'address', type: 'text', required: true, unique: true, index: true, ...hidden },
    // SHA-256 of the edit key, for lists without an account.
    { name: 'keyHash', type: 'text', ...hidden },
    { name: 'revision', type: 'number', required: true, defaultValue: 1, ...hidden },
  ],
};
