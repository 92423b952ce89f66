import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '@/domain/locales';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { type Account, createAccount } from '../setup/accounts';
import { createSurroundings, richText, type Surroundings, toolData } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { type Answer, rest } from '../setup/rest';

type Changes = Record<string, { base: unknown; value: unknown; isOwn?: boolean }>;

let local: LocalApi;
let surroundings: Surroundings;
let sam: Account;
let kim: Account;
let id: number;

beforeAll(async () => {
  ({ local } = await startPayload());
  surroundings = await createSurroundings(local);
  [sam, kim] = await Promise.all([createAccount(local, 'editor'), createAccount(local, 'admin')]);
});

beforeEach(async () => {
  const tool = await local.create({ collection: 'tools', data: toolData(surroundings, { tagline: 'First', maker: 'Acme' }), locale: 'en' });
  id = tool.id;
  await local.update({ collection: 'tools', id, data: { tagline: 'Eerste' }, locale: 'nl' });
});

const nameOf = ({ user }: Account) => user?.email;

function save(account: Account | null, locale: Locale, changes: Changes, path = `tools/${id}`, language: Locale = 'en'): Promise<Answer> {
  const list = Object.entries(changes).map(([field, change]) => ({ field, ...change }));
  return rest('POST', `/drafts/${path}`, { token: account?.token ?? null, body: { locale, changes: list }, language });
}

const draft = (locale: Locale = 'en') => local.findByID({ collection: 'tools', id, draft: true, locale, fallbackLocale: false, depth: 0 });

/** Values of a field in all versions, newest first. */
async function history(field: 'tagline' | 'maker', locale: Locale = 'en') {
  const { docs } = await local.findVersions({ collection: 'tools', where: { parent: { equals: id } }, sort: '-updatedAt', locale });
  return docs.map(({ version }) => (version as Record<string, unknown>)[field]);
}

