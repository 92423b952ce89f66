import { afterReadTraverseFields, createLocalReq, type Payload, type Where } from 'payload';
import { DEFAULT_LOCALE } from '@/domain/locales';
import type { PreviewedCollection } from '@/domain/routes';

type FindOptions = Parameters<Payload['find']>[0];
type Stored = Record<string, unknown> & { id: number };

/** The document whose draft may be seen. */
interface Granted {
  collection: PreviewedCollection;
  id: number;
}

/** Removes fields and related documents that aren't public. */
async function asVisitorReads(payload: Payload, doc: Stored, options: FindOptions): Promise<Stored> {
  const { config } = payload.collections[options.collection];
  const locale = options.locale ?? DEFAULT_LOCALE;
  const req = await createLocalReq({ locale }, payload);
  const fieldPromises: Promise<void>[] = [];
  const populationPromises: Promise<void>[] = [];
  afterReadTraverseFields({
    collection: config,
    context: req.context,
    currentDepth: 1,
    depth: options.depth ?? payload.config.defaultDepth,
    doc,
    draft: false,
    fallbackLocale: options.fallbackLocale ?? null,
    fieldDepth: 0,
    fieldPromises,
    fields: config.fields,
    findMany: true,
    flattenLocales: true,
    global: null,
    locale,
    overrideAccess: false,
    parentIndexPath: '',
    parentIsLocalized: false,
    parentPath: '',
    parentSchemaPath: '',
    populate: options.populate,
    populationPromises,
    req,
    showHiddenFields: false,
    siblingDoc: doc,
  });
  // Each kind of promise may add to the other.
  while (fieldPromises.length + populationPromises.length > 0) {
    await Promise.all(fieldPromises.splice(0));
    await Promise.all(populationPromises.splice(0));
  }
  return doc;
}

/** The newest draft of a document if it matches the conditions of a find, read with a visitor's rights. */
async function findDraft(payload: Payload, { collection, id }: Granted, options: FindOptions): Promise<Stored | null> {
  const where: Where = { and: [...(options.where ? [options.where] : []), { id: { equals: id } }] };
  const { docs } = await payload.find({
    collection,
    where,
    select: options.select as Record<string, true> | undefined,
    draft: true,
    overrideAccess: true,
    limit: 1,
    pagination: false,
    locale: 'all',
    depth: 0,
  });
  const doc = docs[0] as unknown as Stored | undefined;
  return doc ? asVisitorReads(payload, doc, options) : null;
}

/** Stable sort by fields, `-` in front for descending. */
function inOrder(docs: Stored[], sort: string[]): Stored[] {
  return docs.toSorted((a, b) => {
    for (const key of sort) {
      const [field, sign] = key.startsWith('-') ? [key.slice(1), -1] : [key, 1];
      const [left, right] = [a[field] as string | number, b[field] as string | number];
      if (left !== right) return left < right ? -sign : sign;
    }
    return 0;
  });
}

/** A find as if the newest draft of one document were public. That document comes first unless an order is given. */
export async function findWithDraft(payload: Payload, granted: Granted, options: FindOptions) {
  const sort = [options.sort ?? []].flat();
  const select = options.select && { ...options.select, ...Object.fromEntries(sort.map((key) => [key.replace(/^-/, ''), true])) };
  const others: Where = { and: [...(options.where ? [options.where] : []), { id: { not_equals: granted.id } }] };
  const [draft, found] = await Promise.all([
    findDraft(payload, granted, { ...options, select } as FindOptions),
    payload.find({ ...options, select, where: others, overrideAccess: false } as FindOptions),
  ]);
  const docs = inOrder([...(draft ? [draft] : []), ...(found.docs as unknown as Stored[])], sort);
  return { ...found, docs: options.limit ? docs.slice(0, options.limit) : docs };
}
