import type { CollectionBeforeChangeHook, CollectionConfig, DateField } from 'payload';
import { DELIVERY_STATES, type IssueState } from '@/domain/newsletter-states';
import { admins, nobody, serverWritesField } from '../access/rules';
import { lockUpdated } from '../database/lock-hooks';
import { bodyField } from '../fields/body';
import { languageOptions, options } from '../fields/options';
import { refuse } from '../guards/refuse';
import { issueEndpoints } from '../newsletter/endpoints';

declare module 'payload' {
  interface RequestContext {
    /** Set while the site schedules or unschedules an issue. */
    changesIssueState?: boolean;
  }
}

/** Everyone must get the same text: an issue has to be unscheduled before it can change. */
const protectSentIssue: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc, req }) => {
  const isFixed = operation === 'update' && originalDoc?.status && originalDoc.status !== 'draft';
  if (isFixed && !context.changesIssueState) refuse(req, 'newsletterSent');
  return data;
};

const stateOptions = options<IssueState>({
  draft: { en: 'Draft', nl: 'Concept' },
  scheduled: { en: 'Scheduled', nl: 'Ingepland' },
  sending: { en: 'Being sent', nl: 'Wordt verstuurd' },
  sent: { en: 'Sent', nl: 'Verstuurd' },
});

const sendingTime = (name: string, label: { en: string; nl: string }): DateField => ({
  name,
  type: 'date',
  label,
  access: serverWritesField,
  admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
});

/** An issue in both languages: written, tested and scheduled in the panel, sent by a job. */
export const NewsletterIssues: CollectionConfig = {
  slug: 'newsletter-issues',
  labels: { singular: { en: 'Newsletter issue', nl: 'Nieuwsbrief' }, plural: { en: 'Newsletter issues', nl: 'Nieuwsbrieven' } },
  access: { create: admins, read: admins, update: admins, delete: admins, readVersions: nobody, unlock: nobody, admin: admins },
  admin: {
    useAsTitle: 'subject',
    group: { en: 'Newsletter', nl: 'Nieuwsbrief' },
    defaultColumns: ['subject', 'status', 'scheduledFor', 'startedAt', 'finishedAt'],
    components: { edit: { beforeDocumentControls: ['@/panel/newsletter/issue-controls#IssueControls'] } },
  },
  defaultSort: '-createdAt',
  endpoints: issueEndpoints,
  hooks: { beforeOperation: [lockUpdated], beforeChange: [protectSentIssue] },
  fields: [
    { name: 'subject', type: 'text', localized: true, required: true, maxLength: 120, label: { en: 'Subject', nl: 'Onderwerp' } },
    {
      name: 'preheader',
      type: 'text',
      localized: true,
      maxLength: 160,
      label: { en: 'Preview text', nl: 'Voorbeeldtekst' },
      admin: { description: { en: 'What mail programs show beside the subject.', nl: 'Wat mailprogramma’s naast het onderwerp tonen.' } },
    },
    bodyField({ name: 'body', label: { en: 'Text', nl: 'Tekst' } }),
    { name: 'takeChanges', type: 'ui', admin: { disableListColumn: true, components: { Field: '@/panel/newsletter/take-changes#TakeChanges' } } },
    {
      name: 'status',
      type: 'select',
      defaultValue: 'draft',
      options: stateOptions,
      label: { en: 'Status', nl: 'Status' },
      access: serverWritesField,
      admin: { readOnly: true, position: 'sidebar' },
    },
    sendingTime('scheduledFor', { en: 'Scheduled for', nl: 'Ingepland voor' }),
    sendingTime('startedAt', { en: 'Sending began', nl: 'Verzending begon' }),
    sendingTime('finishedAt', { en: 'Sending ended', nl: 'Verzending klaar' }),
  ],
};

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
    { name: 'state', type: 'select', required: true, defaultValue: 'pending', options: [...DELIVERY_STATES], label: { en: 'Status', nl: 'Status' } },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, label: { en: 'Attempts', nl: 'Pogingen' } },
    { name: 'problem', type: 'text', label: { en: 'Problem', nl: 'Probleem' } },
  ],
};

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
    { name: 'confirmedAt', type: 'date', label: { en: 'Confirmed on', nl: 'Bevestigd op' }, admin: { readOnly: true } },
    { name: 'unsubscribedAt', type: 'date', label: { en: 'Unsubscribed on', nl: 'Afgemeld op' }, admin: { readOnly: true } },
    { name: 'mailedAt', type: 'date', hidden: true, access: { read: nobody, ...serverWritesField } },
    // Number in the mailed link, emptied on use so that a link works once.
    { name: 'confirmation', type: 'text', hidden: true, access: { read: nobody, ...serverWritesField } },
  ],
};