describe('saving a draft', () => {
  test('saves the fields of two editors who started from the same version', async () => {
    expect((await save(sam, 'en', { tagline: { base: 'First', value: 'By Sam' } })).status).toBe(200);
    const answer = await save(kim, 'en', { maker: { base: 'Acme', value: 'By Kim' } });
    expect(answer.status).toBe(200);
    expect(answer.body.doc).toMatchObject({ tagline: 'By Sam', maker: 'By Kim', _status: 'draft' });
    expect(await draft()).toMatchObject({ tagline: 'By Sam', maker: 'By Kim' });
    expect(await local.findByID({ collection: 'tools', id, locale: 'en' })).toMatchObject({ tagline: 'First', maker: 'Acme', _status: 'published' });
  });

  test('refuses a field that somebody else has changed, and writes nothing', async () => {
    await save(sam, 'en', { tagline: { base: 'First', value: 'By Sam' } });
    const answer = await save(kim, 'en', { tagline: { base: 'First', value: 'By Kim' }, maker: { base: 'Acme', value: 'By Kim' } });
    expect(answer.status).toBe(409);
    expect(answer.body.conflicts).toEqual([{ field: 'tagline', theirs: 'By Sam', by: nameOf(sam), at: expect.any(String) }]);
    expect(await draft()).toMatchObject({ tagline: 'By Sam', maker: 'Acme' });
    expect((await save(kim, 'en', { tagline: { base: 'By Sam', value: 'By Kim' } })).status).toBe(200);
    expect(await draft()).toMatchObject({ tagline: 'By Kim' });
  });

  test('accepts one of two saves of a field at the same moment', async () => {
    const answers = await Promise.all([sam, kim].map((account) => save(account, 'en', { tagline: { base: 'First', value: unique('Tagline') } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('accepts a value that is already stored, even by someone else', async () => {
    await save(sam, 'en', { tagline: { base: 'First', value: 'The same' } });
    expect((await save(kim, 'en', { tagline: { base: 'First', value: 'The same' } })).status).toBe(200);
  });

  test('lets two editors write the same field in different languages', async () => {
    await save(sam, 'en', { tagline: { base: 'First', value: 'English' } });
    expect((await save(kim, 'nl', { tagline: { base: 'Eerste', value: 'Nederlands' } })).status).toBe(200);
    expect([(await draft('en')).tagline, (await draft('nl')).tagline]).toEqual(['English', 'Nederlands']);
  });

  test('refuses a shared field that somebody has changed in the other language', async () => {
    await save(sam, 'nl', { maker: { base: 'Acme', value: 'By Sam' } });
    const answer = await save(kim, 'en', { maker: { base: 'Acme', value: 'By Kim' } });
    expect(answer.status).toBe(409);
    expect(answer.body.conflicts).toMatchObject([{ field: 'maker', theirs: 'By Sam', by: nameOf(sam) }]);
  });

  test('compares rows as a whole', async () => {
    await save(sam, 'en', { features: { base: [], value: [{ text: 'Sam’s row' }] } });
    const { features } = await draft();
    const row = { text: 'Kim’s row' };
    const answer = await save(kim, 'en', { features: { base: null, value: [row] } });
    expect(answer.status).toBe(409);
    expect(answer.body.conflicts).toMatchObject([{ field: 'features', theirs: [{ text: 'Sam’s row' }] }]);
    expect((await save(kim, 'en', { features: { base: features, value: [...(features as object[]), row] } })).status).toBe(200);
    expect((await draft()).features).toMatchObject([{ text: 'Sam’s row' }, row]);
  });

  test('compares fields of a group one by one', async () => {
    await save(sam, 'en', { 'meta.title': { base: null, value: 'Title by Sam' } });
    expect((await save(kim, 'en', { 'meta.description': { base: null, value: 'Description by Kim' } })).status).toBe(200);
    expect((await draft()).meta).toMatchObject({ title: 'Title by Sam', description: 'Description by Kim' });
  });

  test('takes a rich text for the same whatever the order of its keys', async () => {
    const description = richText('One');
    await save(sam, 'en', { description: { base: null, value: description } });
    const turned = { root: Object.fromEntries(Object.entries(description.root).reverse()) };
    expect((await save(kim, 'en', { description: { base: turned, value: richText('Two') } })).status).toBe(200);
  });

  test('autosaves in one version', async () => {
    const before = await history('tagline');
    await save(sam, 'en', { tagline: { base: 'First', value: 'A' } });
    for (const value of ['B', 'C']) await save(sam, 'en', { tagline: { base: (await draft()).tagline, value, isOwn: true } });
    expect(await history('tagline')).toEqual(['C', ...before]);
  });

  test('names the field of an invalid value in the editor’s language, and writes nothing', async () => {
    const changes = { tagline: { base: 'First', value: '' }, maker: { base: 'Acme', value: 'By Sam' } };
    const answer = await save(sam, 'en', changes, undefined, 'nl');
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].data.errors).toEqual([expect.objectContaining({ path: 'tagline', message: VALIDATION_MESSAGES.required.nl })]);
    expect(await draft()).toMatchObject({ tagline: 'First', maker: 'Acme' });
  });

  test('refuses outsiders, unknown fields and what has no drafts', async () => {
    const change = { tagline: { base: 'First', value: 'Other' } };
    const user = await createAccount(local, 'user');
    expect((await save(null, 'en', change)).status).toBe(403);
    expect((await save(user, 'en', change)).status).toBe(403);
    for (const field of ['_status', 'id', 'updatedAt', 'nonsense', 'features.0.text'])
      expect((await save(sam, 'en', { [field]: { base: null, value: 'x' } })).status, field).toBe(400);
    expect((await save(sam, 'en', change, 'users/1')).status).toBe(404);
    expect((await save(sam, 'en', change, 'tools/2000000000')).status).toBe(404);
    expect((await save(sam, 'en', change, 'tools/one')).status).toBe(400);
    expect(await draft()).toMatchObject({ tagline: 'First', _status: 'published' });
  });
});

describe('the history', () => {
  test('has what somebody else wrote in a draft a moment before', async () => {
    const before = await history('tagline');
    await save(sam, 'en', { tagline: { base: 'First', value: 'By Sam' } });
    await save(kim, 'en', { tagline: { base: 'By Sam', value: 'By Kim' } });
    await save(kim, 'en', { tagline: { base: 'By Kim', value: 'By Kim again', isOwn: true } });
    expect(await history('tagline')).toEqual(['By Kim again', 'By Sam', ...before]);
  });

  test('is no longer for two people in different fields', async () => {
    await save(sam, 'en', { tagline: { base: 'First', value: 'Sam 0' } });
    await save(kim, 'en', { maker: { base: 'Acme', value: 'Kim 0' } });
    const before = (await history('tagline')).length;
    for (const turn of [1, 2, 3]) {
      await save(sam, 'en', { tagline: { base: `Sam ${turn - 1}`, value: `Sam ${turn}`, isOwn: true } });
      await save(kim, 'en', { maker: { base: `Kim ${turn - 1}`, value: `Kim ${turn}`, isOwn: true } });
    }
    expect(await history('tagline')).toHaveLength(before);
    expect(await draft()).toMatchObject({ tagline: 'Sam 3', maker: 'Kim 3' });
  });
});

describe('presence', () => {
  const report = async (account: Account | null, tab: string, part: string, more: object = {}) =>
    rest('POST', '/presence', { token: account?.token ?? null, body: { tab, collection: 'tools', id, part, ...more } });

  test('shows who else has the document open and in which language, until they leave', async () => {
    const [samsTab, kimsTab] = [unique('tab'), unique('tab')];
    expect((await report(sam, samsTab, 'nl')).body).toEqual({ others: [] });
    expect((await report(kim, kimsTab, 'en')).body).toEqual({ others: [{ name: nameOf(sam), part: 'nl' }] });
    await report(sam, samsTab, 'en');
    expect((await report(kim, kimsTab, 'en')).body).toEqual({ others: [{ name: nameOf(sam), part: 'en' }] });
    await report(sam, samsTab, 'en', { isLeaving: true });
    expect((await report(kim, kimsTab, 'en')).body).toEqual({ others: [] });
  });

  test('ends without a farewell, and a tab belongs to one person', async () => {
    const tab = unique('tab');
    await report(sam, tab, 'nl');
    expect((await report(kim, tab, 'en', { isLeaving: true })).status).toBe(200);
    expect((await report(kim, unique('tab'), 'en')).body.others).toHaveLength(1);
    const { docs } = await local.find({ collection: 'presences', where: { tab: { equals: tab } } });
    await local.update({ collection: 'presences', id: docs[0]?.id ?? 0, data: { seenAt: new Date(Date.now() - 60_000).toISOString() } });
    expect((await report(kim, unique('tab'), 'en')).body.others).toEqual([]);
  });

  test('is closed to outsiders', async () => {
    expect((await report(null, unique('tab'), 'en')).status).toBe(403);
    expect((await report(await createAccount(local, 'user'), unique('tab'), 'en')).status).toBe(403);
  });
});
