import type { CollectionSlug, PayloadRequest } from 'payload';

export type StoredRow = Record<string, unknown> & { id: number | string };

/** The main row of a document, which the public sees if it is published, in all languages as the database holds it. */
export const storedRow = (req: PayloadRequest, collection: string, id: number | string): Promise<StoredRow | null> =>
  req.payload.db.findOne<StoredRow>({ collection: collection as CollectionSlug, where: { id: { equals: id } }, req });
