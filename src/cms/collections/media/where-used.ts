import { type CollectionSlug, createLocalReq, type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload';
import { localeOf } from '@/domain/locales';
import { documentTags } from '../../cache/revalidate-tags';
import { inEitherLanguage } from '../../translations/localized-fields';
import { type ImageField, imageFields } from './image-fields';

/** How many documents are looked up a field. */
export const USES_MAX = 100;
const BATCH = 500;

/** A document that shows an image. */
export interface ImageUse {
  collection: SanitizedCollectionConfig;
  id: number;
  title: string;
  fields: ImageField[];
  /** In the public row, in the newest draft only, or in the trash. */
  state: 'published' | 'draft' | 'trashed';
  /** Background of a tool whose logo the image is. */
  logoBackground: string | null;
}

type Row = Record<string, unknown> & { id: number };

/** All languages at once; a request of its own, since asking for all of them changes the request, in the same transaction. */
const allLanguages = async (req: PayloadRequest) => ({
  locale: 'all' as const,
  depth: 0,
  pagination: false,
  req: await createLocalReq({ ...(req.user ? { user: req.user } : {}), req: { transactionID: req.transactionID } as PayloadRequest }, req.payload),
});

const withImages = (req: PayloadRequest) =>
  req.payload.config.collections.map((collection) => ({ collection, fields: imageFields(collection) })).filter(({ fields }) => fields.length > 0);

function stateOf(collection: SanitizedCollectionConfig, row: Record<string, unknown>): ImageUse['state'] {
  if (row.deletedAt) return 'trashed';
  return !collection.versions?.drafts || row._status === 'published' ? 'published' : 'draft';
}

async function rowsShowing(req: PayloadRequest, collection: SanitizedCollectionConfig, field: ImageField, image: number): Promise<Row[]> {
  const options = { ...(await allLanguages(req)), collection: collection.slug as CollectionSlug, limit: USES_MAX, trash: true };
  const hasDrafts = Boolean(collection.versions?.drafts);
  const shown: Where = { [field.path]: { equals: image } };
  // The row of something that is not public is not kept up: its newest version is.
  const stored = await req.payload.find({ ...options, where: hasDrafts ? { and: [shown, { _status: { equals: 'published' } }] } : shown });
  const rows = stored.docs as unknown as Row[];
  if (!hasDrafts) return rows;
  const inNewest: Where = { and: [{ latest: { equals: true } }, { [`version.${field.path}`]: { equals: image } }] };
  const newest = await req.payload.findVersions({ ...options, where: inNewest });
  return [...rows, ...newest.docs.map(({ parent, version }) => ({ ...(version as unknown as Row), id: Number(parent) }))];
}

/** Where an image is shown or will be: in what is public, in the newest drafts and in the trash. Older versions do not count. At most 100 documents a field. */
export async function whereUsed(req: PayloadRequest, image: number): Promise<ImageUse[]> {
  const uses = new Map<string, ImageUse>();
  for (const { collection, fields } of withImages(req)) {
    for (const field of fields) {
      for (const row of await rowsShowing(req, collection, field, image)) {
        const key = `${collection.slug}:${row.id}`;
        const known = uses.get(key);
        const state = stateOf(collection, row);
        const logoBackground = field.path === 'logo.image' ? ((row.logo as { background?: string | null } | null)?.background ?? null) : null;
        if (!known) {
          uses.set(key, {
            collection,
            id: row.id,
            title: inEitherLanguage(row[collection.admin.useAsTitle ?? 'id'], localeOf(req.i18n.language)),
            fields: [field],
            state,
            logoBackground,
          });
          continue;
        }
        if (!known.fields.includes(field)) known.fields.push(field);
        if (state === 'published') known.state = state;
        known.logoBackground ??= logoBackground;
      }
    }
  }
  return [...uses.values()];
}

/** Cache tags of everything public that shows an image. */
export async function tagsShowing(req: PayloadRequest, image: number): Promise<string[]> {
  const tags = new Set<string>();
  for (const { collection, fields } of withImages(req)) {
    const isPublic: Where[] = collection.versions?.drafts ? [{ _status: { equals: 'published' } }] : [];
    for (const { path } of fields) {
      for (let last = 0, more = true; more; ) {
        const { docs } = await req.payload.find({
          ...(await allLanguages(req)),
          collection: collection.slug as CollectionSlug,
          where: { and: [{ [path]: { equals: image } }, { id: { greater_than: last } }, ...isPublic] },
          sort: 'id',
          limit: BATCH,
        });
        for (const doc of docs) for (const tag of documentTags(collection, doc)) tags.add(tag);
        last = Number(docs.at(-1)?.id);
        more = docs.length === BATCH;
      }
    }
  }
  return [...tags];
}

/** Whether a public page shows an image. */
export const isShownInPublic = async (req: PayloadRequest, image: number) => (await whereUsed(req, image)).some(({ state }) => state === 'published');
