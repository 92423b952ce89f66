import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UPLOAD_MAX_BYTES } from '@/domain/limits';
import { bucketFiles, bucketIn } from './bucket-files';
import { diskFiles } from './disk-files';
import { MEDIA_DIR } from './media-dir';

const bucket = bucketIn(process.env);

/** Images and account pictures, as Payload stores them: below `media/`. */
export const uploads = bucket ? bucketFiles(bucket, 'media') : diskFiles(MEDIA_DIR);

/** @returns null if there is no such file */
export async function readUpload(name: string): Promise<Buffer | null> {
  const stored = await uploads.open(name);
  return stored && buffer(stored.body);
}

/** Name of a file that Payload stores in `folder`. */
export const uploadName = (folder: string, file: string): string => path.relative(MEDIA_DIR, path.resolve(folder, file));

/** Removes all files whose names begin so: an image and its sizes. */
export async function removeUploads(prefix: string): Promise<void> {
  for await (const { name } of uploads.list(prefix)) await uploads.remove(name);
}

/** An image with its sizes, and others at the same time. */
const RESERVE_BYTES = 8 * UPLOAD_MAX_BYTES;

/** False if the disk is nearly full. */
export async function hasRoomForUploads(): Promise<boolean> {
  const free = bucket ? null : await statfs(MEDIA_DIR).catch(() => null);
  return free === null || free.bavail * free.bsize >= RESERVE_BYTES;
}
