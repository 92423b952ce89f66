import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { admins, adminsOrOwn, nobody } from '../../access/rules';
import { revalidateTags } from '../../cache/revalidate-tags';
import { countForTool } from '../../search/hooks';

/** One row per user and tool, written by the site with system authority. */
export const Bookmarks: CollectionConfig = {
  slug: 'bookmarks',
  labels: { singular: { en: 'Bookmark', nl: 'Bladwijzer' }, plural: { en: 'Bookmarks', nl: 'Bladwijzers' } },
  access: { create: nobody, read: adminsOrOwn, update: nobody, delete: admins, readVersions: nobody, unlock: nobody, admin: admins },
  admin: { group: { en: 'People', nl: 'Mensen' }, defaultColumns: ['user', 'tool', 'createdAt'] },
  custom: { tags: () => [cacheTags.toolsBookmarked] },
  hooks: {
    afterChange: [countForTool.afterChange, revalidateTags.afterChange],
    afterDelete: [countForTool.afterDelete, revalidateTags.afterDelete],
  },
  indexes: [{ fields: ['user', 'tool'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true, label: { en: 'User', nl: 'Gebruiker' } },
    { name: 'tool', type: 'relationship', relationTo: 'tools', required: true, index: true, label: { en: 'Tool', nl: 'Tool' } },
  ],
};
