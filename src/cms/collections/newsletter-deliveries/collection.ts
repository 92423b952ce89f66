import type { CollectionConfig } from 'payload';
import { DELIVERY_STATES } from '@/domain/newsletter-states';
import { admins, nobody } from '../../access/rules';

/** Sending state per issue and subscriber, written by the job that sends. */
export const NewsletterDeliveries: CollectionConfig = {
  slug: 'newsletter-deliveries',
  labels: { singular: { en: 'Delivery', nl: 'Verzending' }, plural: { en: 'Deliveries', nl: 'Verzendingen' } },
  access: { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: admins },
  admin: {
    group: { en: 'Newsletter', nl: 'Nieuwsbrief' },
    defaultColumns: ['issue', 'subscriber', 'state', 'attempts', 'updatedAt'],
    useAsTitle: 'state',
  },
  defaultSort: 'id',
  indexes: [{ fields: ['issue', 'subscriber'], unique: true }, { fields: ['issue', 'state'] }],
  fields: [
    { name: 'issue', type: 'relationship', relationTo: 'newsletter-issues', required: true, index: true, label: { en: 'Issue', nl: 'Nieuwsbrief' } },
    { name: 'subscriber', type: 'relationship', relationTo: 'subscribers', index: true, label: { en: 'Subscriber', nl: 'Abonnee' } },
    { name: 'state', type: 'select', required: true, defaultValue: 'pending', options: [...DELIVERY_STATES], label: { en: 'State', nl: 'Status' } },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, label: { en: 'Attempts', nl: 'Pogingen' } },
    { name: 'problem', type: 'text', label: { en: 'Problem', nl: 'Probleem' } },
  ],
};
