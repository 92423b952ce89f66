import { randomUUID } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { SVG_MAX_BYTES, UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '@/domain/limits';
import { type ValidationMessage, validationMessage } from '@/domain/validation-messages';
import { sanitizeSvg } from '../fields/sanitize-svg';

const EXTENSIONS: Record<string, { extension: string; mimetype: string }> = {
  png: { extension: 'png', mimetype: 'image/png' },
  jpeg: { extension: 'jpg', mimetype: 'image/jpeg' },
  webp: { extension: 'webp', mimetype: 'image/webp' },
  heif: { extension: 'avif', mimetype: 'image/avif' },
};

const looksLikeSvg = (data: Buffer) => /^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(data.subarray(0, 512).toString('utf8'));

/**
 * Judges an upload by its content, never by its name or declared type. Bytes and pixels are checked before decoding; bitmaps are re-encoded, which
 * drops metadata and hidden data; SVG is sanitised; the stored name is random.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file;
  if ((operation !== 'create' && operation !== 'update') || !file) return args;
  const refuse = (key: ValidationMessage): never => {
    throw new APIError(validationMessage(key, req.i18n.language), 400, undefined, true);
  };
  if (file.data.byteLength > UPLOAD_MAX_BYTES) refuse('imageTooLarge');

  if (looksLikeSvg(file.data)) {
    if (file.data.byteLength > SVG_MAX_BYTES) refuse('imageTooLarge');
    const clean = sanitizeSvg(file.data.toString('utf8'));
    if (!clean) refuse('svg');
    file.data = Buffer.from(clean ?? '');
    file.name = `${randomUUID()}.svg`;
    file.mimetype = 'image/svg+xml';
  } else {
    if (file.data.byteLength === 0) refuse('image');
    // Reads only the header, so that pixels can be counted before decoding.
    const metadata = await sharp(file.data, { limitInputPixels: false })
      .metadata()
      .catch(() => refuse('image'));
    const type = EXTENSIONS[metadata.format];
    if (!type) return refuse('image');
    if (metadata.width * metadata.height > UPLOAD_MAX_PIXELS) refuse('imageTooLarge');
    file.data = await sharp(file.data, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' })
      .rotate()
      .toBuffer()
      .catch(() => refuse('image'));
    file.name = `${randomUUID()}.${type.extension}`;
    file.mimetype = type.mimetype;
  }
  file.size = file.data.byteLength;
  return args;
};
