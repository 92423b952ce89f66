import 'server-only';
import config from '@payload-config';
import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  type DataFromGlobalSlug,
  type FindOptions,
  type GlobalSlug,
  getPayload,
  type Payload,
  type Where,
} from 'payload';
import { MEDIA_DIR } from '@/cms/files/media-dir';
import { readUpload } from '@/cms/files/uploads';
import { findWithDraft } from '@/cms/preview/newest-draft';
import { type PreviewedDocument, previewedDocument } from '@/cms/preview/previewed-document';
import { type DescribedCollection, describeCollections, type JsonSchema, type ReadApiDescription } from '@/cms/read-api/describe-collections';
import { grantOfRead } from '../preview';

export type Fields<Slug extends CollectionSlug> = Slug extends CollectionSlug ? keyof DataFromCollectionSlug<Slug> : never;

/** Selected fields are always there, null when empty. */
export type Doc<Slug extends CollectionSlug, Field extends Fields<Slug>> = Slug extends CollectionSlug
  ? Required<Pick<DataFromCollectionSlug<Slug>, (Field | 'id') & keyof DataFromCollectionSlug<Slug>>>
  : never;

export interface Wanted<Field extends PropertyKey>
  extends Pick<FindOptions<CollectionSlug, never>, 'where' | 'sort' | 'limit' | 'depth' | 'locale' | 'populate'> {
  /** Of lists also some of their fields. */
  select?: { [Name in Field]?: true | Record<string, true> };
}

/** PostgreSQL rejects NUL in text, but URLs may contain it: replaces it with U+FFFD, which matches nothing. */
const findable = (where: Where): Where => JSON.parse(JSON.stringify(where).replaceAll('\\u0000', '\\ufffd'));

/** Reads all languages of texts, and related documents only with a `depth`. */
class Reads {
  constructor(private readonly overrideAccess: boolean) {}

  async find<Slug extends CollectionSlug, Field extends Fields<Slug>>(
    collection: Slug,
    { where = {}, ...wanted }: Wanted<Field>,
  ): Promise<Doc<Slug, Field>[]> {
    const payload = await getPayload({ config });
    const { overrideAccess } = this;
    const options = { pagination: false, locale: 'all', depth: 0, ...wanted, collection, where: findable(where), overrideAccess } as Parameters<
      Payload['find']
    >[0];
    const grant = overrideAccess ? null : grantOfRead();
    const { docs } = await (grant?.collection === collection ? findWithDraft(payload, grant, options) : payload.find(options));
    return docs as unknown as Doc<Slug, Field>[];
  }

  /** The document whose fields have these values. */
  async findOne<Slug extends CollectionSlug, Field extends Fields<Slug>>(
    collection: Slug,
    values: Record<string, string | number | boolean>,
    wanted: Wanted<Field>,
  ): Promise<Doc<Slug, Field> | undefined> {
    const where = Object.fromEntries(Object.entries(values).map(([field, equals]) => [field, { equals }]));
    const [doc] = await this.find(collection, { ...wanted, where, limit: 1 });
    return doc;
  }

  /** Documents in the order of the ids, without those that aren't found. */
  async findByIds<Slug extends CollectionSlug, Field extends Fields<Slug>>(
    collection: Slug,
    ids: number[],
    wanted: Wanted<Field>,
  ): Promise<Doc<Slug, Field>[]> {
    const docs = ids.length === 0 ? [] : await this.find(collection, { ...wanted, where: { id: { in: ids } }, limit: ids.length });
    const byId = new Map(docs.map((doc) => [(doc as { id: number }).id, doc]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async findGlobal<Slug extends GlobalSlug>(slug: Slug): Promise<DataFromGlobalSlug<Slug>> {
    const payload = await getPayload({ config });
    return payload.findGlobal({ slug, locale: 'all', depth: 0, overrideAccess: this.overrideAccess }) as Promise<DataFromGlobalSlug<Slug>>;
  }

  async count(collection: CollectionSlug): Promise<number> {
    const payload = await getPayload({ config });
    return (await payload.count({ collection, overrideAccess: this.overrideAccess })).totalDocs;
  }
}

/**
 * Reads with an anonymous visitor's rights: published, active content and public fields only. On a preview page, the previewed document is read from
 * its newest draft.
 */
export const asVisitor = new Reads(false);

/** Reads without access control. Never pass more of the result on than the caller needs. */
export const asSystem = new Reads(true);

export type { PreviewedDocument };

/** The document a preview token opens, or null for an invalid or expired token. */
export async function previewBehind(token: string): Promise<PreviewedDocument | null> {
  return previewedDocument(await getPayload({ config }), token);
}

export type { DescribedCollection, JsonSchema, ReadApiDescription };

/** The read API's collections and fields, derived from the Payload config and labelled in `language`. */
export async function describeReadApi(language: string): Promise<ReadApiDescription> {
  return describeCollections((await getPayload({ config })).config, language);
}

/** Upload directory. */
export { MEDIA_DIR, readUpload };
