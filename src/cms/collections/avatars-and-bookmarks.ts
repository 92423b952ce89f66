import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { admins, adminsOrOwn, nobody } from '../access/rules';
import { revalidateTags } from '../cache/revalidate-tags';
import { MEDIA_DIR } from '../files/media-dir';
import { checkUpload } from '../guards/check-upload';
import { refuseToFetch } from '../guards/no-fetched-files';
import { countForTool } from '../search/hooks';

const SIDE = 192;

/** Account pictures, visible to their owners only and written by the server. */
export const Avatars: CollectionConfig = {
  slug: 'avatars',
  labels: { singular: { en: 'Picture', nl: 'Foto' }, plural: { en: 'Pictures', nl: 'Foto’s' } },
  access: { create: nobody, read: adminsOrOwn, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: nobody },
  admin: { hidden: true },
  hooks: { beforeOperation: [checkUpload] },
  upload: {
    staticDir: path.join(MEDIA_DIR, 'avatars'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    resizeOptions: { width: SIDE, height: SIDE, fit: 'cover' },
    formatOptions: { format: 'webp', options: { quality: 80 } },
    focalPoint: false,
    crop: false,
    pasteURL: false,
    externalFileHeaderFilter: refuseToFetch,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'private, max-age=31536000, immutable');
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
      headers.set('X-Content-Type-Options', 'nosniff');
      return headers;
    },
  },
  fields: [{ name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true }],
};

/** One row per user and tool, written by the site with system authority. */
export const Bookmarks: CollectionConfig = {
  slug: 'bookmarks',
  labels: { singular: { en: 'Bookmark', nl: 'Bladwijzer' }, plural: { en: 'Bookmarks', nl: 'Bladwijzers' } },
  access: { create: nobody, read: adminsOrOwn, update: nobody, delete: admins, readVersions: nobody, unlock: nobody, admin: admins },
  admin: { group: { en: 'People', nl: 'Mensen' }, defaultColumns: ['user', 'tool', 'createdAt'] },
  custom: { tags: () => [cacheTags.toolsBookmarked, cacheTags.publicShortlists] },
  hooks: { afterChange: [countForTool.afterChange, revalidateTags.afterChange], afterDelete: [countForTool.afterDelete, revalidateTags.afterDelete] },
  indexes: [{ fields: ['user', 'tool'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true, label: { en: 'User', nl: 'Gebruiker' } },
    { name: 'tool', type: 'relationship', relationTo: 'tools', required: true, index: true, label: { en: 'Tool', nl: 'Tool' } },
  ],
};
