import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeDeleteHook } from 'payload';
import { bookmarks } from '@/payload-generated-schema';
import { execute } from '../database/transaction';

/** A bookmark needs its tool, so a tool's bookmarks are deleted before it. */
export const removeBookmarks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await execute(req, sql`delete from ${bookmarks} where ${bookmarks.tool} = ${id}`);
};
