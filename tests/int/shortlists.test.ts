import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { eraseTraces } from '@/cms/accounts/erase';
import { ownData } from '@/cms/accounts/own-data';
import { addBookmark, bookmarkedTools } from '@/cms/bookmarks/bookmarks';
import { tidyUp } from '@/cms/jobs/tidy-up';
import { countWaiting } from '@/cms/moderation/count-waiting';
import { listQueue } from '@/cms/moderation/queue';
import { decideShortlist } from '@/cms/shortlists/decide-shortlist';
import { adoptShortlist, deleteShortlist, saveShortlist } from '@/cms/shortlists/save-shortlist';
import { openShortlist, ownShortlists, publicShortlists, type ShortlistViewer } from '@/cms/shortlists/shortlists';
import { cacheTags } from '@/domain/cache-tags';
import type { ShortlistData } from '@/domain/schemas/shortlist';
import { type Account, createAccount } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { createSurroundings, toolData } from '../setup/documents';
import { takeExpiredTags } from '../setup/expired-tags';
import { type Actor, type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

let payload: Payload;
let local: LocalApi;
let category: number;
let tools: number[];
let editor: Account & { user: Actor };
let person: Account & { user: Actor };

const addTool = async (fields = {}) => (await local.create({ collection: 'tools', data: toolData({ category }, fields) })).id as number;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  ({ category } = await createSurroundings(local));
  tools = [await addTool(), await addTool(), await addTool()];
  editor = await createAccount(local, 'editor');
  person = await createAccount(local, 'user');
});

const STRANGER: ShortlistViewer = { user: null, key: null };
const request = () => requestBy(payload);

const data = (changes: Partial<ShortlistData> = {}): ShortlistData => ({
  list: '',
  revision: 0,
  draft: '',
  name: unique('List'),
  shown: [],
  items: tools.map((tool) => ({ tool, note: '' })),
  add: '',
  seats: 5,
  billing: 'month',
  vat: 'without',
  currency: 'EUR',
  weights: null,
  visibility: 'unlisted',
  step: '',
  locale: 'en',
  ...changes,
});

async function saved(changes: Partial<ShortlistData> = {}, viewer: ShortlistViewer = STRANGER): Promise<{ address: string; key: string | null }> {
  const outcome = await saveShortlist(await request(), data(changes), viewer);
  if (outcome.refused) throw new Error(outcome.refused);
  return outcome;
}

const opened = async (address: string, viewer: ShortlistViewer = STRANGER) => openShortlist(await request(), address, viewer);

