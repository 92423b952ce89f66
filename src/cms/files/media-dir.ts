import path from 'node:path';

/** Folder of the uploads. */
export const MEDIA_DIR = path.resolve(process.cwd(), 'media');
