import { type CollectionBeforeOperationHook, MissingFile, type UploadConfig } from 'payload';
import { isEditor } from '../access/roles';

// Payload fetches an image from the address in the data of a new document, which passes by `checkUpload`.

/** Called by Payload before each such fetch. */
export const refuseToFetch: NonNullable<UploadConfig['externalFileHeaderFilter']> = () => {
  throw new Error('Files are uploaded, not fetched.');
};

/** Refuses a new document without a file. Who may not create one is refused next; a copy takes the file of its original. */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (operation === 'create' && !isCopy && !req.file && (overrideAccess || isEditor(req.user))) throw new MissingFile(req.t);
  return args;
};