describe('a shortlist without an account', () => {
  test('can be edited with its key only', async () => {
    const { address, key } = await saved();
    expect(await opened(address)).toMatchObject({ isOwn: false, key: null, team: { seats: 5 } });
    expect(await opened(address, { user: null, key })).toMatchObject({ isOwn: true, key });
    const change = data({ list: address, revision: 1, name: 'Changed' });
    for (const viewer of [STRANGER, { user: person.user.id, key: null }, { user: null, key: 'x'.repeat(22) }])
      expect(await saveShortlist(await request(), change, viewer)).toEqual({ refused: 'gone' });
    expect(await saveShortlist(await request(), change, { user: null, key })).toEqual({ address, key: null });
    expect((await opened(address))?.name).toBe('Changed');
  });

  test('sent again with its form is the same list, and its key comes again', async () => {
    const form = data({ draft: unique('draft') });
    const send = async (changes = {}) => saveShortlist(await request(), { ...form, ...changes }, STRANGER);
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toEqual({ address: expect.any(String), key: expect.any(String) });
    expect([second, await send()]).toEqual([first, first]);
    expect(await send({ draft: unique('draft') })).not.toEqual(first);
    expect(await send({ name: 'Another' })).not.toEqual(first);
  });

  test('stores its key as a hash, which no door tells', async () => {
    const { address, key } = await saved({ visibility: 'public' });
    const { rows } = await payload.db.pool.query('select * from shortlists where address = $1', [address]);
    expect(JSON.stringify(rows)).not.toContain(key);
    const list = await rest('GET', `/shortlists?limit=100&depth=2`, { token: editor.token });
    expect(list.text).toContain(String(rows[0].name));
    for (const secret of [address, rows[0].key_hash]) expect(list.text).not.toContain(secret);
  });

  test('that is private is there for nobody else, and for no editor', async () => {
    const { address, key } = await saved({ visibility: 'private', name: unique('Private') });
    expect(await opened(address)).toBeNull();
    const mine = await opened(address, { user: null, key });
    expect(mine?.isOwn).toBe(true);
    expect((await rest('GET', `/shortlists/${mine?.id}`, { token: editor.token })).status).toBe(404);
  });

  test('is deleted a year after its last change, unless an account has it', async () => {
    const old = await saved();
    const kept = await saved({}, { user: person.user.id, key: null });
    const fresh = await saved();
    await payload.db.pool.query("update shortlists set updated_at = now() - interval '366 days' where address = any($1)", [
      [old.address, kept.address],
    ]);
    await takeExpiredTags(payload);
    await (tidyUp.handler as (args: unknown) => Promise<unknown>)({ req: await request() });
    expect(await takeExpiredTags(payload)).toContain(cacheTags.publicShortlists);
    expect([await opened(old.address), (await opened(kept.address))?.address, (await opened(fresh.address))?.address]).toEqual([
      null,
      kept.address,
      fresh.address,
    ]);
  });

  test('goes to the account of one who has its key, and no key opens it then', async () => {
    const { address, key } = await saved();
    const holder = { user: person.user.id, key };
    for (const viewer of [STRANGER, { user: null, key }, { user: editor.user.id, key: null }])
      expect(await adoptShortlist(await request(), address, viewer)).toBe(false);
    expect(await adoptShortlist(await request(), address, holder)).toBe(true);
    expect(await opened(address, { user: person.user.id, key: null })).toMatchObject({ isOwn: true, key: null });
    expect(await opened(address, { user: null, key })).toMatchObject({ isOwn: false, key: null });
    expect(await adoptShortlist(await request(), address, { user: editor.user.id, key })).toBe(false);
  });

  test('changed elsewhere since the form was filled isn’t overwritten', async () => {
    const { address, key } = await saved();
    const viewer = { user: null, key };
    await saved({ list: address, revision: 1, name: 'First' }, viewer);
    expect(await saveShortlist(await request(), data({ list: address, revision: 1, name: 'Second' }), viewer)).toEqual({ refused: 'changed' });
    expect((await opened(address))?.name).toBe('First');
  });

  test('has room for fifty tools, public ones only', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ tool: index + 1, note: '' }));
    expect(await saveShortlist(await request(), data({ items: many }), STRANGER)).toEqual({ refused: 'tooMany', limit: 50 });
    const hidden = await addTool({ active: false });
    const { address } = await saved({ items: [hidden, ...tools].map((tool) => ({ tool, note: '' })) });
    expect((await opened(address))?.entries.map(({ tool }) => tool)).toEqual(tools);
  });

  test('keeps a tool and its note that is taken offline and comes back', async () => {
    const tool = await addTool();
    const { address, key } = await saved({ items: [{ tool, note: 'Mine' }] });
    await local.update({ collection: 'tools', id: tool, data: { active: false } });
    await saved({ list: address, revision: 1, items: [{ tool, note: 'Mine' }] }, { user: null, key });
    expect((await opened(address))?.entries).toEqual([{ tool, note: 'Mine' }]);
  });
});

describe('a list that is to be public', () => {
  test('waits for an editor, is public then, and waits again when its text changes', async () => {
    const { address, key } = await saved({ visibility: 'public', items: [{ tool: tools[0] ?? 0, note: 'Good' }] });
    const publicAddresses = async () => (await publicShortlists(await request())).map((list) => list.address);
    expect([(await opened(address))?.visibility, await publicAddresses()]).toEqual(['requested', []]);
    const asEditor = await requestBy(payload, editor.user);
    const waiting = await listQueue(asEditor, 'shortlists');
    const item = waiting.find(({ id }) => id === waiting.at(-1)?.id);
    expect(item?.fields[0]?.value).toContain('Good');
    expect((await countWaiting(asEditor)).shortlists).toBe(waiting.length);
    const id = (await opened(address))?.id ?? 0;
    const seen = waiting.find((one) => one.id === id)?.seen ?? '';
    await expect(decideShortlist(asEditor, { id, outcome: 'published', seen: '2020-01-01T00:00:00.000Z' })).rejects.toMatchObject({ status: 409 });
    await decideShortlist(await requestBy(payload, editor.user), { id, outcome: 'published', seen });
    expect(await publicAddresses()).toContain(address);

    const viewer = { user: null, key };
    const mine = await opened(address, viewer);
    const same = { list: address, visibility: 'public', name: mine?.name ?? '' } as const;
    await saved({ ...same, revision: 1, seats: 9, items: [{ tool: tools[0] ?? 0, note: 'Good' }] }, viewer);
    expect((await opened(address))?.visibility).toBe('public');
    await saved({ ...same, revision: 2, items: [{ tool: tools[0] ?? 0, note: 'Buy now' }] }, viewer);
    expect([(await opened(address))?.visibility, await publicAddresses()]).toEqual(['requested', []]);
  });

  /** A published list with these items, after it is saved with others. */
  async function savedAgain(items: ShortlistData['items'], later: ShortlistData['items']) {
    const { address, key } = await saved({ visibility: 'public', items });
    const { id = 0, name = '' } = (await opened(address)) ?? {};
    const seen = (await local.findByID({ collection: 'shortlists', id })).updatedAt as string;
    await decideShortlist(await requestBy(payload, editor.user), { id, outcome: 'published', seen });
    await saved({ list: address, visibility: 'public', name, revision: 1, items: later }, { user: null, key });
    return opened(address);
  }

  test('waits again when its note stands beside another tool', async () => {
    const note = 'Shut down in May';
    expect((await savedAgain([{ tool: tools[0] ?? 0, note }], [{ tool: tools[1] ?? 0, note }]))?.visibility).toBe('requested');
  });

  test('stays public when its tools change places', async () => {
    const [one = 0, other = 0] = tools;
    const items = [one, other].map((tool) => ({ tool, note: '' }));
    expect((await savedAgain(items, items.toReversed()))?.visibility).toBe('public');
  });

  test('stays visible by its link when an editor refuses', async () => {
    const { address } = await saved({ visibility: 'public' });
    const { id } = (await opened(address)) ?? { id: 0 };
    const seen = (await local.findByID({ collection: 'shortlists', id })).updatedAt as string;
    await decideShortlist(await requestBy(payload, editor.user), { id, outcome: 'refused', seen });
    expect((await opened(address))?.visibility).toBe('unlisted');
  });
});

