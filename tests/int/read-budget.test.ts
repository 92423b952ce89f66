import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, type ActorRole, createAccounts } from '../setup/accounts';
import { richText, toolData } from '../setup/documents';
import { startPayload, unique } from '../setup/payload';
import { graphql, rest } from '../setup/rest';

const TOOLS = 110;
const ALTERNATIVES = 8;
const ANSWER_MAX = 1_000_000;
const LONG = 'A text as long as the description of a real tool. '.repeat(60);

let accounts: Record<ActorRole, Account>;
const tools: number[] = [];

beforeAll(async () => {
  const { local } = await startPayload();
  accounts = await createAccounts(local);
  const category = (await local.create({ collection: 'categories', data: { name: unique('Category'), _status: 'published' } })).id;
  for (let count = 0; count < TOOLS; count += 1) {
    const data = toolData({ category }, { description: richText(LONG), alternatives: tools.slice(-ALTERNATIVES), _status: 'published' });
    tools.push((await local.create({ collection: 'tools', data })).id);
  }
});

const get = (path: string, role: ActorRole = 'anonymous') => rest('GET', path, { token: accounts[role].token });
const ask = (query: string) => graphql(query, {});

describe.each(['anonymous', 'user'] as const)('an answer to %s', (role) => {
  test.each(['limit=100', 'limit=100&locale=all', 'depth=1&limit=100', 'depth=99&limit=100', 'depth=3&limit=100&locale=all', 'depth=3&limit=0'])(
    'stays small with "%s"',
    async (query) => {
      const { status, text } = await get(`/tools?${query}`, role);
      expect(status).toBe(200);
      expect(text.length).toBeLessThan(ANSWER_MAX);
    },
  );

  test('holds summaries of related documents, even when it asks for more', async () => {
    const { body } = await get(`/tools/${tools.at(-1)}?depth=3&populate[tools][description]=true&populate[tools][alternatives]=true`, role);
    expect(body.description).toBeTruthy();
    expect(body.alternatives).toHaveLength(ALTERNATIVES);
    for (const related of body.alternatives) {
      expect(related).toMatchObject({ id: expect.any(Number), name: expect.any(String), slug: expect.any(String) });
      expect(related).not.toHaveProperty('description');
      expect(related).not.toHaveProperty('alternatives');
    }
  });
});

test('a page says how many documents it may hold', async () => {
  expect((await get('/tools?limit=100')).body).toMatchObject({ limit: 100, totalPages: 2 });
  expect((await get('/tools?limit=100&depth=1')).body).toMatchObject({ limit: 50, totalPages: 3 });
  expect((await get('/tools?limit=100&depth=1&locale=all')).body).toMatchObject({ limit: 25, totalPages: 5 });
  expect((await get('/tools?limit=20&depth=1')).body.docs).toHaveLength(20);
});

test('an editor still gets related documents whole', async () => {
  const { body } = await get(`/tools/${tools.at(-1)}?depth=1`, 'editor');
  expect(body.alternatives[0]).toHaveProperty('description');
});

describe('a GraphQL query', () => {
  test('gets summaries of related documents, which lead no further', async () => {
    const nested = 'alternatives { id name alternatives { id } }';
    const { status, body, text } = await ask(`{ Tool(id: ${tools.at(-1)}) { name alternatives { description ${nested} } } }`);
    expect(status, text).toBe(200);
    expect(body.data.Tool.alternatives).toHaveLength(ALTERNATIVES);
    for (const related of body.data.Tool.alternatives) expect(related).toEqual({ description: null, alternatives: [] });
  });

  test('is answered in less than a megabyte, however it nests and repeats', async () => {
    const nest = (depth: number): string => (depth === 0 ? 'id name' : `id name alternatives { ${nest(depth - 1)} }`);
    const queries = [
      `{ Tools(limit: 100) { docs { description ${nest(12)} } } }`,
      `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: Tools(limit: 100) { docs { description name } }`).join(' ')} }`,
      `{ ${Array.from({ length: 60 }, (_, index) => `a${index}: Tool(id: ${tools[index]}) { description name }`).join(' ')} }`,
    ];
    for (const query of queries) expect((await ask(query)).text.length).toBeLessThan(ANSWER_MAX);
  });

  test('is refused the lists beyond its share', async () => {
    const { body } = await ask('{ a: Tools(limit: 60) { docs { id } } b: Tools(limit: 60) { docs { id } } c: Tools(limit: 5) { docs { id } } }');
    expect(body.errors).toHaveLength(1);
    expect([body.data.a.docs.length, body.data.b.docs.length, body.data.c]).toEqual([60, 40, null]);
  });
});
