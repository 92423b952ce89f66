import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { SVG_MAX_BYTES, UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '@/domain/limits';
import type { ValidationMessage } from '@/domain/validation-messages';
import { afterRollback } from '../database/after-commit';
import { sanitizeSvg } from '../fields/sanitize-svg';
import { hasRoomForUploads, removeUploads, uploadName } from '../files/uploads';
import { refuse } from './refuse';

const EXTENSIONS: Record<string, { extension: string; mimetype: string }> = {
  png: { extension: 'png', mimetype: 'image/png' },
  jpeg: { extension: 'jpg', mimetype: 'image/jpeg' },
  webp: { extension: 'webp', mimetype: 'image/webp' },
  heif: { extension: 'avif', mimetype: 'image/avif' },
};

/** Of encoding. Sixteen megapixels take a few seconds. */
const TIMEOUT_SECONDS = 30;

const looksLikeSvg = (data: Buffer) => /^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(data.subarray(0, 512).toString('utf8'));

/** The first bytes of the accepted bitmaps. Others never reach the decoder, which reads many more formats. */
const looksLikeBitmap = (data: Buffer) =>
  /^(?:\x89PNG\r\n.\n|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|mif1|msf1|miaf))/s.test(data.subarray(0, 16).toString('latin1'));

/**
 * Judges an upload by its content, never by its name or declared type. Bytes and pixels are checked before decoding; bitmaps are re-encoded, which
 * drops metadata and hidden data; SVG is sanitised; the stored name is random.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const file = req.file;
  if ((operation !== 'create' && operation !== 'update') || !file) return args;
  const takesSvg = collection.upload.mimeTypes?.includes('image/svg+xml') ?? true;
  const refused = takesSvg ? 'image' : 'bitmap';
  const reject = (key: ValidationMessage): never => refuse(req, key, 400);
  if (file.data.byteLength > UPLOAD_MAX_BYTES) reject('imageTooLarge');

  if (looksLikeSvg(file.data)) {
    if (!takesSvg) reject(refused);
    if (file.data.byteLength > SVG_MAX_BYTES) reject('imageTooLarge');
    const clean = sanitizeSvg(file.data.toString('utf8'));
    if (!clean) reject('svg');
    file.data = Buffer.from(clean ?? '');
    file.name = `${randomUUID()}.svg`;
    file.mimetype = 'image/svg+xml';
  } else {
    if (!looksLikeBitmap(file.data)) reject(refused);
    // Reads only the header, so that pixels can be counted before decoding.
    const metadata = await sharp(file.data, { limitInputPixels: false })
      .metadata()
      .catch(() => reject(refused));
    const type = EXTENSIONS[metadata.format];
    if (!type) return reject(refused);
    const { width, height } = metadata;
    if (width * height > UPLOAD_MAX_PIXELS || Math.max(width, height) > UPLOAD_MAX_SIDE) reject('imageTooLarge');
    const { resizeOptions } = collection.upload;
    const decoded = sharp(file.data, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' }).rotate();
    const picture = resizeOptions ? decoded.resize(resizeOptions) : decoded;
    // By default, 500 bytes of AVIF with 16 megapixels take all processors for a quarter of a minute.
    file.data = await (type.extension === 'avif' ? picture.avif({ effort: 0 }) : picture)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
      .catch(() => reject(refused));
    file.name = `${randomUUID()}.${type.extension}`;
    file.mimetype = type.mimetype;
  }
  file.size = file.data.byteLength;
  // Files aren't part of a transaction. The name is random, and sizes of an image begin with it.
  const stored = uploadName(String(collection.upload.staticDir), path.parse(file.name).name);
  await afterRollback(req, () => removeUploads(stored));
  // Payload can't say that a disk is full.
  if (!(await hasRoomForUploads())) refuse(req, 'diskFull', 507);
  return args;
};
