import type { CollectionAfterChangeHook, CollectionSlug } from 'payload';
import { combineLanguages, type StoredValues } from './combine-languages';
import { findVersion, publishedBefore, type StoredVersion } from './stored';
import { writeIntent } from './write-intent';

/**
 * Publishes one language only. Payload takes the other language's public texts from the last published version, which may have been unpublished or
 * pruned, matches rows by position, and leaves an empty draft behind. Here the other language of the public row stays as it is, row by row, and the
 * newest version is a draft only if that language has unfinished texts.
 */
export const publishOneLanguage: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const locale = writeIntent(req, collection.slug)?.publishes;
  if (operation !== 'update' || !locale) return doc;
  const slug = collection.slug as CollectionSlug;
  const snapshot = await findVersion(req, slug, doc.id, { snapshot: { equals: true } });
  const published = await findVersion(req, slug, doc.id, { snapshot: { not_equals: true } });
  if (!snapshot || !published) throw new Error(`${slug} ${doc.id} has no versions to publish in ${locale}`);

  const before = publishedBefore(req, slug, doc.id);
  const newest = combineLanguages(collection.flattenedFields, snapshot.version, snapshot.version, locale);
  const shown = combineLanguages(collection.flattenedFields, snapshot.version, before?._status === 'published' ? before : null, locale);
  const isFinished = JSON.stringify(shown) === JSON.stringify(newest);
  const { updatedAt, createdAt } = published.version;
  const stored = { ...shown, _status: 'published', updatedAt, createdAt };
  const common = { collection: slug, req, returning: false } as const;
  await req.payload.db.updateOne({ ...common, id: doc.id, data: stored });

  const save = ({ id, createdAt: at }: StoredVersion, latest: boolean, time: string, version: StoredValues, rest: StoredValues = {}) =>
    req.payload.db.updateVersion({ ...common, id, versionData: { createdAt: at, latest, parent: doc.id, updatedAt: time, version, ...rest } });
  await save(published, isFinished, String(updatedAt), stored);
  if (isFinished) await req.payload.db.deleteVersions({ collection: slug, where: { id: { equals: snapshot.id } }, req });
  else {
    const later = new Date(Math.max(Date.now(), Date.parse(String(updatedAt)) + 1)).toISOString();
    await save(snapshot, true, later, { ...snapshot.version, _status: 'draft', updatedAt: later }, { snapshot: null, publishedLocale: null });
  }
  return doc;
};
