import type { CollectionConfig } from 'payload';
import { admins, editors, nobody } from '../../access/rules';
import { languageOptions, options, reportReasonOptions } from '../../fields/options';

const outcomeOptions = options({
  removed: { en: 'Review taken offline', nl: 'Review offline gehaald' },
  kept: { en: 'Review stays', nl: 'Review blijft staan' },
});

/** Reports about published reviews: decided in the queue, answered with a reason, never public. */
export const Reports: CollectionConfig = {
  slug: 'reports',
  labels: { singular: { en: 'Notice', nl: 'Melding' }, plural: { en: 'Notices', nl: 'Meldingen' } },
  access: { create: nobody, read: editors, update: nobody, delete: admins, readVersions: nobody, unlock: nobody, admin: editors },
  admin: {
    useAsTitle: 'text',
    group: { en: 'Moderation', nl: 'Moderatie' },
    defaultColumns: ['createdAt', 'review', 'reason', 'outcome', 'decidedAt'],
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'review', type: 'relationship', relationTo: 'reviews', required: true, index: true, label: { en: 'Review', nl: 'Review' } },
    { name: 'reason', type: 'select', required: true, options: reportReasonOptions, label: { en: 'Reason', nl: 'Reden' } },
    { name: 'text', type: 'textarea', required: true, maxLength: 2000, label: { en: 'Explanation', nl: 'Toelichting' } },
    { name: 'name', type: 'text', maxLength: 80, label: { en: 'Name', nl: 'Naam' } },
    { name: 'email', type: 'email', index: true, label: { en: 'Email', nl: 'E-mail' } },
    { name: 'language', type: 'select', required: true, defaultValue: 'en', options: languageOptions, label: { en: 'Language', nl: 'Taal' } },
    { name: 'outcome', type: 'select', index: true, options: outcomeOptions, label: { en: 'Decision', nl: 'Besluit' } },
    { name: 'answer', type: 'textarea', maxLength: 2000, label: { en: 'Reason for the decision', nl: 'Reden van het besluit' } },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users', label: { en: 'Decided by', nl: 'Besloten door' } },
    { name: 'decidedAt', type: 'date', label: { en: 'Decided on', nl: 'Besloten op' } },
  ],
};