describe('the list of bookmarks', () => {
  test('holds every bookmark, with notes, and follows it in both directions', async () => {
    const { user } = await createAccount(local, 'user');
    const viewer = { user: user.id, key: null };
    const [first = 0, second = 0, third = 0] = tools;
    for (const tool of [first, second]) await addBookmark(await request(), user.id, tool);
    const { address } = await saved(
      {
        list: 'bookmarks',
        visibility: 'private',
        shown: [second, first],
        items: [
          { tool: first, note: 'Mine' },
          { tool: second, note: '' },
        ],
      },
      viewer,
    );
    await addBookmark(await request(), user.id, third);
    expect((await opened(address, viewer))?.entries).toEqual([
      { tool: first, note: 'Mine' },
      { tool: second, note: '' },
      { tool: third, note: '' },
    ]);
    // The form was filled before the third bookmark.
    await saved({ list: address, revision: 1, visibility: 'private', shown: [first, second], items: [{ tool: first, note: 'Mine' }] }, viewer);
    expect((await bookmarkedTools(await request(), user.id)).sort()).toEqual([first, third].sort());
    expect((await opened('bookmarks', viewer))?.address).toBe(address);
    expect(await deleteShortlist(await request(), address, viewer)).toBe(true);
    expect(await bookmarkedTools(await request(), user.id)).toHaveLength(2);
  });

  test('has room for two hundred, and says so for more', async () => {
    const { user } = await createAccount(local, 'user');
    const items = Array.from({ length: 201 }, (_, index) => ({ tool: index + 1, note: '' }));
    const outcome = await saveShortlist(await request(), data({ list: 'bookmarks', items }), { user: user.id, key: null });
    expect(outcome).toEqual({ refused: 'tooMany', limit: 200 });
  });

  test('needs an account', async () => {
    expect(await saveShortlist(await request(), data({ list: 'bookmarks' }), STRANGER)).toEqual({ refused: 'gone' });
  });
});

describe('the lists of an account', () => {
  test('are listed with those of the browser, exported with the account’s data and erased with it', async () => {
    const { user } = await createAccount(local, 'user');
    const viewer = { user: user.id, key: null };
    const own = await saved({ name: 'Of the account' }, viewer);
    const browser = await saved({ name: 'Of the browser' });
    const stranger = await saved();
    expect(own.key).toBeNull();
    const keys = new Map([
      [browser.address, browser.key ?? ''],
      [stranger.address, 'x'.repeat(22)],
    ]);
    const listed = await ownShortlists(await request(), user.id, keys);
    expect(listed.map(({ name }) => name).sort()).toEqual(['Of the account', 'Of the browser']);
    const account = await payload.findByID({ collection: 'users', id: user.id });
    expect(JSON.stringify(await ownData(await request(), account as never))).toContain('Of the account');
    expect(await deleteShortlist(await request(), own.address, STRANGER)).toBe(false);
    await eraseTraces(await request(), user.id, 'remove');
    expect([await opened(own.address), (await opened(browser.address))?.name]).toEqual([null, 'Of the browser']);
  });
});
