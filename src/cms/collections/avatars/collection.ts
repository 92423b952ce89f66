import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { adminsOrOwn, nobody } from '../../access/rules';
import { checkUpload } from '../../guards/check-upload';
import { MEDIA_DIR } from '../media/media-dir';

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
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'private, max-age=31536000, immutable');
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
      headers.set('X-Content-Type-Options', 'nosniff');
      return headers;
    },
  },
  fields: [{ name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true }],
};
