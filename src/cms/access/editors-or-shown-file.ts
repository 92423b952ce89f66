import type { Access, Where } from 'payload';
import { isEditor } from './roles';

/**
 * Public, but for images of a submission that no editor has approved yet. Asked as a condition for everybody who asks for a file, so that an unknown
 * file name is refused instead of looked for on the disk.
 */
export const editorsOrShownFile: Access = ({ isReadingStaticFile, req: { user } }) => {
  const shown: Where = isEditor(user) ? { id: { exists: true } } : { submitted: { not_equals: true } };
  return (isEditor(user) && !isReadingStaticFile) || shown;
};
