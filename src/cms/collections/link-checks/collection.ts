import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody';

/** What came back when an address that somebody sent in was last asked for. Written by a job, shown in the queue. */
export const LinkChecks: CollectionConfig = {
  slug: 'link-checks',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'url', type: 'text', required: true, unique: true, index: true },
    { name: 'ok', type: 'checkbox', required: true, defaultValue: false },
    { name: 'status', type: 'number' },
    { name: 'finalUrl', type: 'text' },
    { name: 'problem', type: 'text' },
  ],
};
