import { type CollectionBeforeOperationHook, MissingFile, type UploadConfig } from 'payload';
import { isEditor } from '../access/roles';

// Payload can fetch an image from a URL in the data of a new document, which would bypass `checkUpload`.

/** Called by Payload before each such fetch. */
export const refuseToFetch: NonNullable<UploadConfig['externalFileHeaderFilter']> = () => {
  throw new Error('Files are uploaded, not fetched.');
};

/** Refuses a new document without a file. Copies take the file of the original; Payload refuses people without the right to create one. */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (operation === 'create' && !isCopy && !req.file && (overrideAccess || isEditor(req.user))) throw new MissingFile(req.t);
  return args;
};
