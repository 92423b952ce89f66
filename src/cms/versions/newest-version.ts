import type { CollectionSlug, PayloadRequest } from 'payload';
import type { StoredValues } from './combine-languages';

/** The newest version of a document, draft or not, in all languages as the database holds it; null when it has none. */
export async function newestVersion(req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<StoredValues | null> {
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  return (docs[0]?.version as StoredValues | undefined) ?? null;
}
