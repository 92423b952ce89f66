import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTOR_ROLES, type Account, type ActorRole, createAccount, createAccounts } from '../setup/accounts';
import { createSurroundings, GLOBAL_SAMPLES, pngFile, SAMPLES, type Surroundings, stored, UPLOADS } from '../setup/documents';
import { type Door, graphQLDoor, isOfferedByGraphQL, localDoor, restDoor } from '../setup/doors';
import { type LocalApi, type StoredDocument, startPayload } from '../setup/payload';
import { type Cell, COLLECTION_ACCESS, type CollectionOperation, GLOBAL_ACCESS } from './access-matrix';

let payload: Payload;
let local: LocalApi;
let accounts: Record<ActorRole, Account>;
let stranger: Account;
let surroundings: Surroundings;
const media: number[] = [];

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
  stranger = await createAccount(local, 'editor');
  surroundings = await createSurroundings(local);
});

afterAll(async () => {
  for (const id of media) if (await stored(local, 'media', id)) await local.delete({ collection: 'media', id });
});

const hasDrafts = (collection: string) => COLLECTION_ACCESS[collection]?.readDraft !== undefined;

/** A new document that belongs to an account, in as far as the collection knows owners. */
async function createFor(collection: string, owner: Account, { draft = false } = {}): Promise<StoredDocument> {
  if (collection === 'users' && owner !== stranger) return owner.user as unknown as StoredDocument;
  // A bookmark is unique by account and tool.
  const around = collection === 'bookmarks' ? await createSurroundings(local) : surroundings;
  const data = SAMPLES[collection]?.data(around, owner.user?.id ?? stranger.user?.id ?? 0) ?? {};
  const document = await local.create({
    collection,
    data: { ...data, ...(hasDrafts(collection) ? { _status: draft ? 'draft' : 'published' } : {}) },
    user: owner.user,
    ...(UPLOADS.includes(collection) ? { file: await pngFile() } : {}),
  });
  if (collection === 'media') media.push(document.id);
  return document;
}

const doors: Record<string, () => Door> = { 'the Local API': () => localDoor(local), REST: () => restDoor, GraphQL: () => graphQLDoor };

/** Who owns the documents a role is tried on, and whether the role may touch them. */
function cases(cell: Cell, role: ActorRole): { owner: () => Account; title: string; isAllowed: boolean }[] {
  if (cell !== 'own') return [{ owner: () => stranger, title: '', isAllowed: cell === 'allowed' }];
  return [
    { owner: () => accounts[role], title: ' of their own', isAllowed: true },
    { owner: () => stranger, title: ' of someone else', isAllowed: false },
  ];
}

const WORDS: Record<CollectionOperation, string> = {
  create: 'create',
  read: 'read',
  readDraft: 'read a draft',
  update: 'update',
  delete: 'delete',
  readVersions: 'read versions',
};

/** Tries an operation and tells whether all ways through the door agree that it is allowed, holding the answer against the database. */
async function isAllowed(door: Door, collection: string, operation: CollectionOperation, account: Account, owner: Account): Promise<boolean> {
  let answers: number[][];
  let expected: number;
  if (operation === 'create') {
    const before = await local.count({ collection, trash: true });
    const data =
      SAMPLES[collection]?.data(
        collection === 'bookmarks' ? await createSurroundings(local) : surroundings,
        account.user?.id ?? stranger.user?.id ?? 0,
      ) ?? {};
    answers = await door.create(collection, account, data);
    const after = await local.count({ collection, trash: true });
    if (collection === 'media') media.push(...answers.flat());
    expect(after.totalDocs - before.totalDocs, 'documents added').toBe(answers.flat().length);
    expected = answers[0]?.[0] ?? -1;
  } else {
    // Signed-in accounts are kept: what is deleted is always a new one.
    const document = await createFor(collection, operation === 'delete' && collection === 'users' ? stranger : owner, {
      draft: operation === 'readDraft',
    });
    expected = document.id;
    if (operation === 'read') answers = await door.read(collection, account, document.id, { draft: false });
    else if (operation === 'readDraft')
      answers = [
        ...(await door.read(collection, account, document.id, { draft: true })),
        ...(await door.read(collection, account, document.id, { draft: false })),
      ];
    else if (operation === 'readVersions') {
      const { docs } = await local.findVersions({ collection, where: { parent: { equals: document.id } } });
      answers = await door.readVersions(collection, account, document.id, docs[0]?.id ?? -1);
    } else if (operation === 'update') {
      const change = SAMPLES[collection]?.change() ?? {};
      answers = await door.update(collection, account, document.id, change);
      const now = await stored(local, collection, document.id);
      const changed = Object.entries(change).filter(([field, value]) => now?.[field] === value).length;
      expect(changed, 'fields changed').toBe(answers.flat().length > 0 ? Object.keys(change).length : 0);
    } else {
      answers = await door.delete(collection, account, document.id);
      expect(await stored(local, collection, document.id), 'what is left').toEqual(answers.flat().length > 0 ? null : expect.anything());
    }
  }
  const verdicts = answers.map((ids) => ids.length === 1 && ids[0] === expected);
  expect(
    answers.flat().filter((id) => id !== expected),
    'other documents',
  ).toEqual([]);
  expect(new Set(verdicts).size, `every way agrees: ${JSON.stringify(answers)}`).toBe(1);
  return verdicts[0] ?? false;
}

