import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { execute } from '../database/transaction';
import { writeIntent } from './write-intent';

/** Two people who type at the same time share a version for this long, so that they don't push older versions out of the history. */
const SHARED_SECONDS = 60;

/** Table of a collection's versions. */
export const versionsTable = (collection: string) => sql.identifier(`_${collection.replaceAll('-', '_')}_v`);

/** Makes the next draft a new version, so that the newest one remains in the history. */
export const endNewestVersion = (req: PayloadRequest, collection: string, id: number) =>
  execute(req, sql`update ${versionsTable(collection)} set autosave = false where parent_id = ${id} and latest and autosave`);

/**
 * Ends the autosaved version of someone else, and one with a note, before a draft is saved. Payload overwrites the newest autosaved version in place
 * and doesn't ask who wrote it.
 */
export const endVersionOfOthers: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const drafts = collection.versions?.drafts;
  if (operation !== 'update' || !drafts || !drafts.autosave || !originalDoc?.id || writeIntent(req, collection.slug)?.action !== 'draft') return data;
  const { updatedBy, versionNote } = originalDoc;
  const isOthers = (updatedBy ?? null) !== (req.user?.id ?? null);
  if (!isOthers && !versionNote) return data;
  await execute(
    req,
    sql`update ${versionsTable(collection.slug)} set autosave = false
      where parent_id = ${Number(originalDoc.id)} and latest and autosave
        and (version_version_note is not null or created_at < now() - make_interval(secs => ${SHARED_SECONDS}))`,
  );
  return data;
};
