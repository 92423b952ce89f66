import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody';

/** What came back when an address of a tool was last asked for. Written by jobs, shown in the queue. */
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
    { name: 'checkedAt', type: 'date', index: true },
    // Days in a row on which it did not answer, the last of them as YYYY-MM-DD.
    { name: 'failedDays', type: 'number', defaultValue: 0 },
    { name: 'lastFailedOn', type: 'text' },
    // Waits for an editor: failed on three days, or moved to another host for good (then `problem` is `moved`).
    { name: 'suspect', type: 'checkbox', defaultValue: false, index: true },
    // An editor looked and let it stand.
    { name: 'dismissedAt', type: 'date' },
  ],
};
