import {
  type CollectionSlug,
  createLocalReq,
  type FlattenedField,
  type LabelFunction,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type StaticLabel,
  type Where,
} from 'payload';
import { localeOf } from '@/domain/locales';
import { documentTags } from '../../cache/revalidate-tags';
import { inEitherLanguage } from '../../translations/localized-fields';

/** A field that shows an image of the media library. */
export interface ImageField {
  /** Field names from the top of the document, joined by dots. */
  path: string;
  /** Outermost first, such as "Logo", "Image". */
  labels: (StaticLabel | LabelFunction)[];
}

function imageFieldsOf(fields: FlattenedField[], path: string[] = [], labels: ImageField['labels'] = []): ImageField[] {
  return fields.flatMap((field) => {
    const [ownPath, ownLabels] = [[...path, field.name], 'label' in field && field.label ? [...labels, field.label] : labels];
    if (field.type === 'upload') return [field.relationTo].flat().includes('media') ? [{ path: ownPath.join('.'), labels: ownLabels }] : [];
    return 'flattenedFields' in field ? imageFieldsOf(field.flattenedFields, ownPath, ownLabels) : [];
  });
}

/** All image fields of a collection. */
export const imageFields = ({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>): ImageField[] => imageFieldsOf(flattenedFields);

function imagesIn(value: unknown, path: string[]): number[] {
  if (typeof value === 'number') return path.length === 0 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => imagesIn(entry, path));
  const [name, ...rest] = path;
  if (name !== undefined) return imagesIn((value as Record<string, unknown>)[name], rest);
  // Takes one image, or one per language.
  return 'id' in value ? imagesIn(value.id, []) : Object.values(value).flatMap((entry) => imagesIn(entry, []));
}

/** Ids of the images in a field of a document, in every language it was read in. */
export const imagesAt = (doc: unknown, { path }: ImageField): number[] => imagesIn(doc, path.split('.'));

/** Documents looked up per field. */
export const USES_MAX = 100;
const BATCH = 500;

export interface ImageUse {
  collection: SanitizedCollectionConfig;
  id: number;
  title: string;
  fields: ImageField[];
  /** Where it is shown: the public row, only the newest draft, or the trash. */
  state: 'published' | 'draft' | 'trashed';
  /** Background behind the image if it is a tool's logo. */
  logoBackground: string | null;
}

type Row = Record<string, unknown> & { id: number };

/** All languages at once. A separate request in the same transaction, because asking for all languages changes the request. */
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
  // The main row of an unpublished document may be stale; its newest version isn't.
  const stored = await req.payload.find({ ...options, where: hasDrafts ? { and: [shown, { _status: { equals: 'published' } }] } : shown });
  const rows = stored.docs as unknown as Row[];
  if (!hasDrafts) return rows;
  const inNewest: Where = { and: [{ latest: { equals: true } }, { [`version.${field.path}`]: { equals: image } }] };
  const newest = await req.payload.findVersions({ ...options, where: inNewest });
  return [...rows, ...newest.docs.map(({ parent, version }) => ({ ...(version as unknown as Row), id: Number(parent) }))];
}

/** The documents that show an image: public rows, newest drafts and the trash, but no older versions. At most 100 per field. */
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

/** Cache tags of every public document that shows an image. */
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

/** True when a public page shows the image. */
export const isShownInPublic = async (req: PayloadRequest, image: number) => (await whereUsed(req, image)).some(({ state }) => state === 'published');
