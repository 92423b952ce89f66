import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
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

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
  stranger = await createAccount(local, 'editor');
  surroundings = await createSurroundings(local);
});

const hasDrafts = (collection: string) => COLLECTION_ACCESS[collection]?.readDraft !== undefined;

/** By collection, owner and status. An operation that changes nothing leaves its document for the next. */
const documents = new Map<string, StoredDocument>();

/** A document owned by an account, if the collection has owners. */
async function documentOf(collection: string, owner: Account, { draft = false } = {}): Promise<StoredDocument> {
  if (collection === 'users' && owner !== stranger) return owner.user as unknown as StoredDocument;
  const key = `${collection} ${owner.user?.id} ${draft}`;
  const known = documents.get(key);
  if (known) return known;
  const document = await local.create({
    collection,
    data: { ...sampleFor(collection, owner), ...(hasDrafts(collection) ? { _status: draft ? 'draft' : 'published' } : {}) },
    user: owner.user,
    ...(UPLOADS.includes(collection) ? { file: await pngFile() } : {}),
  });
  documents.set(key, document);
  return document;
}

const sampleFor = (collection: string, { user }: Account) => SAMPLES[collection]?.data(surroundings, user?.id ?? stranger.user?.id ?? 0) ?? {};

const doors: Record<string, () => Door> = { 'the Local API': () => localDoor(local), REST: () => restDoor, GraphQL: () => graphQLDoor };

type Verdict = 'allowed' | 'refused';
/** Verdicts by cell, such as `editor: update their own`; a failure is a sentence. */
type Verdicts = Record<string, string>;

const verdict = (isAllowed: boolean): Verdict => (isAllowed ? 'allowed' : 'refused');

function cases(cell: Cell, role: ActorRole): { owner: Account; title: string; isAllowed: boolean }[] {
  if (cell !== 'own') return [{ owner: stranger, title: '', isAllowed: cell === 'allowed' }];
  return [
    { owner: accounts[role], title: ' their own', isAllowed: true },
    { owner: stranger, title: ' of someone else', isAllowed: false },
  ];
}

const WORDS: Record<CollectionOperation, string> = {
  create: 'create',
  read: 'read',
  readDraft: 'read a draft',
  readVersions: 'read versions',
  update: 'update',
  delete: 'delete',
};

/** Tries an operation and compares the responses with the database and each other. */
async function judge(door: Door, collection: string, operation: CollectionOperation, account: Account, owner: Account): Promise<string> {
  let answers: number[][];
  let expected: number;
  if (operation === 'create') {
    const before = await local.count({ collection, trash: true });
    answers = await door.create(collection, account, sampleFor(collection, account));
    const after = await local.count({ collection, trash: true });
    expect(after.totalDocs - before.totalDocs, 'documents added').toBe(answers.flat().length);
    expected = answers[0]?.[0] ?? -1;
  } else {
    // Accounts of the matrix stay signed in: only the stranger's document is deleted.
    const ownerOf = operation === 'delete' && collection === 'users' ? stranger : owner;
    const { id } = await documentOf(collection, ownerOf, { draft: operation === 'readDraft' });
    expected = id;
    if (operation === 'read') answers = await door.read(collection, account, id, { draft: false });
    else if (operation === 'readDraft')
      answers = [...(await door.read(collection, account, id, { draft: true })), ...(await door.read(collection, account, id, { draft: false }))];
    else if (operation === 'readVersions') {
      const { docs } = await local.findVersions({ collection, where: { parent: { equals: id } } });
      answers = await door.readVersions(collection, account, id, docs[0]?.id ?? -1);
    } else if (operation === 'update') {
      const change = SAMPLES[collection]?.change() ?? {};
      answers = await door.update(collection, account, id, change);
      const now = await stored(local, collection, id);
      const changed = Object.entries(change).filter(([field, value]) => now?.[field] === value).length;
      expect(changed, 'fields changed').toBe(answers.flat().length > 0 ? Object.keys(change).length : 0);
    } else {
      answers = await door.delete(collection, account, id);
      const left = await stored(local, collection, id);
      if (!left) documents.delete(`${collection} ${ownerOf.user?.id} false`);
      expect(left, 'what is left').toEqual(answers.flat().length > 0 ? null : expect.anything());
    }
  }
  expect(
    answers.flat().filter((id) => id !== expected),
    'other documents',
  ).toEqual([]);
  const verdicts = answers.map((ids) => ids.length === 1 && ids[0] === expected);
  expect(new Set(verdicts).size, `every way agrees: ${JSON.stringify(answers)}`).toBe(1);
  return verdict(verdicts[0] ?? false);
}

