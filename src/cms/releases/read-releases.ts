import type { PayloadRequest } from 'payload';
import { type Locale, localeOf } from '@/domain/locales';
import { PARTS, type Part, partsIn } from '@/domain/parts';
import type { ReleaseState, ReleaseStep } from '@/domain/releases';
import { documentPath, type PreviewedCollection } from '@/domain/routes';
import type { Release } from '@/payload-types';
import { accountName, WITH_NAMES } from '../accounts/account-name';
import { panelPreviews } from '../preview/panel-preview';
import { type ChangedField, changesBetween } from '../publishing/changes';
import { inEitherLanguage, translatedEntities } from '../translations/localized-fields';
import { newestOf } from '../translations/newest';
import type { StoredRow } from '../versions/document-state';
import { CHANGEABLE, isSameDocument, itemsOf, type ReleaseFailure, type ReleaseItem } from './release';

const PAGE_SIZE = 25;
/** Releases that a document can be added to. */
const CHOICES = 50;

export interface ListedRelease {
  id: number;
  title: string;
  state: ReleaseState;
  documents: number;
  publishAt: string | null;
  publishedAt: string | null;
  author: string | null;
  updatedAt: string;
}

const listed = ({ id, title, state, items, publishAt, publishedAt, author, updatedAt }: Release): ListedRelease => ({
  id,
  title,
  state,
  documents: items?.length ?? 0,
  publishAt: publishAt ?? null,
  publishedAt: publishedAt ?? null,
  author: accountName(author),
  updatedAt,
});

/** A page of all releases, changed last first. */
export async function listReleases(req: PayloadRequest, page: number): Promise<{ releases: ListedRelease[]; pages: number }> {
  const { docs, totalPages } = await req.payload.find({ collection: 'releases', sort: '-updatedAt', limit: PAGE_SIZE, page, ...WITH_NAMES, req });
  return { releases: docs.map(listed), pages: totalPages };
}

export interface OpenRelease {
  id: number;
  title: string;
  /** What it publishes of the document; null if the document isn't in it. */
  parts: Part[] | null;
}

/** The releases that a document is in or can be added to. */
export async function releasesFor(req: PayloadRequest, document: Pick<ReleaseItem, 'collection' | 'document'>): Promise<OpenRelease[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { state: { in: [...CHANGEABLE] } },
    sort: '-updatedAt',
    limit: CHOICES,
    pagination: false,
    select: { title: true, items: true },
    depth: 0,
    req,
  });
  return docs.map((release) => ({
    id: release.id,
    title: release.title,
    parts: itemsOf(release).find((item) => isSameDocument(item, document))?.parts ?? null,
  }));
}

export interface ShownItem extends ReleaseItem {
  /** Null if the document is gone or in the trash. */
  title: string | null;
  /** False if it was never published or is offline. */
  isPublic: boolean;
  /** What publishing would change; null once the release is published. */
  changes: { part: Part; fields: ChangedField[] }[] | null;
  previews: Record<Locale, string> | null;
  publicPath: string | null;
}

async function showItems(req: PayloadRequest, collection: PreviewedCollection, items: ReleaseItem[], isDone: boolean): Promise<ShownItem[]> {
  const { config } = req.payload.collections[collection];
  const entity = translatedEntities(req.payload.config).find(({ name }) => name === collection);
  if (!entity) return [];
  const language = localeOf(req.i18n.language);
  const ids = items.map(({ document }) => document);
  const [drafts, { docs: rows }] = await Promise.all([
    newestOf(req, entity, ids),
    req.payload.db.find<StoredRow>({ collection, where: { id: { in: ids } }, limit: 0, pagination: false, req }),
  ]);
  const shown = items.map(async (item): Promise<ShownItem> => {
    const row = rows.find(({ id }) => id === item.document);
    const draft = drafts.get(item.document);
    if (!row || !draft || row.deletedAt) return { ...item, title: null, isPublic: false, changes: null, previews: null, publicPath: null };
    const isPublic = row._status === 'published';
    const changes = isDone ? null : await changesBetween(req, config.flattenedFields, row, draft);
    return {
      ...item,
      title: inEitherLanguage(draft[entity.titleField ?? 'id'], language) || `#${item.document}`,
      isPublic,
      changes: changes && PARTS.filter((part) => item.parts.includes(part)).map((part) => ({ part, fields: changes[part] })),
      previews: await panelPreviews(req.payload, { collection, id: item.document }),
      publicPath: isPublic ? documentPath(collection, String(row.code ?? row.slug)) : null,
    };
  });
  return Promise.all(shown);
}

export interface ShownRelease extends ListedRelease {
  note: string | null;
  items: ShownItem[];
  failure: ReleaseFailure | null;
  scheduledBy: string | null;
  /** Newest first. */
  history: { at: string; step: ReleaseStep; detail: string | null; parts: readonly Part[]; by: string | null }[];
}

/** A release with what it would change; null if it doesn't exist. */
export async function readRelease(req: PayloadRequest, id: number): Promise<ShownRelease | null> {
  const release = await req.payload.findByID({ collection: 'releases', id, disableErrors: true, ...WITH_NAMES, req });
  if (!release) return null;
  const items = itemsOf(release);
  const collections = [...new Set(items.map(({ collection }) => collection))];
  const shown = (
    await Promise.all(
      collections.map((collection) =>
        showItems(
          req,
          collection,
          items.filter((item) => item.collection === collection),
          release.state === 'published',
        ),
      ),
    )
  ).flat();
  return {
    ...listed(release),
    note: release.note ?? null,
    items: items.flatMap((item) => shown.find((other) => isSameDocument(other, item)) ?? []),
    failure: (release.failure as ReleaseFailure | null | undefined) ?? null,
    scheduledBy: accountName(release.scheduledBy),
    history: (release.history ?? []).toReversed().map(({ at, step, detail, parts, actor }) => ({
      at,
      step,
      detail: detail ?? null,
      parts: partsIn(parts) ?? [],
      by: accountName(actor),
    })),
  };
}
