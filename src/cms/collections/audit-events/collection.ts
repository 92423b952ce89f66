import type { CollectionConfig } from 'payload';
import { admins, nobody } from '../../access/rules';
import { AUDIT_ACTIONS } from '../../audit/audit-actions';
import { options } from '../../fields/options';

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
    {
      name: 'action',
      type: 'select',
      required: true,
      label: { en: 'Action', nl: 'Handeling' },
      options: options(AUDIT_ACTIONS),
    },
    { name: 'subject', type: 'text', required: true, label: { en: 'About', nl: 'Over' } },
    { name: 'detail', type: 'text', label: { en: 'Detail', nl: 'Toelichting' } },
    { name: 'actor', type: 'relationship', relationTo: 'users', label: { en: 'Account', nl: 'Account' } },
    {
      name: 'actorName',
      type: 'text',
      label: { en: 'By', nl: 'Door' },
      admin: { description: { en: 'Empty: the server itself.', nl: 'Leeg: de server zelf.' } },
    },
  ],
};
