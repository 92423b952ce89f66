import type { CollectionSlug, GlobalSlug, PayloadRequest, SelectType } from 'payload';
import type { TranslatedEntity } from './localized-fields';

/** A document with localized texts by language. */
export type StoredDocument = Record<string, unknown> & { id: number; updatedAt: string };

/**
 * The newest version (a draft if there is one) of documents in all languages, trashed ones included, as this transaction sees it. A global is its
 * only document, with the id 0.
 * @param select top-level fields, all if left out
 */
export async function newestOf(
  req: PayloadRequest,
  entity: Pick<TranslatedEntity, 'slug' | 'isGlobal' | 'hasDrafts'>,
  ids: number[],
  select?: SelectType,
): Promise<Map<number, StoredDocument>> {
  const { db } = req.payload;
  const found = new Map<number, StoredDocument>();
  if (ids.length === 0) return found;
  if (entity.isGlobal) {
    const doc = await db.findGlobal({ slug: entity.slug as GlobalSlug, req });
    if (doc.id) found.set(0, { ...(doc as Record<string, unknown>), id: 0, updatedAt: isoOf(doc.updatedAt) });
    return found;
  }
  const common = { collection: entity.slug as CollectionSlug, limit: 0, pagination: false, req };
  if (entity.hasDrafts) {
    const { docs } = await db.queryDrafts<StoredDocument>({
      ...common,
      where: { parent: { in: ids } },
      sort: 'updatedAt',
      ...(select ? { select: { parent: true, version: select } as SelectType } : {}),
    });
    for (const doc of docs) found.set(Number(doc.id), { ...doc, id: Number(doc.id), updatedAt: isoOf(doc.updatedAt) });
  }
  const rest = ids.filter((id) => !found.has(id));
  if (rest.length === 0) return found;
  const { docs } = await db.find<StoredDocument>({ ...common, where: { id: { in: rest } }, ...(select ? { select } : {}) });
  for (const doc of docs) found.set(doc.id, { ...doc, updatedAt: isoOf(doc.updatedAt) });
  return found;
}

function isoOf(value: unknown): string {
  const date = new Date(String(value));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
