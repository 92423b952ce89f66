import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from 'payload';
import type { Locale } from '@/domain/locales';
import { refuse } from '../guards/refuse';
import type { StoredValues } from '../versions/parts';

/** A version in all languages, as the database holds it. */
export interface StoredVersion {
  id: number;
  parent: number;
  updatedAt: string;
  /** The newest version of its document. */
  latest?: boolean | null;
  autosave?: boolean | null;
  /** The draft that stayed open when something else was published. */
  snapshot?: boolean | null;
  publishedLocale?: Locale | null;
  version: StoredValues;
}

export interface VersionPage {
  docs: StoredVersion[];
  totalDocs: number;
  totalPages: number;
}

export interface DocumentRef {
  collection: string;
  id: number;
}

/** Versions of a document, newest first. */
export async function findVersions(
  req: PayloadRequest,
  { collection, id }: DocumentRef,
  { where = [], limit, page = 1 }: { where?: Where[]; limit: number; page?: number },
): Promise<VersionPage> {
  const found = await req.payload.db.findVersions({
    collection: collection as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, ...where] },
    // A restored version has the creation date of its document.
    sort: '-updatedAt',
    limit,
    page,
    req,
  });
  return found as unknown as VersionPage;
}

/** One version of a document. @throws APIError 404 */
export async function findVersion(req: PayloadRequest, document: DocumentRef, version: number): Promise<StoredVersion> {
  const { docs } = await findVersions(req, document, { where: [{ id: { equals: version } }], limit: 1 });
  return docs[0] ?? refuse(req, 'gone', 404);
}

/** Fields of a collection with drafts. @throws APIError 404 for any other */
export function fieldsOf(req: PayloadRequest, collection: string): FlattenedField[] {
  const config = req.payload.config.collections.find(({ slug, versions }) => slug === collection && versions?.drafts);
  return config?.flattenedFields ?? refuse(req, 'gone', 404);
}

export const isPublished = ({ version }: StoredVersion): boolean => version._status === 'published';

/**
 * The version to compare one with, among older ones, newest first: for a published version the one published before it, for a draft the one just
 * before it. The rest of a draft thereby shows what was left unpublished.
 */
export const predecessorOf = (version: StoredVersion, older: StoredVersion[]): StoredVersion | null =>
  (isPublished(version) ? older.find(isPublished) : older[0]) ?? null;

/** The versions among which `predecessorOf` finds the one before. */
export async function olderVersions(req: PayloadRequest, document: DocumentRef, { updatedAt }: StoredVersion): Promise<StoredVersion[]> {
  const before: Where = { updatedAt: { less_than: updatedAt } };
  const [nearest, published] = await Promise.all([
    findVersions(req, document, { where: [before], limit: 1 }),
    findVersions(req, document, { where: [before, { 'version._status': { equals: 'published' } }], limit: 1 }),
  ]);
  return [...nearest.docs, ...published.docs];
}
