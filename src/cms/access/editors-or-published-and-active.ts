import type { Access } from 'payload';
import { PUBLISHED } from './editors-or-published';
import { isEditor } from './roles';

export const editorsOrPublishedAndActive: Access = ({ req: { user } }) => isEditor(user) || { and: [...PUBLISHED, { active: { equals: true } }] };
