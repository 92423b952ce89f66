import type { CollectionConfig } from 'payload';
import { cleanLine } from '@/domain/clean-text';
import type { Role } from '@/domain/roles';
import { admins, adminsOrSelf, adminsWriteField, editors, nobody, serverWritesField } from '../../access/rules';
import { accountEndpoints } from '../../accounts/endpoints';
import { sessionStrategy } from '../../accounts/session';
import { languageOptions, options } from '../../fields/options';
import { endWithSession, protectOwner, steerIdentity } from './hooks';

export const roleOptions = options<Role>({
  user: { en: 'User', nl: 'Gebruiker' },
  editor: { en: 'Editor', nl: 'Redacteur' },
  admin: { en: 'Admin', nl: 'Beheerder' },
});

/**
 * A person in the content model: role, name, bookmarks and submissions. Better Auth handles sign-in in its own tables: see `cms/accounts`. `email` is
 * the verified address, empty for people who signed up by phone.
 */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { en: 'User', nl: 'Gebruiker' }, plural: { en: 'Users', nl: 'Gebruikers' } },
  access: { create: admins, read: adminsOrSelf, update: adminsOrSelf, delete: admins, readVersions: nobody, unlock: nobody, admin: editors },
  admin: {
    useAsTitle: 'email',
    group: { en: 'Settings', nl: 'Instellingen' },
    defaultColumns: ['email', 'name', 'role', 'secondFactor', 'createdAt'],
    listSearchableFields: ['email', 'name', 'phone'],
  },
  auth: { disableLocalStrategy: true, strategies: [sessionStrategy] },
  trash: true,
  hooks: {
    beforeOperation: [steerIdentity.signedInRecently],
    beforeChange: [protectOwner.role, steerIdentity.identityFirst],
    afterChange: [steerIdentity.invited, steerIdentity.identityAfter],
    beforeDelete: [protectOwner.account, steerIdentity.erased],
    afterDelete: [steerIdentity.identityGone],
    me: [endWithSession.me],
    refresh: [endWithSession.refresh],
    afterLogout: [endWithSession.logout],
  },
  endpoints: accountEndpoints,
  fields: [
    {
      name: 'email',
      type: 'email',
      unique: true,
      index: true,
      label: { en: 'Email', nl: 'E-mail' },
      access: adminsWriteField,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
      admin: {
        description: {
          en: 'A new account gets an invitation at this address. A changed address must be confirmed by its owner.',
          nl: 'Een nieuw account krijgt een uitnodiging op dit adres. Een gewijzigd adres moet de eigenaar bevestigen.',
        },
      },
    },
    {
      name: 'name',
      type: 'text',
      maxLength: 80,
      label: { en: 'Name', nl: 'Naam' },
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanLine(value) : value)] },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'user',
      label: { en: 'Role', nl: 'Rol' },
      access: adminsWriteField,
      options: roleOptions,
      admin: { description: { en: 'Editors and admins reach this panel.', nl: 'Redacteuren en beheerders hebben toegang tot dit paneel.' } },
    },
    { name: 'language', type: 'select', options: languageOptions, label: { en: 'Language', nl: 'Taal' } },
    { name: 'phone', type: 'text', label: { en: 'Phone number', nl: 'Telefoonnummer' }, access: serverWritesField, admin: { readOnly: true } },
    {
      name: 'secondFactor',
      type: 'checkbox',
      defaultValue: false,
      label: { en: 'Two-step verification', nl: 'Tweestapsverificatie' },
      access: serverWritesField,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'avatar',
      type: 'upload',
      relationTo: 'avatars',
      label: { en: 'Picture', nl: 'Foto' },
      access: serverWritesField,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'signingIn',
      type: 'ui',
      label: { en: 'Signing in', nl: 'Inloggen' },
      admin: { disableListColumn: true, components: { Field: '@/panel/accounts/account-access#AccountAccess' } },
    },
    // Id in Better Auth. Not `required`, because a hook fills it in.
    { name: 'authId', type: 'text', unique: true, index: true, hidden: true, access: serverWritesField },
  ],
};
