import type { Access, Where } from 'payload';
import { isEditor } from './roles';

/** Public rows of a collection with drafts. */
export const PUBLISHED: Where[] = [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }];

export const editorsOrPublished: Access = ({ req: { user } }) => isEditor(user) || { and: PUBLISHED };