describe('the table', () => {
  test('has rows for every collection of the config, with drafts and versions where it has them', () => {
    const rowsOfConfig = payload.config.collections.map(({ slug, versions }) => [
      slug,
      ['create', 'read', ...(versions?.drafts ? ['readDraft'] : []), 'update', 'delete', ...(versions ? ['readVersions'] : [])].sort(),
    ]);
    expect(Object.fromEntries(Object.entries(COLLECTION_ACCESS).map(([slug, rows]) => [slug, Object.keys(rows).sort()]))).toEqual(
      Object.fromEntries(rowsOfConfig),
    );
  });

  test('has rows for every global of the config', () => {
    const rowsOfConfig = payload.config.globals.map(({ slug, versions }) => [slug, ['read', 'update', ...(versions ? ['readVersions'] : [])].sort()]);
    expect(Object.fromEntries(Object.entries(GLOBAL_ACCESS).map(([slug, rows]) => [slug, Object.keys(rows).sort()]))).toEqual(
      Object.fromEntries(rowsOfConfig),
    );
  });

  test('names every operation in the access of every collection and global, so that no default of Payload applies', () => {
    const needed = {
      collections: ['create', 'read', 'update', 'delete', 'readVersions', 'unlock', 'admin'],
      globals: ['read', 'update', 'readVersions'],
    } as const;
    const missing = (['collections', 'globals'] as const).flatMap((kind) =>
      payload.config[kind].flatMap(({ slug, access }) =>
        needed[kind]
          .filter((operation) => typeof (access as Record<string, unknown>)[operation] !== 'function')
          .map((operation) => `${slug}.${operation}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe.each(Object.entries(COLLECTION_ACCESS))('%s', (collection, rows) => {
  describe.each(Object.keys(doors))('through %s', (doorName) => {
    for (const [operation, row] of Object.entries(rows) as [CollectionOperation, (typeof rows)['create']][]) {
      for (const role of ACTOR_ROLES) {
        const isOffered = doorName !== 'GraphQL' || isOfferedByGraphQL(collection, operation);
        for (const { owner, title, isAllowed: may } of cases(row[role], role)) {
          const isExpected = may && isOffered;
          test(`${role} ${isExpected ? 'may' : 'may not'} ${WORDS[operation]}${title}`, async () => {
            const door = doors[doorName]?.();
            if (!door) throw new Error(`No door ${doorName}`);
            expect(await isAllowed(door, collection, operation, accounts[role], owner())).toBe(isExpected);
          });
        }
      }
    }
  });
});

describe.each(Object.entries(GLOBAL_ACCESS))('the global %s', (global, rows) => {
  beforeAll(async () => {
    await local.updateGlobal({ slug: global, data: GLOBAL_SAMPLES[global]?.() ?? {} });
  });

  describe.each(Object.keys(doors))('through %s', (doorName) => {
    for (const role of ACTOR_ROLES) {
      const door = () => doors[doorName]?.() ?? restDoor;
      const words = (cell: Cell) => (cell === 'allowed' ? 'may' : 'may not');

      test(`${role} ${words(rows.read[role])} read`, async () => {
        expect(await door().readGlobal(global, accounts[role])).toBe(rows.read[role] === 'allowed');
      });

      test(`${role} ${words(rows.update[role])} update`, async () => {
        const data = GLOBAL_SAMPLES[global]?.() ?? {};
        const [[field, value]] = Object.entries(data) as [[string, unknown]];
        expect(await door().updateGlobal(global, accounts[role], data)).toBe(rows.update[role] === 'allowed');
        const now = (await local.findGlobal({ slug: global, depth: 0 }))[field];
        if (rows.update[role] === 'allowed') expect(now).toMatchObject(typeof value === 'object' ? (value as object) : expect.any(String));
        else expect(JSON.stringify(now)).not.toContain(JSON.stringify(Object.values(data)[0]).replace(/^"|"$/g, ''));
      });

      if (rows.readVersions) {
        const row = rows.readVersions;
        test(`${role} ${words(row[role])} read versions`, async () => {
          expect(await door().readGlobalVersions(global, accounts[role])).toBe(row[role] === 'allowed');
        });
      }
    }
  });
});
