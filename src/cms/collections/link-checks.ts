import type { CollectionConfig } from 'payload';
import { closed } from '../access/rules';

/** Result of the last visit to a tool's address. Written by jobs, shown in the queue. */
export const LinkChecks: CollectionConfig = {
  slug: 'link-checks',
  access: closed,
  admin: { hidden: true },
  fields: [
    { name: 'url', type: 'text', required: true, unique: true, index: true },
    { name: 'ok', type: 'checkbox', required: true, defaultValue: false },
    { name: 'status', type: 'number' },
    { name: 'finalUrl', type: 'text' },
    { name: 'problem', type: 'text' },
    { name: 'checkedAt', type: 'date', index: true },
    // Failed days in a row, the last one as YYYY-MM-DD.
    { name: 'failedDays', type: 'number', defaultValue: 0 },
    { name: 'lastFailedOn', type: 'text' },
    // Waits for an editor: failed on three days, or moved to another host for good (`problem` is `moved`).
    { name: 'suspect', type: 'checkbox', defaultValue: false, index: true },
    // When an editor let it stand.
    { name: 'dismissedAt', type: 'date' },
  ],
};
