import type { CollectionConfig } from 'payload';
import { PARTS } from '@/domain/parts';
import { closed } from '../access/rules';

/** Who has which document open: one row per browser tab, refreshed every few seconds. Reached through `POST /api/presence` only. */
export const Presences: CollectionConfig = {
  slug: 'presences',
  access: closed,
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  indexes: [{ fields: ['collection', 'document'] }],
  fields: [
    { name: 'tab', type: 'text', required: true, unique: true, maxLength: 64 },
    { name: 'user', type: 'relationship', relationTo: 'users' },
    { name: 'collection', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'part', type: 'select', required: true, options: [...PARTS] },
    { name: 'seenAt', type: 'date', required: true, index: true },
  ],
};
