import type { Field } from 'payload';
import { editors, serverWritesField } from '../access/rules';

/** Fields that say who wrote a version and what editors note about it. They aren't content: two documents that differ in them only are the same. */
export const VERSION_STAMPS: readonly string[] = ['updatedBy', 'versionNote'];

/** The account that wrote this version; empty if the server did, or if the account is gone. */
const updatedByField: Field = {
  name: 'updatedBy',
  type: 'relationship',
  relationTo: 'users',
  label: { en: 'Updated by', nl: 'Bijgewerkt door' },
  access: { ...serverWritesField, read: editors },
  admin: { hidden: true, disableBulkEdit: true, components: { Cell: '@/panel/lists/person-cell#PersonCell' } },
  hooks: { beforeChange: [({ req }) => req.user?.id ?? null] },
};

/** Belongs to one version: the next one starts without. Written by its own endpoint. */
const versionNoteField: Field = {
  name: 'versionNote',
  type: 'text',
  hidden: true,
  label: { en: 'Note on this version', nl: 'Notitie bij deze versie' },
  access: { ...serverWritesField, read: editors },
  hooks: { beforeChange: [() => null] },
};

export const versionStampFields: Field[] = [updatedByField, versionNoteField];
