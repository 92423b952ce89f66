import type { CollectionConfig } from 'payload';
import { env } from '@/env';
import { admins } from '../../access/admins';
import { adminsOrSelf } from '../../access/admins-or-self';
import { adminsWriteField } from '../../access/editors-only-field';
import { nobody } from '../../access/nobody';
import { isEditor } from '../../access/roles';
import { guardQuery } from '../../hooks/guard-query';
import { keepOwner } from './hooks/keep-owner';
import { refuseShortPassword } from './hooks/refuse-short-password';

const SESSION_SECONDS = 12 * 60 * 60;
const LOCK_MILLISECONDS = 10 * 60 * 1000;

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { en: 'User', nl: 'Gebruiker' }, plural: { en: 'Users', nl: 'Gebruikers' } },
  access: {
    create: admins,
    read: adminsOrSelf,
    update: adminsOrSelf,
    delete: admins,
    readVersions: nobody,
    unlock: admins,
    admin: ({ req }) => isEditor(req.user),
  },
  admin: { useAsTitle: 'email', group: { en: 'Settings', nl: 'Instellingen' }, defaultColumns: ['email', 'name', 'role', 'createdAt'] },
  auth: {
    tokenExpiration: SESSION_SECONDS,
    maxLoginAttempts: 10,
    lockTime: LOCK_MILLISECONDS,
    useSessions: true,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  hooks: { beforeOperation: [guardQuery], beforeValidate: [refuseShortPassword], beforeChange: [keepOwner.role], beforeDelete: [keepOwner.account] },
  fields: [
    { name: 'name', type: 'text', maxLength: 80, label: { en: 'Name', nl: 'Naam' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'user',
      saveToJWT: true,
      label: { en: 'Role', nl: 'Rol' },
      access: adminsWriteField,
      options: [
        { value: 'user', label: { en: 'User', nl: 'Gebruiker' } },
        { value: 'editor', label: { en: 'Editor', nl: 'Redacteur' } },
        { value: 'admin', label: { en: 'Admin', nl: 'Beheerder' } },
      ],
      admin: { description: { en: 'Editors and admins reach this panel.', nl: 'Redacteuren en beheerders hebben toegang tot dit paneel.' } },
    },
  ],
};
