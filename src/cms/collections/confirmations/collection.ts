import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/rules';

/** Reviews whose sender hasn't opened the mailed link yet. Written by the site, emptied by a job. */
export const Confirmations: CollectionConfig = {
  slug: 'confirmations',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'review', type: 'json', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};
