import type { CollectionConfig } from 'payload';
import { admins, editors, nobody } from '../access/rules';
import { languageOptions } from '../fields/options';

/** Visitors' messages to the owners; never public, written by the site only. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: { en: 'Contact message', nl: 'Contactbericht' }, plural: { en: 'Contact messages', nl: 'Contactberichten' } },
  access: { create: nobody, read: editors, update: editors, delete: admins, readVersions: nobody, unlock: nobody, admin: editors },
  admin: { useAsTitle: 'subject', group: { en: 'People', nl: 'Mensen' }, defaultColumns: ['subject', 'name', 'email', 'handled', 'createdAt'] },
  defaultSort: '-createdAt',
  trash: true,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, label: { en: 'Name', nl: 'Naam' }, admin: { readOnly: true } },
    { name: 'email', type: 'email', required: true, label: { en: 'Email', nl: 'E-mail' }, admin: { readOnly: true } },
    { name: 'phone', type: 'text', maxLength: 40, label: { en: 'Phone', nl: 'Telefoon' }, admin: { readOnly: true } },
    { name: 'subject', type: 'text', required: true, maxLength: 160, label: { en: 'Subject', nl: 'Onderwerp' }, admin: { readOnly: true } },
    { name: 'message', type: 'textarea', required: true, maxLength: 10_000, label: { en: 'Message', nl: 'Bericht' }, admin: { readOnly: true } },
    {
      name: 'language',
      type: 'select',
      options: languageOptions,
      label: { en: 'Language', nl: 'Taal' },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'handled',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: { en: 'Handled', nl: 'Afgehandeld' },
      admin: { position: 'sidebar' },
    },
  ],
};
