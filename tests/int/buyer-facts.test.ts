import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { NEEDS } from '@/domain/tool/needs';
import { countFacets, filterTools } from '@/server/search/filter-tools';
import type { Query } from '@/server/search/statement';
import { type Account, createAccounts } from '../setup/accounts';
import { createSurroundings, toolData } from '../setup/documents';
import { type LocalApi, type StoredDocument, startPayload } from '../setup/payload';
import { rest } from '../setup/rest';

type Row = Record<string, unknown>;

let payload: Payload;
let local: LocalApi;
let accounts: Record<'anonymous' | 'user' | 'editor' | 'admin', Account>;
let category: number;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
  ({ category } = await createSurroundings(local));
});

const query: Query = async <Row>({ text, values }: { text: string; values: unknown[] }) => (await payload.db.pool.query(text, values)).rows as Row[];

const dpa: Row = { fact: 'dpa', values: ['yes'], basis: 'general', sourceUrl: 'https://example.org/dpa' };
const checked: Row = {
  fact: 'dataLocation',
  values: ['eu', 'us'],
  basis: 'checked',
  checkedAt: '2026-11-20',
  sourceUrl: 'https://example.org/privacy',
};

const create = (buyerFacts: Row[], more: Row = {}): Promise<StoredDocument> =>
  local.create({ collection: 'tools', data: toolData({ category }, { buyerFacts, ...more }), locale: 'en' });

const send = (id: number, buyerFacts: Row[], { by = accounts.editor, language = 'en' as 'en' | 'nl' } = {}) =>
  rest('PATCH', `/tools/${id}`, { token: by.token, body: { buyerFacts }, language });

describe('what buyers ask of a tool', () => {
  test('is public with its source and day, in the language of the reader', async () => {
    const { id } = await create([{ ...checked, note: 'On Frankfurt servers' }]);
    const [row] = (await local.findByID({ collection: 'tools', id })).buyerFacts as Row[];
    await local.update({ collection: 'tools', id, locale: 'nl', data: { buyerFacts: [{ ...row, note: 'Op servers in Frankfurt' }] } });
    const { status, body } = await rest('GET', `/tools/${id}?locale=nl`, {});
    expect(status).toBe(200);
    expect((body as { buyerFacts: Row[] }).buyerFacts).toMatchObject([
      { fact: 'dataLocation', values: ['eu', 'us'], basis: 'checked', checkedAt: '2026-11-20T00:00:00.000Z', note: 'Op servers in Frankfurt' },
    ]);
  });

  test.each([
    ['a fact twice', [dpa, { ...dpa, values: ['no'] }], 'twee keer'],
    ['a value of another fact', [{ ...dpa, values: ['eu'] }], 'Kies een waarde'],
    ['two values that exclude each other', [{ ...dpa, values: ['yes', 'no'] }], 'Kies een waarde'],
    ['a check without a day', [{ ...checked, checkedAt: null }], 'Vul de dag in'],
    ['a check without a source', [{ ...checked, sourceUrl: null }], 'Vul de pagina in'],
    ['a check that has yet to come', [{ ...checked, checkedAt: '2999-01-01' }], 'moet nog komen'],
    ['a source that runs', [{ ...dpa, sourceUrl: 'javascript:alert(1)' }], ''],
  ])('refuses %s, in the editor’s language', async (_what, rows, message) => {
    const { id } = await create([]);
    const { status, text } = await send(id, rows, { language: 'nl' });
    expect(status, text).toBe(400);
    expect(text).toContain(message);
    expect((await local.findByID({ collection: 'tools', id })).buyerFacts).toEqual([]);
  });

  test('has no day of checking when nobody checked it', async () => {
    const { id } = await create([]);
    expect((await send(id, [{ ...dpa, checkedAt: '2026-11-20' }])).status).toBe(200);
    expect((await local.findByID({ collection: 'tools', id })).buyerFacts).toMatchObject([{ fact: 'dpa', checkedAt: null }]);
  });

  test('keeps its values in every version, whatever else is saved', async () => {
    const saved: number[] = [];
    for (let tools = 0; tools < 4; tools += 1) {
      const { id } = await create([checked, dpa], { _status: tools % 2 ? 'draft' : 'published' });
      for (const tagline of ['Does one thing', 'Does another thing']) await local.update({ collection: 'tools', id, draft: true, data: { tagline } });
      saved.push(id);
    }
    const { docs } = await local.findVersions({ collection: 'tools', where: { parent: { in: saved } }, limit: 100 });
    expect(docs.length).toBeGreaterThan(8);
    for (const { version } of docs) expect((version as StoredDocument).buyerFacts).toMatchObject([{ values: ['eu', 'us'] }, { values: ['yes'] }]);
  });

  test.each(['anonymous', 'user'] as const)('cannot be written by %s', async (who) => {
    const { id } = await create([dpa]);
    expect((await send(id, [], { by: accounts[who] })).status).toBeGreaterThanOrEqual(401);
    expect((await local.findByID({ collection: 'tools', id })).buyerFacts).toHaveLength(1);
  });
});

describe('the filters for facts', () => {
  test('know the same needs as the site', async () => {
    const rows = await query<{ need: string; fact: string; value: string }>({ text: 'select need, fact, value from search.needs', values: [] });
    const listed = Object.entries(NEEDS).flatMap(([need, { fact, values }]) => values.map((value) => ({ need, fact, value })));
    const sorted = (all: typeof rows) => all.map((row) => Object.values(row).join()).toSorted();
    expect(sorted(rows)).toEqual(sorted(listed));
  });

  test('find a tool by what is known of it, and not by what is unknown or denied', async () => {
    const known = await create([dpa, checked, { fact: 'sso', values: ['no'], basis: 'general' }], {
      languages: ['nl'],
      platforms: ['ios'],
      country: 'BE',
    });
    const unknown = await create([]);
    const idsWith = async (...keys: string[]) =>
      filterTools(query, { locale: 'nl', groups: Object.fromEntries(keys.map((key) => [key, [key]])), sort: 'newest', page: 1 });
    for (const keys of [['need:dpa'], ['need:eu-data'], ['need:dpa', 'need:eu-data'], ['language:nl', 'platform:ios', 'country:BE']]) {
      const ids = await idsWith(...keys);
      expect(ids, keys.join()).toContain(known.id);
      expect(ids, keys.join()).not.toContain(unknown.id);
    }
    expect(await idsWith('need:sso')).not.toContain(known.id);
    expect(await idsWith('need:dpa', 'need:sso')).not.toContain(known.id);
  });

  test('count each need among the tools that meet the others', async () => {
    await create([dpa, checked]);
    await create([dpa]);
    const groups = { 'need:dpa': ['need:dpa'] };
    const { total, facets } = await countFacets(query, { groups });
    const ids = await filterTools(query, {
      locale: 'en',
      groups: { ...groups, 'need:eu-data': ['need:eu-data'] },
      sort: 'newest',
      page: 1,
      size: 1000,
    });
    expect(facets['need:eu-data']).toBe(ids.length);
    expect(facets['need:dpa']).toBe(total);
    expect(total).toBeGreaterThan(ids.length);
  });

  test('forget a fact that is taken back', async () => {
    const { id } = await create([dpa]);
    await local.update({ collection: 'tools', id, data: { buyerFacts: [], _status: 'published' } });
    expect(await filterTools(query, { locale: 'en', groups: { need: ['need:dpa'] }, sort: 'newest', page: 1, size: 1000 })).not.toContain(id);
  });
});
