import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
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
