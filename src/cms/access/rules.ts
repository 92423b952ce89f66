import type { Access, CollectionConfig, PayloadRequest, Where } from 'payload';
import { isAdmin, isEditor } from './roles';

interface Asked {
  req: PayloadRequest;
}

/** No access from outside; the server writes with system authority. */
export const nobody = (): boolean => false;

/** For a collection that only endpoints and the server reach. */
export const closed = { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: nobody };
export const anyone = (): boolean => true;
export const editors = ({ req }: Asked): boolean => isEditor(req.user);
export const admins = ({ req }: Asked): boolean => isAdmin(req.user);

/** All rows for admins; for others, the rows that name them in a field. */
const adminsOr =
  (field: 'id' | 'user'): Access =>
  ({ req: { user } }) =>
    isAdmin(user) || (user ? { [field]: { equals: user.id } } : false);

export const adminsOrSelf = adminsOr('id');
export const adminsOrOwn = adminsOr('user');

const editorsOr =
  (and: Where[]): Access =>
  ({ req }) =>
    isEditor(req.user) || { and };

/** Public rows of a collection with drafts. */
const PUBLISHED: Where[] = [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }];

/** A review is public while both it and its tool are. */
export const PUBLISHED_OF_LISTED_TOOL: Where[] = [
  ...PUBLISHED,
  { 'tool._status': { equals: 'published' } },
  { 'tool.active': { equals: true } },
  { 'tool.deletedAt': { exists: false } },
];

export const editorsOrPublished = editorsOr(PUBLISHED);
export const editorsOrPublishedAndActive = editorsOr([...PUBLISHED, { active: { equals: true } }]);
export const editorsOrPublishedOfListedTool = editorsOr(PUBLISHED_OF_LISTED_TOOL);

/**
 * Public, except images of submissions that no editor has approved yet. File requests always get a condition, even for editors, so that an unknown
 * file name is refused before Payload looks on the disk.
 */
export const editorsOrShownFile: Access = ({ isReadingStaticFile, req: { user } }) => {
  const shown: Where = isEditor(user) ? { id: { exists: true } } : { submitted: { not_equals: true } };
  return (isEditor(user) && !isReadingStaticFile) || shown;
};

/** Editors write and see the history; the public reads what `read` allows. */
export const contentAccess = (read: Access) =>
  ({
    create: editors,
    read,
    update: editors,
    delete: editors,
    readVersions: editors,
    unlock: nobody,
    admin: editors,
  }) satisfies CollectionConfig['access'];

/** Fields that only editors read and write. */
export const editorsOnlyField = { read: editors, create: editors, update: editors };

/** Public to read, written by editors only, even where the collection allows more. */
export const editorsWriteField = { create: editors, update: editors };

export const adminsWriteField = { create: admins, update: admins };

/** Written by the server only. */
export const serverWritesField = { create: nobody, update: nobody };
