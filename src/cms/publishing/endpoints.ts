import type { CollectionSlug, Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { PARTS } from '@/domain/parts';
import { toolChangesBetween } from '@/domain/tool/events';
import { inTransaction } from '../database/transaction';
import { editorPost } from '../guards/editor-endpoint';
import { refuse } from '../guards/refuse';
import { toolValues } from '../tool-events/tool-values';
import { newestVersion, storedRow } from '../versions/document-state';
import { type LanguageStatus, languageStatus } from '../versions/language-status';
import { isTranslated, type StoredValues } from '../versions/parts';
import { type Changes, changesBetween } from './changes';

/** What is public of a document, and what its draft changes. */
export interface PublishingState {
  isPublic: boolean;
  /** False for a collection without texts per language. */
  isTranslated: boolean;
  languages: Record<Locale, LanguageStatus>;
  /** Between what is public and the draft, by part; empty if nothing is public. */
  changes: Changes;
  /** True if publishing the draft changes values of a tool of which visitors can be told. */
  tells: boolean;
}

const document = z.object({ collection: z.string().max(80), id: z.int().positive().max(MAX_ID) });
const revert = document.extend({ parts: z.array(z.enum(PARTS)).min(1) });
type Document = z.infer<typeof document>;

function collectionOf(req: PayloadRequest, slug: string): SanitizedCollectionConfig {
  const config = req.payload.config.collections.find((one) => one.slug === slug && one.versions?.drafts);
  return config ?? refuse(req, 'gone', 404);
}

/** A plan that is only named otherwise is no news. */
function changesToolValues(row: StoredValues, draft: StoredValues): boolean {
  const before = toolValues(row);
  return before !== null && toolChangesBetween(before, toolValues({ ...draft, _status: 'published' })).some(({ kind }) => kind !== 'planRenamed');
}

async function publishingState(req: PayloadRequest, { collection, id }: Document): Promise<PublishingState> {
  const { flattenedFields: fields } = collectionOf(req, collection);
  // Checks the rights of the editor.
  await req.payload.findByID({ collection: collection as CollectionSlug, id, depth: 0, draft: true, trash: true, overrideAccess: false, req });
  const row = await storedRow(req, collection, id);
  if (!row) return refuse(req, 'gone', 404);
  const draft = (await newestVersion(req, collection, id)) ?? row;
  const isPublic = row._status === 'published';
  const before = isPublic ? row : draft;
  return {
    isPublic,
    isTranslated: isTranslated(fields),
    languages: languageStatus(fields, isPublic ? row : null, draft).languages,
    changes: await changesBetween(req, fields, before, draft),
    tells: collection === 'tools' && changesToolValues(row, draft),
  };
}

const toPublic = (req: PayloadRequest, { collection, id, parts }: z.infer<typeof revert>) =>
  inTransaction(req, () =>
    req.payload.update({
      collection: collectionOf(req, collection).slug as CollectionSlug,
      id,
      data: {},
      draft: true,
      context: { isRevert: true, parts },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );

/**
 * `POST /api/publishing/state` `{ collection, id }`, for editors: what is public of a document and what its draft changes.
 * `POST /api/publishing/revert` `{ collection, id, parts }` makes these parts of the draft equal to what is public; 409 if they aren't public.
 */
export const publishingEndpoints: Endpoint[] = [
  editorPost('/publishing/state', document, async (req, body) =>
    Response.json(await publishingState(req, body), { headers: { 'Cache-Control': 'private, no-store' } }),
  ),
  editorPost('/publishing/revert', revert, async (req, body) => {
    await toPublic(req, body);
    return Response.json({});
  }),
];
