import { createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { readHistory } from '@/cms/history/read-history';
import { type Account, createAccount } from '../setup/accounts';
import { createSurroundings, type Surroundings, toolData } from '../setup/documents';
import { type LocalApi, startPayload } from '../setup/payload';
import { graphql, rest } from '../setup/rest';

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let anna: Account;
let ben: Account;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  [anna, ben] = await Promise.all([createAccount(local, 'editor'), createAccount(local, 'editor')]);
});

const by = ({ token }: Account) => ({ token });

async function createTool(author: Account, fields: Record<string, unknown> = {}): Promise<number> {
  const { status, body, text } = await rest('POST', '/tools', { ...by(author), body: toolData(surroundings, fields) });
  expect(status, text).toBe(201);
  return body.doc.id;
}

const autosave = (author: Account, id: number, data: Record<string, unknown>, locale = 'en') =>
  rest('PATCH', `/tools/${id}?draft=true&autosave=true&locale=${locale}`, { ...by(author), body: { ...data, _status: 'draft' } });

/** Versions of a tool, newest first, in both languages. */
async function versionsOf(id: number) {
  const { docs } = await local.findVersions({ collection: 'tools', where: { parent: { equals: id } }, sort: '-updatedAt', locale: 'all', depth: 0 });
  return docs as unknown as { id: number; version: Record<string, unknown> & { tagline: Record<string, string> } }[];
}

/** Makes the newest version of a tool older than two people share one. */
const age = (id: number) => payload.db.pool.query("update _tools_v set created_at = created_at - interval '2 minutes' where parent_id = $1", [id]);

describe('the author of a version', () => {
  test('is the account that wrote it, whatever was sent', async () => {
    const id = await createTool(anna, { updatedBy: ben.user?.id });
    await rest('PATCH', `/tools/${id}`, { ...by(ben), body: { maker: 'Ben', updatedBy: anna.user?.id } });
    await local.update({ collection: 'tools', id, data: { maker: 'The server', updatedBy: anna.user?.id } });
    const versions = await versionsOf(id);
    expect(versions.map(({ version }) => version.updatedBy)).toEqual([null, ben.user?.id, anna.user?.id]);
    const row = await local.findByID({ collection: 'tools', id, depth: 0 });
    expect(row.updatedBy).toBeNull();
  });

  test('stays with an open draft when someone else publishes beside it', async () => {
    const id = await createTool(anna);
    await autosave(anna, id, { tagline: 'Doet iets' }, 'nl');
    await rest('PATCH', `/tools/${id}?publishSpecificLocale=en`, { ...by(ben), body: { tagline: 'Does something', _status: 'published' } });
    const [open, published] = await versionsOf(id);
    expect([open?.version._status, open?.version.updatedBy]).toEqual(['draft', anna.user?.id]);
    expect([published?.version._status, published?.version.updatedBy]).toEqual(['published', ben.user?.id]);
    expect((await local.findByID({ collection: 'tools', id, depth: 0 })).updatedBy).toBe(ben.user?.id);
  });

  test('gets a version apart from the one before', async () => {
    const id = await createTool(anna);
    await autosave(anna, id, { tagline: 'By Anna' });
    await autosave(anna, id, { tagline: 'By Anna, again' });
    await age(id);
    await autosave(ben, id, { tagline: 'By Ben' });
    const versions = await versionsOf(id);
    expect(versions.map(({ version }) => [version.updatedBy, version.tagline.en])).toEqual([
      [ben.user?.id, 'By Ben'],
      [anna.user?.id, 'By Anna, again'],
      [anna.user?.id, 'Does a thing'],
    ]);
  });

  test('is for editors only', async () => {
    const id = await createTool(anna);
    const visitor = await createAccount(local, 'user');
    expect((await rest('GET', `/tools/${id}`, by(anna))).body.updatedBy).toBe(anna.user?.id);
    for (const outsider of [{}, by(visitor)]) {
      const { body } = await rest('GET', `/tools/${id}?depth=1`, outsider);
      expect([body.id, 'updatedBy' in body, 'versionNote' in body]).toEqual([id, false, false]);
      expect((await rest('GET', `/tools?where[updatedBy][equals]=${anna.user?.id}`, outsider)).status).toBe(400);
      const answer = await graphql(`{ Tool(id: ${id}) { id updatedBy { id } } }`, outsider);
      expect(answer.body.data.Tool).toEqual({ id, updatedBy: null });
    }
  });

  test('is forgotten with the account', async () => {
    const leaver = await createAccount(local, 'editor');
    const id = await createTool(leaver);
    await local.delete({ collection: 'users', id: leaver.user.id });
    expect((await versionsOf(id)).map(({ version }) => version.updatedBy)).toEqual([null]);
    expect((await local.findByID({ collection: 'tools', id, depth: 0 })).updatedBy).toBeNull();
  });
});

