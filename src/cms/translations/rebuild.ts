import { sql } from '@payloadcms/db-postgres';
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { MAX_ID } from '@/domain/limits';
import { execute, inTransaction } from '../database/transaction';
import { forgetUnused, remember } from '../terminology/memory';
import { type TranslatedEntity, translatedEntities } from './localized-fields';
import { rememberTexts } from './remember-texts';
import { deleteStates, updateStates } from './upkeep';

const BATCH = 200;

async function idsAfter(req: PayloadRequest, entity: TranslatedEntity, last: number): Promise<number[]> {
  if (entity.isGlobal) return last < 0 ? [0] : [];
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: entity.slug as CollectionSlug,
    where: { id: { greater_than: last } },
    select: { id: true },
    sort: 'id',
    limit: BATCH,
    pagination: false,
    req,
  });
  return docs.map(({ id }) => id);
}

/** Deletes the translation state of documents in a range of ids that no longer exist. */
async function forgetGone(req: PayloadRequest, entity: TranslatedEntity, after: number, ids: number[]): Promise<void> {
  const isLast = ids.length < BATCH;
  const upTo = isLast ? MAX_ID : (ids.at(-1) ?? 0);
  const rows = await execute<{ document: number }>(
    req,
    sql`select distinct document from workspace.translations where collection = ${entity.name} and document > ${after}::integer and document <= ${upTo}::integer`,
  );
  const existing = new Set(ids);
  const gone = rows.map(({ document }) => document).filter((id) => !existing.has(id));
  if (gone.length === 0) return;
  await deleteStates(req, entity, gone);
  await remember(req, entity.name, gone, []);
}

async function rebuildEntity(
  payload: Payload,
  entity: TranslatedEntity,
  transactionID: PayloadRequest['transactionID'],
  onBatch: (count: number) => void,
) {
  let last = -1;
  for (;;) {
    const req = await createLocalReq(transactionID === undefined ? {} : { req: { transactionID } }, payload);
    const ids = await inTransaction(req, async () => {
      const batch = await idsAfter(req, entity, last);
      await forgetGone(req, entity, last, batch);
      await updateStates(req, entity, batch);
      await rememberTexts(req, entity, batch);
      return batch;
    });
    onBatch(ids.length);
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}

/**
 * Rebuilds the translation state and the translation memory from the documents while editors go on writing; each batch is one transaction. Translations without a state count as
 * fine.
 * @param transactionID runs everything in this transaction
 */
export async function rebuildTranslations(
  payload: Payload,
  { onProgress, transactionID }: { onProgress?: (done: number) => void; transactionID?: PayloadRequest['transactionID'] } = {},
): Promise<void> {
  let done = 0;
  const entities = translatedEntities(payload.config);
  for (const entity of entities) {
    await rebuildEntity(payload, entity, transactionID, (count) => {
      done += count;
      onProgress?.(done);
    });
  }
  const req = await createLocalReq(transactionID === undefined ? {} : { req: { transactionID } }, payload);
  const names = entities.map(({ name }) => name);
  await execute(req, sql`delete from workspace.translations where not ${JSON.stringify(names)}::jsonb ? collection`);
  await forgetUnused(req, names);
}
