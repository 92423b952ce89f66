import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody';

/** Who found a review helpful: one vote a person, of whom only a random number is known. Written by the site only. */
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
