import path from 'node:path';

/** Where uploads are kept. */
export const MEDIA_DIR = path.resolve(process.cwd(), 'media');
