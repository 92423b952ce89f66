import path from 'node:path';

/** Folder of imports and exports, beside the uploads and never served from there. */
export const TRANSFER_DIR = path.resolve(process.cwd(), 'transfers');
