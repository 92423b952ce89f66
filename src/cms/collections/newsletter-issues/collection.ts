import type { CollectionConfig, DateField } from 'payload';
import type { IssueState } from '@/domain/newsletter-states';
import { admins, nobody, serverWritesField } from '../../access/rules';
import { bodyField } from '../../fields/body';
import { options } from '../../fields/options';
import { issueEndpoints } from '../../newsletter/endpoints';
import { protectSentIssue } from './hooks/protect-sent-issue';

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
  hooks: { beforeChange: [protectSentIssue] },
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
    {
      name: 'status',
      type: 'select',
      defaultValue: 'draft',
      options: stateOptions,
      label: { en: 'State', nl: 'Status' },
      access: serverWritesField,
      admin: { readOnly: true, position: 'sidebar' },
    },
    sendingTime('scheduledFor', { en: 'Scheduled for', nl: 'Ingepland voor' }),
    sendingTime('startedAt', { en: 'Sending began', nl: 'Verzending begon' }),
    sendingTime('finishedAt', { en: 'Sending ended', nl: 'Verzending klaar' }),
  ],
};
