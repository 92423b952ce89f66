import type { CollectionConfig } from 'payload';
import { admins, nobody, serverWritesField } from '../../access/rules';
import { options } from '../../fields/options';

const statusOptions = options({
  pending: { en: 'Waiting for confirmation', nl: 'Wacht op bevestiging' },
  confirmed: { en: 'Confirmed', nl: 'Bevestigd' },
  unsubscribed: { en: 'Unsubscribed', nl: 'Afgemeld' },
});

/** Newsletter subscribers: pending until they open the mailed link. Admins only. */
export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: { en: 'Subscriber', nl: 'Abonnee' }, plural: { en: 'Subscribers', nl: 'Abonnees' } },
  access: { create: nobody, read: admins, update: admins, delete: admins, readVersions: nobody, unlock: nobody, admin: admins },
  admin: { useAsTitle: 'email', group: { en: 'People', nl: 'Mensen' }, defaultColumns: ['email', 'language', 'status', 'createdAt'] },
  defaultSort: '-createdAt',
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, index: true, label: { en: 'Email', nl: 'E-mail' } },
    { name: 'language', type: 'select', required: true, defaultValue: 'en', options: ['en', 'nl'], label: { en: 'Language', nl: 'Taal' } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      label: { en: 'Status', nl: 'Status' },
      options: statusOptions,
    },
    { name: 'confirmedAt', type: 'date', label: { en: 'Confirmed on', nl: 'Bevestigd op' }, admin: { readOnly: true } },
    { name: 'unsubscribedAt', type: 'date', label: { en: 'Unsubscribed on', nl: 'Afgemeld op' }, admin: { readOnly: true } },
    { name: 'mailedAt', type: 'date', hidden: true, access: { read: nobody, ...serverWritesField } },
    // Number in the mailed link, emptied on use so that a link works once.
    { name: 'confirmation', type: 'text', hidden: true, access: { read: nobody, ...serverWritesField } },
  ],
};
