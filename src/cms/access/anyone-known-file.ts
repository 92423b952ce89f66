import type { Access } from 'payload';

/** Public; of files only those that a document names, so that an unknown file name is refused instead of looked for on the disk. */
export const anyoneKnownFile: Access = ({ isReadingStaticFile }) => !isReadingStaticFile || { id: { exists: true } };
