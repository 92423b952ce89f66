import type { PayloadRequest } from 'payload';
import type { Part } from '@/domain/parts';
import { type Changes, changesBetween } from '../publishing/changes';
import { newestVersion, storedRow } from '../versions/document-state';
import { composeParts, type StoredValues } from '../versions/parts';
import { type DocumentRef, fieldsOf, findVersion, olderVersions, predecessorOf, type StoredVersion } from './stored-versions';

/** What a version is compared with: the newest draft, what is public, or the version it was made from. */
export const COMPARED = ['draft', 'public', 'previous'] as const;
export type Compared = (typeof COMPARED)[number];

async function otherOf(req: PayloadRequest, document: DocumentRef, version: StoredVersion, compared: Compared): Promise<StoredValues | null> {
  const { collection, id } = document;
  if (compared === 'previous') return predecessorOf(version, await olderVersions(req, document, version))?.version ?? null;
  const row = await storedRow(req, collection, id);
  if (compared === 'draft') return (await newestVersion(req, collection, id)) ?? row;
  return row?._status === 'published' ? row : null;
}

/** How a version differs from another state of its document; null if there is no such state. */
export async function compareVersion(
  req: PayloadRequest,
  document: DocumentRef,
  version: StoredVersion,
  compared: Compared,
): Promise<Changes | null> {
  const other = await otherOf(req, document, version, compared);
  return other && changesBetween(req, fieldsOf(req, document.collection), other, version.version);
}

/** What restoring parts of a version would change in the newest draft: `before` is what it replaces. */
export async function restoreChanges(req: PayloadRequest, document: DocumentRef, version: number, parts: readonly Part[]): Promise<Changes> {
  const fields = fieldsOf(req, document.collection);
  const { version: old } = await findVersion(req, document, version);
  const draft = (await newestVersion(req, document.collection, document.id)) ?? old;
  const pick = (part: Part) => (parts.includes(part) ? old : draft);
  return changesBetween(req, fields, draft, composeParts(fields, pick('shared'), { en: pick('en'), nl: pick('nl') }));
}
