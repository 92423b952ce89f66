import type { Access, Where } from 'payload';
import { isEditor } from './roles';

/**
 * Public, except images of submissions that no editor has approved yet. File requests always get a condition, even for editors, so that an unknown
 * file name is refused before Payload looks on the disk.
 */
export const editorsOrShownFile: Access = ({ isReadingStaticFile, req: { user } }) => {
  const shown: Where = isEditor(user) ? { id: { exists: true } } : { submitted: { not_equals: true } };
  return (isEditor(user) && !isReadingStaticFile) || shown;
};
