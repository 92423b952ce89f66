import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { type DataFromCollectionSlug, type Payload, type RequiredDataFromCollectionSlug, ValidationError } from 'payload';
import type { Locale } from '@/domain/locales';
import { bodyEditor } from '../fields/body';
import type { RichText } from '../rich-text/plain-rich-text';
import type { HeldWrites } from './held-writes';
import type { ContentKind } from './load-content';

const COLLECTIONS = {
  categories: 'categories',
  tools: 'tools',
  dictionary: 'dictionary-terms',
  courses: 'courses',
  faqs: 'faqs',
  pages: 'pages',
  products: 'products',
  tasks: 'tasks',
} as const satisfies Record<ContentKind, string>;

type Slug<K extends ContentKind> = (typeof COLLECTIONS)[K];
type Stored<K extends ContentKind> = DataFromCollectionSlug<Slug<K>>;

/** Options of every write: one transaction, no expired pages; documents are stored, search and translation state rebuilt at the end. */
interface SeedWrite {
  depth: 0;
  context: { skipRevalidation: true; skipTranslations: true; skipLists: true; heldWrites: HeldWrites };
  req: { transactionID?: number | string };
}

export const keyOf = (entry: { slug: string } | { code: string }): string => ('code' in entry ? entry.code : entry.slug);

/** Runs a write and names the entry if Payload refuses it. */
async function named<T>(what: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const details = error instanceof ValidationError ? error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('; ') : String(error);
    throw new Error(`${what}: ${details}`, { cause: error });
  }
}

async function idsOf(payload: Payload, kind: ContentKind, write: SeedWrite): Promise<Map<string, number>> {
  const key = kind === 'categories' ? 'code' : 'slug';
  const where = { [key]: { exists: true } };
  const { docs } = await payload.find({ collection: COLLECTIONS[kind], where, select: { [key]: true }, pagination: false, trash: true, ...write });
  return new Map(docs.map((doc) => [String((doc as unknown as Record<string, unknown>)[key]), doc.id]));
}

export type SeedWriter = Awaited<ReturnType<typeof seedWriter>>;

/** Writes entries in one transaction, first in English, then in Dutch; finds entries by their slug or code. */
export async function seedWriter(payload: Payload, held: HeldWrites, transactionID: number | string | undefined, onWritten: () => void) {
  // A new object per write: Payload adds notes to the request, which would pile up.
  const options = (): SeedWrite => ({
    depth: 0,
    context: { skipRevalidation: true, skipTranslations: true, skipLists: true, heldWrites: held },
    req: { transactionID },
  });
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: bodyEditor });
  const ids = {} as Record<ContentKind, Map<string, number>>;
  for (const kind of Object.keys(COLLECTIONS) as ContentKind[]) ids[kind] = await idsOf(payload, kind, options());

  const idOf = (kind: ContentKind, key: string): number => {
    const id = ids[kind].get(key);
    if (id === undefined) throw new Error(`${kind} "${key}" does not exist`);
    return id;
  };
  const create = async <K extends ContentKind>(kind: K, key: string, data: RequiredDataFromCollectionSlug<Slug<K>>): Promise<Stored<K>> => {
    const collection = COLLECTIONS[kind];
    const published = { ...data, _status: 'published' as const };
    const doc = (await named(`${collection} "${key}"`, () =>
      payload.create({ collection, data: published, locale: 'en', ...options() }),
    )) as Stored<K>;
    ids[kind].set(key, doc.id);
    onWritten();
    return doc;
  };
  const translate = async <K extends ContentKind>(kind: K, key: string, texts: Partial<Stored<K>>): Promise<void> => {
    const collection = COLLECTIONS[kind];
    // Payload can't resolve the type of an update when the collection is a type parameter.
    const data = { ...texts, _status: 'published' } as never;
    await named(`${collection} "${key}" in Dutch`, () => payload.update({ collection, id: idOf(kind, key), data, locale: 'nl', ...options() }));
    onWritten();
  };
  return {
    options,
    idOf,
    isMissing: (kind: ContentKind) => (entry: { slug: string } | { code: string }) => !ids[kind].has(keyOf(entry)),
    richText: (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown }) as RichText,
    create,
    translate,
    /** Lets entries refer to those created before. */
    storeRows: () => held.storeRows({ transactionID }),
    /** Adds an entry with its texts in both languages. */
    add: async <K extends ContentKind, T extends Partial<Stored<K>>>(
      kind: K,
      shared: Omit<RequiredDataFromCollectionSlug<Slug<K>>, keyof T> & ({ slug: string } | { code: string }),
      textsIn: (locale: Locale) => T,
    ) => {
      const english = { ...shared, ...textsIn('en') } as unknown as RequiredDataFromCollectionSlug<Slug<K>>;
      await create(kind, keyOf(shared), english);
      await translate(kind, keyOf(shared), textsIn('nl'));
    },
  };
}
