import { buffer } from 'node:stream/consumers';
import { MEDIA_DIR } from '../collections/media/media-dir';
import { bucketFiles, bucketIn } from './bucket-files';
import { diskFiles } from './disk-files';

const bucket = bucketIn(process.env);

/** Images and account pictures, as Payload stores them: below `media/`. */
export const uploads = bucket ? bucketFiles(bucket, 'media') : diskFiles(MEDIA_DIR);

/** @returns null if there is no such file */
export async function readUpload(name: string): Promise<Buffer | null> {
  const stored = await uploads.open(name);
  return stored && buffer(stored.body);
}
