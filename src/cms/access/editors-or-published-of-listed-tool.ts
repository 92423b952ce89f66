import type { Access, Where } from 'payload';
import { PUBLISHED } from './editors-or-published';
import { isEditor } from './roles';

export const PUBLISHED_OF_LISTED_TOOL: Where[] = [
  ...PUBLISHED,
  { 'tool._status': { equals: 'published' } },
  { 'tool.active': { equals: true } },
  { 'tool.deletedAt': { exists: false } },
];

/** A review is public while both it and its tool are. */
export const editorsOrPublishedOfListedTool: Access = ({ req: { user } }) => isEditor(user) || { and: PUBLISHED_OF_LISTED_TOOL };