const failed = (error: unknown) => `failed: ${error instanceof Error ? error.message : error}`;

describe('the access table', () => {
  test('has rows for every collection, including drafts and versions', () => {
    const rowsOfConfig = payload.config.collections.map(({ slug, versions }) => [
      slug,
      ['create', 'read', ...(versions?.drafts ? ['readDraft'] : []), 'update', 'delete', ...(versions ? ['readVersions'] : [])].sort(),
    ]);
    expect(Object.fromEntries(Object.entries(COLLECTION_ACCESS).map(([slug, rows]) => [slug, Object.keys(rows).sort()]))).toEqual(
      Object.fromEntries(rowsOfConfig),
    );
  });

  test('has rows for every global', () => {
    const rowsOfConfig = payload.config.globals.map(({ slug, versions }) => [slug, ['read', 'update', ...(versions ? ['readVersions'] : [])].sort()]);
    expect(Object.fromEntries(Object.entries(GLOBAL_ACCESS).map(([slug, rows]) => [slug, Object.keys(rows).sort()]))).toEqual(
      Object.fromEntries(rowsOfConfig),
    );
  });

  test("covers every operation, so Payload's access defaults never apply", () => {
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

/** Ordered so that each document is deleted last. */
const OPERATIONS = Object.keys(WORDS) as CollectionOperation[];

describe.each(Object.entries(COLLECTION_ACCESS))('%s', (collection, rows) => {
  test.each(Object.keys(doors))('is open through %s to the listed roles only', async (doorName) => {
    const door = doors[doorName]?.();
    if (!door) throw new Error(`No door ${doorName}`);
    const expected: Verdicts = {};
    const actual: Verdicts = {};
    for (const operation of OPERATIONS.filter((name) => rows[name])) {
      const isOffered = doorName !== 'GraphQL' || isOfferedByGraphQL(collection, operation);
      for (const role of ACTOR_ROLES) {
        for (const { owner, title, isAllowed } of cases(rows[operation]?.[role] ?? 'refused', role)) {
          const cell = `${role}: ${WORDS[operation]}${title}`;
          expected[cell] = verdict(isAllowed && isOffered);
          actual[cell] = await judge(door, collection, operation, accounts[role], owner).catch(failed);
        }
      }
    }
    expect(actual).toEqual(expected);
  });
});

describe.each(Object.entries(GLOBAL_ACCESS))('global %s', (global, rows) => {
  beforeAll(async () => {
    await local.updateGlobal({ slug: global, data: GLOBAL_SAMPLES[global]?.() ?? {} });
  });

  async function judgeUpdate(door: Door, account: Account): Promise<string> {
    const data = GLOBAL_SAMPLES[global]?.() ?? {};
    const [[field, value]] = Object.entries(data) as [[string, unknown]];
    const isAllowed = await door.updateGlobal(global, account, data);
    const now = (await local.findGlobal({ slug: global, depth: 0 }))[field];
    if (isAllowed) expect({ now }).toMatchObject({ now: value });
    else expect(JSON.stringify(now)).not.toContain(JSON.stringify(value).replace(/^"|"$/g, ''));
    return verdict(isAllowed);
  }

  test.each(Object.keys(doors))('is open through %s to the listed roles only', async (doorName) => {
    const door = doors[doorName]?.() ?? restDoor;
    const expected: Verdicts = {};
    const actual: Verdicts = {};
    for (const role of ACTOR_ROLES) {
      const account = accounts[role];
      expected[`${role}: read`] = rows.read[role];
      actual[`${role}: read`] = await door.readGlobal(global, account).then(verdict, failed);
      expected[`${role}: update`] = rows.update[role];
      actual[`${role}: update`] = await judgeUpdate(door, account).catch(failed);
      if (!rows.readVersions) continue;
      expected[`${role}: read versions`] = rows.readVersions[role];
      actual[`${role}: read versions`] = await door.readGlobalVersions(global, account).then(verdict, failed);
    }
    expect(actual).toEqual(expected);
  });
});
