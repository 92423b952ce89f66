import type { CollectionConfig } from 'payload';
import type { ModeratedCollection } from '@/domain/moderation-states';
import { admins, editors, nobody } from '../access/rules';
import { AUDIT_ACTIONS } from '../audit/record-event';
import { stateOptions } from '../fields/moderation';
import { options } from '../fields/options';
import type { AuditedAction } from '../moderation/step';

const eventCell = (name: string) => `@/panel/lists/event-cells#${name}Cell`;

/** The list and the page of an event write the same. */
const eventText = (name: string) => ({ Cell: eventCell(name), Field: `@/panel/lists/event-cells#${name}Field` });

const kindOptions = options<ModeratedCollection>({ tools: { en: 'Tool', nl: 'Tool' }, reviews: { en: 'Review', nl: 'Review' } });

const stepOptions = options<AuditedAction>({
  submit: { en: 'Sent in', nl: 'Ingezonden' },
  resubmit: { en: 'Sent in again', nl: 'Opnieuw ingezonden' },
  withdraw: { en: 'Withdrawn', nl: 'Ingetrokken' },
  approve: { en: 'Approved', nl: 'Goedgekeurd' },
  reject: { en: 'Rejected', nl: 'Afgewezen' },
  unpublish: { en: 'Taken offline', nl: 'Offline gehaald' },
  republish: { en: 'Published again', nl: 'Opnieuw gepubliceerd' },
  reopen: { en: 'Reopened', nl: 'Heropend' },
  undo: { en: 'Undone', nl: 'Teruggedraaid' },
});

/** Log of changes to accounts, published content and settings. Written by the server only; nobody can change or delete it. */
export const AuditEvents: CollectionConfig = {
  slug: 'audit-events',
  labels: { singular: { en: 'Audit event', nl: 'Gebeurtenis' }, plural: { en: 'Audit log', nl: 'Auditlogboek' } },
  access: { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: admins },
  admin: {
    useAsTitle: 'subject',
    group: { en: 'Settings', nl: 'Instellingen' },
    defaultColumns: ['createdAt', 'action', 'subject', 'detail', 'actorName'],
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'action', type: 'select', required: true, label: { en: 'Action', nl: 'Handeling' }, options: options(AUDIT_ACTIONS) },
    {
      name: 'subject',
      type: 'text',
      required: true,
      label: { en: 'About', nl: 'Over' },
      admin: { components: eventText('Subject') },
    },
    { name: 'detail', type: 'text', label: { en: 'Detail', nl: 'Toelichting' }, admin: { components: eventText('Detail') } },
    { name: 'actor', type: 'relationship', relationTo: 'users', label: { en: 'Account', nl: 'Account' } },
    {
      name: 'actorName',
      type: 'text',
      label: { en: 'By', nl: 'Door' },
      admin: { components: eventText('Actor') },
    },
  ],
};

/** Log of every moderation step. Written by the state machine, never changed. */
export const ModerationEvents: CollectionConfig = {
  slug: 'moderation-events',
  labels: { singular: { en: 'Moderation event', nl: 'Moderatiestap' }, plural: { en: 'Moderation log', nl: 'Moderatielogboek' } },
  access: { create: nobody, read: editors, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: editors },
  admin: {
    useAsTitle: 'title',
    group: { en: 'Moderation', nl: 'Moderatie' },
    defaultColumns: ['createdAt', 'title', 'action', 'to', 'reason', 'actorName'],
  },
  defaultSort: '-createdAt',
  timestamps: true,
  indexes: [{ fields: ['collection', 'document'] }],
  fields: [
    { name: 'collection', type: 'select', required: true, options: kindOptions, label: { en: 'Kind', nl: 'Soort' } },
    { name: 'document', type: 'number', required: true, label: { en: 'Number', nl: 'Nummer' } },
    {
      name: 'title',
      type: 'text',
      required: true,
      label: { en: 'Title', nl: 'Titel' },
      admin: { components: { Cell: eventCell('Contribution') } },
    },
    { name: 'action', type: 'select', required: true, options: stepOptions, label: { en: 'Action', nl: 'Handeling' } },
    { name: 'from', type: 'select', options: stateOptions, label: { en: 'From', nl: 'Van' } },
    { name: 'to', type: 'select', options: stateOptions, label: { en: 'To', nl: 'Naar' } },
    { name: 'reason', type: 'textarea', label: { en: 'Reason', nl: 'Reden' } },
    { name: 'actor', type: 'relationship', relationTo: 'users', label: { en: 'Account', nl: 'Account' } },
    {
      name: 'actorName',
      type: 'text',
      label: { en: 'By', nl: 'Door' },
      admin: { components: eventText('Actor') },
    },
    // The document's `updatedAt` right after the step: undoing it requires that nothing has changed since.
    { name: 'documentUpdatedAt', type: 'text', hidden: true },
    { name: 'wasPublic', type: 'checkbox', hidden: true, defaultValue: false },
  ],
};
