import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/rules';

/** "Helpful" votes, one per person, identified by a random number only. Written by the site. */
export const ReviewVotes: CollectionConfig = {
  slug: 'review-votes',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: nobody },
  admin: { hidden: true },
  indexes: [{ fields: ['review', 'voter'], unique: true }],
  fields: [
    { name: 'review', type: 'relationship', relationTo: 'reviews', required: true, index: true },
    { name: 'voter', type: 'text', required: true, maxLength: 64 },
  ],
};
