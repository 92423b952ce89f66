import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { MAX_ID, VERSION_NOTE_MAX } from '@/domain/limits';
import { PARTS } from '@/domain/parts';
import { execute } from '../database/transaction';
import { editorPost } from '../guards/editor-endpoint';
import { versionsTable } from '../versions/history-authors';
import { restoreChanges } from './compare';
import { type DocumentRef, fieldsOf, findVersion } from './stored-versions';

const id = z.int().positive().max(MAX_ID);
const version = z.object({ collection: z.string().max(80), id, version: id });
const note = version.extend({ note: z.string().trim().max(VERSION_NOTE_MAX) });
const restore = version.extend({ parts: z.array(z.enum(PARTS)).min(1) });

/** @throws APIError 403 or 404 if this editor may not change the document */
async function checkDocument(req: PayloadRequest, { collection, id: document }: DocumentRef): Promise<void> {
  fieldsOf(req, collection);
  await req.payload.findByID({
    collection: collection as CollectionSlug,
    id: document,
    depth: 0,
    draft: true,
    trash: true,
    overrideAccess: false,
    select: { updatedAt: true } as never,
    req,
  });
}

/**
 * For editors.
 * - `POST /api/version-notes` `{ collection, id, version, note }` writes the note of a version; an empty one removes it
 * - `POST /api/version-changes` `{ collection, id, version, parts }` → `Changes`: what restoring these parts would change in the draft
 */
export const historyEndpoints: Endpoint[] = [
  editorPost('/version-notes', note, async (req, body) => {
    await checkDocument(req, body);
    await findVersion(req, body, body.version);
    await execute(req, sql`update ${versionsTable(body.collection)} set version_version_note = ${body.note || null} where id = ${body.version}`);
    return Response.json({ note: body.note });
  }),
  editorPost('/version-changes', restore, async (req, body) => {
    await checkDocument(req, body);
    const changes = await restoreChanges(req, body, body.version, body.parts);
    return Response.json(changes, { headers: { 'Cache-Control': 'private, no-store' } });
  }),
];
