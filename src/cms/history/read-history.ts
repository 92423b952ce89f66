import type { FlattenedField, PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import type { Part } from '@/domain/parts';
import { accountNames } from '../accounts/account-name';
import { changedTexts, differingShared } from '../publishing/changes';
import { storedRow } from '../versions/document-state';
import type { StoredValues } from '../versions/parts';
import { type DocumentRef, fieldsOf, findVersions, isPublished, olderVersions, predecessorOf, type StoredVersion } from './stored-versions';

const HISTORY_PAGE = 20;

/** `public`: the newest one that visitors see; `published`: they saw it once; `open`: the rest of a draft after something else was published. */
export type VersionState = 'public' | 'published' | 'draft' | 'autosaved' | 'open';

/** Labels of changed fields by part, in the language of the panel. */
type ChangedLabels = Record<Part, string[]>;

export interface HistoryRow {
  id: number;
  /** ISO date of the last change. */
  at: string;
  /** Null if the server wrote it or the account is gone. */
  author: string | null;
  state: VersionState;
  /** The newest version, which the edit view shows. */
  isNewest: boolean;
  /** The only language that was published with it; null for both or none. */
  publishedLocale: Locale | null;
  /** Null for the first version. */
  changes: ChangedLabels | null;
  note: string | null;
}

export interface History {
  rows: HistoryRow[];
  pages: number;
}

/** What editors call the authors of versions. */
const authorNames = (req: PayloadRequest, versions: StoredVersion[]) =>
  accountNames(req, [...new Set(versions.map(({ version }) => Number(version.updatedBy)).filter((id) => id > 0))]);

function changedLabels(req: PayloadRequest, fields: FlattenedField[], before: StoredValues, after: StoredValues): ChangedLabels {
  const texts = (code: Locale) => changedTexts(req, fields, before, after, code);
  const shared = differingShared(req, fields, before, after);
  const labels = (changes: { label: string }[]) => [...new Set(changes.map(({ label }) => label))];
  return { en: labels(texts('en')), nl: labels(texts('nl')), shared: labels(shared) };
}

/** Id of the newest version that visitors see; null if the document isn't public. */
async function publicVersion(req: PayloadRequest, document: DocumentRef): Promise<number | null> {
  const [row, { docs }] = await Promise.all([
    storedRow(req, document.collection, document.id),
    findVersions(req, document, { where: [{ 'version._status': { equals: 'published' } }], limit: 1 }),
  ]);
  return row?._status === 'published' ? (docs[0]?.id ?? null) : null;
}

function stateOf(version: StoredVersion, shown: number | null): VersionState {
  if (isPublished(version)) return version.id === shown ? 'public' : 'published';
  if (version.snapshot) return 'open';
  return version.autosave ? 'autosaved' : 'draft';
}

/** A row of the history without what changed. */
const rowOf = (stored: StoredVersion, shown: number | null, names: Map<number, string>): Omit<HistoryRow, 'changes'> => ({
  id: stored.id,
  at: new Date(stored.updatedAt).toISOString(),
  author: names.get(Number(stored.version.updatedBy)) ?? null,
  state: stateOf(stored, shown),
  isNewest: Boolean(stored.latest),
  publishedLocale: stored.publishedLocale ?? null,
  note: typeof stored.version.versionNote === 'string' ? stored.version.versionNote : null,
});

/** One page of a document's versions, newest first, each with what it changed. */
export async function readHistory(req: PayloadRequest, document: DocumentRef, page: number): Promise<History> {
  const fields = fieldsOf(req, document.collection);
  const { docs, totalPages } = await findVersions(req, document, { limit: HISTORY_PAGE, page });
  const last = docs.at(-1);
  const [older, names, shown] = await Promise.all([
    last && page < totalPages ? olderVersions(req, document, last) : [],
    authorNames(req, docs),
    publicVersion(req, document),
  ]);
  const all = [...docs, ...older];
  const rows = docs.map((version, index): HistoryRow => {
    const before = predecessorOf(version, all.slice(index + 1));
    return { ...rowOf(version, shown, names), changes: before && changedLabels(req, fields, before.version, version.version) };
  });
  return { rows, pages: Math.max(1, totalPages) };
}

/** A version with its author and state. */
export async function describeVersion(req: PayloadRequest, document: DocumentRef, version: StoredVersion): Promise<Omit<HistoryRow, 'changes'>> {
  const [names, shown] = await Promise.all([authorNames(req, [version]), publicVersion(req, document)]);
  return rowOf(version, shown, names);
}
