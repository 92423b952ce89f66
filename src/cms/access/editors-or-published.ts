import type { Access, Where } from 'payload';
import { isEditor } from './roles';

/** Published and not in the trash: what the public may see of a collection with drafts. */
export const PUBLISHED: Where[] = [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }];

export const editorsOrPublished: Access = ({ req: { user } }) => isEditor(user) || { and: PUBLISHED };
