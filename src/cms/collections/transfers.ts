import type { CollectionConfig } from 'payload';
import { TRANSFER_COLLECTIONS, TRANSFER_FORMATS, TRANSFER_STATES } from '@/domain/transfers';
import { closed } from '../access/rules';
import { transferEndpoints } from '../transfers/endpoints';

/** Imports and exports with their progress and errors. Reached through the endpoints of `cms/transfers` only. */
export const Transfers: CollectionConfig = {
  slug: 'transfers',
  access: closed,
  admin: { hidden: true },
  endpoints: transferEndpoints,
  fields: [
    { name: 'direction', type: 'select', required: true, options: ['import', 'export'] },
    { name: 'entity', type: 'select', required: true, options: [...TRANSFER_COLLECTIONS] },
    { name: 'format', type: 'select', required: true, options: [...TRANSFER_FORMATS] },
    { name: 'state', type: 'select', required: true, index: true, options: [...TRANSFER_STATES] },
    { name: 'fileName', type: 'text', required: true },
    // Path inside the transfers folder.
    { name: 'storedFile', type: 'text' },
    { name: 'total', type: 'number', defaultValue: 0 },
    { name: 'done', type: 'number', defaultValue: 0 },
    { name: 'created', type: 'number', defaultValue: 0 },
    { name: 'updated', type: 'number', defaultValue: 0 },
    { name: 'unchanged', type: 'number', defaultValue: 0 },
    { name: 'wrong', type: 'number', defaultValue: 0 },
    // The first errors, each with row, column and message.
    { name: 'report', type: 'json' },
    { name: 'options', type: 'json' },
    { name: 'startedBy', type: 'relationship', relationTo: 'users' },
    { name: 'finishedAt', type: 'date' },
  ],
};
