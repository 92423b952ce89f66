import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '@/cms/database/transaction';
import { withHeldWrites } from '@/cms/seed/held-writes';
import { createSurroundings, richText, type Surroundings, toolData } from '../setup/documents';
import { type LocalApi, type StoredDocument, startPayload, unique } from '../setup/payload';

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
});

interface Write {
  context: Record<string, unknown>;
  req: Partial<PayloadRequest>;
}

const CONTEXT = { skipRevalidation: true };

const english = () => ({
  ...toolData(surroundings),
  slug: unique('seeded'),
  _status: 'published',
  description: richText('Draws.'),
  features: [{ text: 'Pictures' }, { text: 'Films' }],
  plans: [{ name: 'Free', kind: 'free' }],
  platforms: ['web', 'ios'],
});

/** A tool in English, then in Dutch with a second relation, as the seed writes it. */
async function writeTools(write: Write, beforeDutch: () => Promise<void>): Promise<number[]> {
  const tools: StoredDocument[] = [];
  for (let count = 0; count < 3; count += 1) tools.push(await local.create({ collection: 'tools', data: english(), locale: 'en', ...write }));
  await beforeDutch();
  for (const [index, { id, features }] of tools.entries()) {
    const data = {
      tagline: 'Doet iets',
      features: (features as StoredDocument[]).map((row, place) => ({ ...row, text: `Nummer ${place}` })),
      alternatives: tools.filter((_, other) => other !== index).map((tool) => tool.id),
      _status: 'published',
    };
    await local.update({ collection: 'tools', id, data, locale: 'nl', ...write });
  }
  return tools.map(({ id }) => id);
}

const GENERATED = new Set(['id', 'name', 'slug', 'createdAt', 'updatedAt', 'parent']);

/** Without what differs between any two documents; relations as their distance from the document. */
function plain(value: unknown, own: number): unknown {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'number' ? one - own : plain(one, own)));
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value).filter(([key]) => !GENERATED.has(key));
  return Object.fromEntries(named.map(([key, one]) => [key, key === 'categories' ? one : plain(one, own)]));
}

async function stored(id: number): Promise<unknown[]> {
  const row = await local.findByID({ collection: 'tools', id, locale: 'all' });
  const { docs } = await local.findVersions({ collection: 'tools', where: { parent: { equals: id } }, locale: 'all', sort: 'updatedAt' });
  const newest = docs.at(-1) as StoredDocument & { version: Record<string, unknown> };
  expect(newest.version.updatedAt).toBe(row.updatedAt);
  return [row, ...docs].map((doc) => plain(doc, id));
}

it('stores held documents and versions as ordinary writes do', async () => {
  const ordinary = await writeTools({ context: CONTEXT, req: {} }, async () => undefined);
  const req = await createLocalReq({}, payload);
  const held = await inTransaction(req, () =>
    withHeldWrites(payload, async (heldWrites) => {
      const transaction = { transactionID: await req.transactionID } as Partial<PayloadRequest>;
      const write = { context: { ...CONTEXT, heldWrites }, req: transaction };
      const ids = await writeTools(write, () => heldWrites.storeRows(transaction));
      await heldWrites.store(transaction, () => undefined);
      return ids;
    }),
  );
  const [expected, found] = await Promise.all([ordinary, held].map((ids) => Promise.all(ids.map(stored))));
  expect(found).toEqual(expected);
  expect(found?.[0]).toHaveLength(3);
});

it('validates held documents, and rolls everything back when one is refused', async () => {
  const slug = unique('refused');
  const req = await createLocalReq({}, payload);
  const writing = inTransaction(req, () =>
    withHeldWrites(payload, async (heldWrites) => {
      const transaction = { transactionID: await req.transactionID } as Partial<PayloadRequest>;
      const write = { context: { ...CONTEXT, heldWrites }, req: transaction };
      await local.create({ collection: 'tools', data: { ...english(), slug }, ...write });
      await heldWrites.storeRows(transaction);
      await local.create({ collection: 'tools', data: { ...english(), priceModel: 'unheard-of' }, ...write });
    }),
  );
  await expect(writing).rejects.toThrow();
  expect((await local.count({ collection: 'tools', where: { slug: { equals: slug } } })).totalDocs).toBe(0);
  // Writes after it reach the database again.
  const { id } = await local.create({ collection: 'tools', data: english(), context: CONTEXT });
  expect((await local.count({ collection: 'tools', where: { id: { equals: id } } })).totalDocs).toBe(1);
});
