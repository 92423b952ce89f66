import path from 'node:path';
import type { CollectionConfig, UploadConfig } from 'payload';
import { contentAccess, editorsOnlyField, editorsOrShownFile } from '../../access/rules';
import { lockUpdated } from '../../database/lock-hooks';
import { IMAGE_TYPES } from '../../files/bucket-files';
import { MEDIA_DIR } from '../../files/media-dir';
import { readUpload } from '../../files/uploads';
import { checkUpload } from '../../guards/check-upload';
import { refuseToFetch, requireFile } from '../../guards/no-fetched-files';
import {
  expirePagesShowing,
  ORIGINAL_NAME_MAX,
  protectUsedImage,
  renameEdited,
  requireAltToReplace,
  requireShownAlt,
  saveOriginalName,
} from './hooks';

type UploadHandler = NonNullable<UploadConfig['handlers']>[number];

/** Serves the image of a submission to editors, uncached. Access has been checked before. */
const serveSubmitted = (async (_req, { doc, params: { filename } }) => {
  if (!(doc as { submitted?: boolean } | null)?.submitted) return undefined;
  const name = path.basename(filename);
  const file = await readUpload(name);
  if (!file) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': IMAGE_TYPES[path.extname(name)] ?? 'application/octet-stream',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}) as UploadHandler;

const WEBP = { format: 'webp', options: { quality: 80 } } as const;

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { en: 'Image', nl: 'Afbeelding' }, plural: { en: 'Media', nl: 'Media' } },
  access: contentAccess(editorsOrShownFile),
  admin: {
    useAsTitle: 'alt',
    group: { en: 'Pages', nl: 'Pagina’s' },
    defaultColumns: ['filename', 'originalName', 'alt', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['alt', 'originalName', 'filename'],
  },
  folders: true,
  hooks: {
    // Locked after the slow check of a file, and before `renameEdited` reads what is stored.
    beforeOperation: [requireFile, requireAltToReplace, saveOriginalName, checkUpload, lockUpdated, renameEdited],
    beforeChange: [requireShownAlt],
    afterChange: [expirePagesShowing],
    beforeDelete: [protectUsedImage],
  },
  upload: {
    staticDir: MEDIA_DIR,
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
    focalPoint: true,
    crop: true,
    pasteURL: false,
    externalFileHeaderFilter: refuseToFetch,
    adminThumbnail: 'small',
    imageSizes: [
      { name: 'small', width: 320, withoutEnlargement: true, formatOptions: WEBP },
      { name: 'medium', width: 800, withoutEnlargement: true, formatOptions: WEBP },
      { name: 'large', width: 1600, withoutEnlargement: true, formatOptions: WEBP },
    ],
    handlers: [serveSubmitted],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      headers.set('X-Content-Type-Options', 'nosniff');
      return headers;
    },
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      label: { en: 'Alternative text', nl: 'Alternatieve tekst' },
      admin: {
        description: { en: 'What the image shows, for people who do not see it.', nl: 'Wat er op de afbeelding staat, voor wie die niet ziet.' },
      },
    },
    {
      name: 'facts',
      type: 'ui',
      label: { en: 'About this image', nl: 'Over deze afbeelding' },
      admin: { disableListColumn: true, components: { Field: '@/panel/media/image-facts#ImageFacts' } },
    },
    {
      name: 'originalName',
      type: 'text',
      maxLength: ORIGINAL_NAME_MAX,
      label: { en: 'Original name', nl: 'Oorspronkelijke naam' },
      // File names may hold private details.
      access: editorsOnlyField,
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data?.originalName) },
    },
    // Payload's field; its cell writes bytes.
    {
      name: 'filesize',
      type: 'number',
      label: { en: 'File size', nl: 'Bestandsgrootte' },
      admin: { components: { Cell: '@/panel/media/file-size-cell#FileSizeCell' } },
    },
    {
      name: 'submitted',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: { en: 'Sent in, not shown yet', nl: 'Ingezonden, nog niet zichtbaar' },
      access: editorsOnlyField,
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data?.submitted) },
    },
  ],
};
