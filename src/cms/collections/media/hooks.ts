import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { getTranslation } from '@payloadcms/translations';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { type ValidationMessage, validationMessage } from '@/domain/validation-messages';
import type { Media } from '@/payload-types';
import { isEditor } from '../../access/roles';
import { expireTags } from '../../cache/expire-tags';
import { readUpload } from '../../files/uploads';
import { isShownInPublic, tagsShowing, whereUsed } from './where-used';

const USES_NAMED = 5;
/** Longest file name of common file systems. */
export const ORIGINAL_NAME_MAX = 255;
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N} ._()-]/gu;

/** Fields that pages show. */
const SHOWN: (keyof Media)[] = ['alt', 'filename', 'width', 'height', 'focalX', 'focalY'];

interface ImageEdits {
  crop?: unknown;
  focalPoint?: unknown;
  widthInPixels?: unknown;
  heightInPixels?: unknown;
}

/** Takes one text, or one per language. */
const hasEmptyText = (alt: unknown) =>
  (typeof alt === 'object' && alt !== null ? Object.values(alt) : [alt]).some((text) => typeof text !== 'string' || text.trim() === '');

function refuseAlt(req: PayloadRequest, key: ValidationMessage): never {
  const message = validationMessage(key, req.i18n.language);
  const label = { en: 'Alternative text', nl: 'Alternatieve tekst' };
  throw new ValidationError({ collection: 'media', errors: [{ path: 'alt', label, message }], req }, req.t);
}

/** Payload deletes the old file before it validates the texts, so a replacement without a text must be refused first. */
export const requireAltToReplace: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = 'data' in args ? (args.data as Partial<Media> | undefined) : undefined;
  if (operation === 'update' && req.file && data?.alt !== undefined && hasEmptyText(data.alt)) refuseAlt(req, 'required');
  return args;
};

/** Saves the name that the file had on the sender's computer, because the stored one is random. Must run before the file is renamed. */
export const saveOriginalName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args;
  return {
    ...args,
    data: { ...('data' in args ? args.data : {}), originalName: req.file.name.replace(NOT_IN_NAMES, '').slice(0, ORIGINAL_NAME_MAX) },
  };
};

/**
 * Stores a cropped image, or one with another focal point, under a new file name, because browsers cache the old one. Payload would read the original
 * from disk, and fetch it from the site's public address if it is elsewhere.
 */
export const renameEdited: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const { crop, focalPoint, widthInPixels, heightInPixels } = (req.query?.uploadEdits ?? {}) as ImageEdits;
  const isEdited = operation === 'update' && 'id' in args && Boolean(crop || focalPoint || widthInPixels || heightInPixels);
  if (!isEdited || req.file || !(overrideAccess || isEditor(req.user))) return args;
  const stored = await req.payload.db.findOne<Media>({ collection: 'media', where: { id: { equals: args.id } }, req });
  if (!stored?.filename || !stored.mimeType) return args;
  const name = path.basename(stored.filename);
  const data = await readUpload(name);
  if (!data) return args;
  req.file = { data, name: `${randomUUID()}${path.extname(name)}`, mimetype: stored.mimeType, size: data.byteLength };
  return args;
};

/** An image on a published page must have its alternative texts. */
export const requireShownAlt: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isEmptied = operation === 'update' && data.alt !== undefined && hasEmptyText(data.alt);
  if (isEmptied && (await isShownInPublic(req, originalDoc.id))) refuseAlt(req, 'altNeeded');
  return data;
};

/** Expires every page that shows the image. */
export const expirePagesShowing: CollectionAfterChangeHook = async ({ context, doc, operation, previousDoc, req }) => {
  const isChanged = SHOWN.some((name) => JSON.stringify(doc[name]) !== JSON.stringify(previousDoc?.[name]));
  if (operation === 'update' && isChanged && !context.skipRevalidation) await expireTags(await tagsShowing(req, doc.id), req);
  return doc;
};

/** Refuses to delete an image that is in use. */
export const protectUsedImage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await whereUsed(req, Number(id));
  if (uses.length === 0) return;
  const named = uses
    .slice(0, USES_NAMED)
    .map(
      ({ collection, title }) =>
        `${getTranslation(collection.labels.singular, req.i18n)} ${req.i18n.language === 'nl' ? `‘${title}’` : `“${title}”`}`,
    );
  const text = [...named, ...(uses.length > USES_NAMED ? [`+${uses.length - USES_NAMED}`] : [])].join(', ');
  throw new APIError(validationMessage('imageInUse', req.i18n.language).replace('{uses}', text), 409, undefined, true);
};
