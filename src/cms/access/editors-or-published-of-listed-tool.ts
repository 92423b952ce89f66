import type { Access } from 'payload';
import { PUBLISHED } from './editors-or-published';
import { isEditor } from './roles';

/** A review is public while it and its tool are: a tool taken off the site takes its reviews along. */
export const editorsOrPublishedOfListedTool: Access = ({ req: { user } }) =>
  isEditor(user) || {
    and: [...PUBLISHED, { 'tool._status': { equals: 'published' } }, { 'tool.active': { equals: true } }, { 'tool.deletedAt': { exists: false } }],
  };
