import type { CollectionConfig } from 'payload';
import { admins } from '../../access/admins';
import { nobody } from '../../access/nobody';
import { AUDIT_ACTIONS, type AuditAction } from '../../audit/audit-actions';
import { guardQuery } from '../../guards/guard-query';

const LABELS: Record<AuditAction, { en: string; nl: string }> = {
  account_invited: { en: 'Invited', nl: 'Uitgenodigd' },
  account_role_changed: { en: 'Role changed', nl: 'Rol gewijzigd' },
  account_email_changed: { en: 'E-mail address changed', nl: 'E-mailadres gewijzigd' },
  account_disabled: { en: 'Disabled', nl: 'Uitgeschakeld' },
  account_enabled: { en: 'Enabled again', nl: 'Weer ingeschakeld' },
  account_deleted: { en: 'Deleted', nl: 'Verwijderd' },
  account_factor_removed: { en: 'Second factor removed', nl: 'Tweede stap verwijderd' },
  account_sessions_ended: { en: 'Signed out everywhere', nl: 'Overal uitgelogd' },
  account_link_made: { en: 'Sign-in link made', nl: 'Inloglink gemaakt' },
  content_published: { en: 'Published', nl: 'Gepubliceerd' },
  content_unpublished: { en: 'Taken offline', nl: 'Offline gehaald' },
  content_trashed: { en: 'Moved to the trash', nl: 'Naar de prullenbak verplaatst' },
  content_untrashed: { en: 'Taken out of the trash', nl: 'Uit de prullenbak gehaald' },
  content_deleted: { en: 'Deleted for good', nl: 'Definitief verwijderd' },
  content_restored: { en: 'Earlier version restored', nl: 'Eerdere versie hersteld' },
  content_imported: { en: 'Imported', nl: 'Geïmporteerd' },
  content_exported: { en: 'Exported', nl: 'Geëxporteerd' },
  settings_changed: { en: 'Settings changed', nl: 'Instellingen gewijzigd' },
};

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
  hooks: { beforeOperation: [guardQuery] },
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      label: { en: 'Action', nl: 'Handeling' },
      options: AUDIT_ACTIONS.map((value) => ({ value, label: LABELS[value] })),
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