/** The history of a tool as an editor's panel reads it. */
async function historyOf(id: number, language: 'en' | 'nl' = 'en', page = 1) {
  const req = await createLocalReq({ user: anna.user as never }, payload);
  req.i18n = { ...req.i18n, language };
  return readHistory(req, { collection: 'tools', id }, page);
}

describe('the history', () => {
  test('names author, state, language and changed fields of each version', async () => {
    const id = await createTool(anna, { features: [{ text: 'Writes' }] });
    await autosave(anna, id, { tagline: 'Doet iets' }, 'nl');
    await rest('PATCH', `/tools/${id}?publishSpecificLocale=en`, {
      ...by(ben),
      body: { tagline: 'Does something', maker: 'M', _status: 'published' },
    });
    const { rows, pages } = await historyOf(id, 'nl');
    expect(pages).toBe(1);
    expect(rows.map(({ state, publishedLocale, changes }) => [state, publishedLocale, changes])).toEqual([
      ['open', null, { en: [], nl: ['Slagzin'], shared: [] }],
      ['public', 'en', { en: ['Slagzin'], nl: [], shared: ['Maker'] }],
      ['autosaved', null, { en: [], nl: ['Slagzin'], shared: [] }],
      ['published', null, null],
    ]);
    expect(rows.map(({ author }) => author)).toEqual([anna, ben, anna, anna].map(({ user }) => user?.email));
  });

  test('comes in pages whose last row is compared with the next page', async () => {
    const id = await createTool(anna);
    for (let step = 1; step <= 21; step += 1) {
      await rest('PATCH', `/tools/${id}?draft=true`, { ...by(anna), body: { maker: `Maker ${step}`, _status: 'draft' } });
    }
    const [first, second] = [await historyOf(id), await historyOf(id, 'en', 2)];
    expect([first.pages, first.rows.length, second.rows.length]).toEqual([2, 20, 2]);
    expect(first.rows.at(-1)?.changes?.shared).toEqual(['Maker']);
    expect(second.rows.map(({ changes }) => changes?.shared ?? null)).toEqual([['Maker'], null]);
  });

  test('has a note per version, which the next version starts without', async () => {
    const id = await createTool(anna);
    await autosave(anna, id, { tagline: 'Noted' });
    const [noted] = await versionsOf(id);
    const sent = { collection: 'tools', id, version: noted?.id, note: ' For the fair ' };
    expect((await rest('POST', '/version-notes', { body: sent })).status).toBe(403);
    expect((await rest('POST', '/version-notes', { ...by(ben), body: { ...sent, id: id + 1 } })).status).toBe(404);
    expect((await rest('POST', '/version-notes', { ...by(ben), body: { ...sent, note: 'x'.repeat(201) } })).status).toBe(400);
    expect((await rest('POST', '/version-notes', { ...by(ben), body: sent })).body).toEqual({ note: 'For the fair' });
    await autosave(anna, id, { tagline: 'Afterwards' });
    const { rows } = await historyOf(id);
    expect(rows.map(({ note }) => note)).toEqual([null, 'For the fair', null]);
  });
});

describe('restoring', () => {
  test('announces what it replaces, and moves the chosen parts only', async () => {
    const id = await createTool(anna, { maker: 'First' });
    const [old] = await versionsOf(id);
    await autosave(anna, id, { tagline: 'Later', maker: 'Later' });
    await autosave(anna, id, { tagline: 'Later ook' }, 'nl');
    const sent = { collection: 'tools', id, version: old?.id };
    const announced = async (parts: string[]) => (await rest('POST', '/version-changes', { ...by(ben), body: { ...sent, parts } })).body;
    expect(await announced(['en'])).toEqual({ en: [{ label: 'Tagline', before: 'Later', after: 'Does a thing' }], nl: [], shared: [] });
    expect(await announced(['nl', 'shared'])).toEqual({
      en: [],
      nl: [{ label: 'Tagline', before: 'Later ook', after: '' }],
      shared: [{ label: 'Maker', before: 'Later', after: 'First' }],
    });
    expect((await rest('POST', '/version-changes', { body: { ...sent, parts: ['en'] } })).status).toBe(403);
    expect((await rest('POST', `/tools/versions/${old?.id}?parts=en`, { ...by(ben), body: {} })).status).toBe(200);
    const [restored] = await versionsOf(id);
    expect(restored?.version).toMatchObject({
      _status: 'draft',
      updatedBy: ben.user?.id,
      maker: 'Later',
      tagline: { en: 'Does a thing', nl: 'Later ook' },
    });
    const visible = await rest('GET', `/tools/${id}`);
    expect([visible.body.tagline, visible.body.maker]).toEqual(['Does a thing', 'First']);
  });
});
