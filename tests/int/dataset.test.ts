import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildDataset } from '@/cms/dataset/build';
import { datasetFiles, newestDataset, openDatasetFile } from '@/cms/dataset/stored';
import { MEDIA_DIR } from '@/cms/files/media-dir';
import { stopping } from '@/cms/queues/stopping';
import { DATASET_LISTS, DATASET_ROWS, type DatasetList, datasetFields } from '@/domain/dataset';
import { describingFile } from '@/features/dataset/describe';
import { listChanges } from '@/features/tools/changes';
import { type Account, createAccount } from '../setup/accounts';
import { createSurroundings, type Surroundings, toolData } from '../setup/documents';
import { takeExpiredTags } from '../setup/expired-tags';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

vi.mock('next/cache.js', () => ({ unstable_cache: (read: unknown) => read }));

type Row = Record<string, unknown> & { id: number };

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let editor: Account;

const PRIVATE = 'private-marker';
const PRO = { name: 'Pro', kind: 'paid', price: 10, currency: 'EUR', unit: 'month', minSeats: 2, vat: 'excluded' };
const FACTS = [
  {
    fact: 'dataLocation',
    values: ['eu'],
    note: { en: 'Frankfurt' },
    basis: 'checked',
    checkedAt: '2026-10-02',
    sourceUrl: 'https://example.org/terms',
  },
  { fact: 'trainingBusiness', values: ['never'], basis: 'general' },
];
const MADE = { maker: 'Maker', acquiredBy: 'Buyer', country: 'NL' };
const FORMULA = '=HYPERLINK("https://evil.example")';

const create = async (fields: Record<string, unknown> = {}) =>
  (await local.create({ collection: 'tools', data: toolData(surroundings, fields), locale: 'en' })).id;
const publish = (id: number, body: Record<string, unknown>, query = '') =>
  rest('PATCH', `/tools/${id}?${query}`, { token: editor.token, body: { ...body, _status: 'published' } });

async function newest() {
  const dataset = await newestDataset(payload);
  if (!dataset) throw new Error('There is no dataset');
  return dataset;
}
async function bytesOf(name: string): Promise<string> {
  const stored = await openDatasetFile((await newest()).folder, name);
  return gunzipSync(stored ? await buffer(stored.body) : '').toString();
}
const linesOf = async (list: DatasetList) => (await bytesOf(`${list}.ndjson`)).split('\n').slice(0, -1);
const rowsOf = async (list: DatasetList): Promise<Row[]> => (await linesOf(list)).map((line) => JSON.parse(line));
const rowOf = async (id: number) => (await rowsOf('tools')).find((row) => row.id === id);
async function storedNames(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of datasetFiles.list()) names.push(name);
  return names.toSorted();
}
const build = () => buildDataset(payload);

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  editor = await createAccount(local, 'editor');
  surroundings = await createSurroundings(local);
});

describe('the dataset', () => {
  test('holds what the read API shows of a tool', async () => {
    const id = await create({ plans: [PRO, { name: 'Free', kind: 'free' }], buyerFacts: FACTS, ...MADE, platforms: ['web'] });
    await local.update({ collection: 'tools', id, data: { tagline: 'Doet iets', _status: 'published' }, locale: 'nl' });
    await build();
    const { body: shown } = await rest('GET', `/tools/${id}?locale=en`, {});
    const { body: dutch } = await rest('GET', `/tools/${id}?locale=nl`, {});
    const { code } = await local.findByID({ collection: 'categories', id: surroundings.category });
    expect(await rowOf(id)).toMatchObject({
      slug: shown.slug,
      name: shown.name,
      tagline_en: shown.tagline,
      tagline_nl: dutch.tagline,
      url: shown.url,
      maker: 'Maker',
      acquired_by: 'Buyer',
      country: 'NL',
      platforms: ['web'],
      categories: [code],
      plans: [
        { name_en: 'Pro', name_nl: null, kind: 'paid', price: 10, currency: 'EUR', unit: 'month', min_seats: 2, vat: 'excluded' },
        { name_en: 'Free', name_nl: null, kind: 'free' },
      ],
      buyer_facts: [
        { fact: 'dataLocation', values: ['eu'], basis: 'checked', checked_at: '2026-10-02', source_url: 'https://example.org/terms' },
        { fact: 'trainingBusiness', values: ['never'], basis: 'general' },
      ],
    });
  });

  test('holds nothing that visitors may not read', async () => {
    const secret = (what: string) => `${PRIVATE}-${what}`;
    const submitter = { email: `${PRIVATE}@example.org`, language: 'nl' };
    await create({
      submitter,
      affiliateUrl: `https://example.org/${secret('affiliate')}`,
      affiliateParty: secret('party'),
      moderationNote: secret('note'),
    });
    await create({ name: secret('draft'), _status: 'draft' });
    // Its page says that it was discontinued, so its name is public.
    const inactive = await create({ active: false });
    const { id: trashed } = await local.create({ collection: 'tools', data: toolData(surroundings, { name: secret('trashed') }) });
    await local.update({ collection: 'tools', id: trashed, data: { deletedAt: new Date().toISOString() } });
    const published = await create({ maker: 'Public maker', plans: [PRO] });
    await publish(published, { maker: secret('correction') });
    await publish(published, { maker: 'Public maker' });
    await rest('PATCH', `/tools/${published}?draft=true`, { token: editor.token, body: { name: secret('newer-draft'), _status: 'draft' } });
    const hidden = await local.create({ collection: 'categories', data: { name: secret('category'), code: secret('code'), _status: 'draft' } });
    await create({ categories: [surroundings.category, hidden.id] });
    await build();
    for (const { name } of (await newest()).files) {
      const text = await bytesOf(name);
      expect(text.match(/.{0,60}private-marker.{30}/g), name).toBeNull();
    }
    expect(await rowOf(inactive)).toBeUndefined();
  });

  test('tells the changes that the site tells, with values, day and source', async () => {
    const id = await create({ plans: [PRO] });
    const [pro] = (await local.findByID({ collection: 'tools', id })).plans as object[];
    await publish(id, { plans: [{ ...pro, price: 12 }] }, 'change=maker&changedOn=2026-11-02&changeSource=https://example.org/pricing');
    const note = { en: 'Its maker was bought.', nl: 'De maker is overgenomen.' };
    await rest('POST', '/tool-events', { token: editor.token, body: { tool: id, kind: 'maker', changedOn: '2024-05-06', note } });
    await build();
    const rows = await rowsOf('changes');
    const told = await listChanges();
    expect(rows.map((row) => row.id)).toEqual(told.map((change) => change.id).toSorted((one, other) => one - other));
    expect(rows.slice(-2)).toMatchObject([
      { kind: 'priceUp', day: '2026-11-02', before: { price: 10 }, after: { price: 12 }, source: 'https://example.org/pricing', note_en: null },
      { kind: 'maker', day: '2024-05-06', before: null, after: null, note_en: note.en, note_nl: note.nl },
    ]);
  });

  test('has lines that fit their schema, with fields in its order', async () => {
    const id = await create({ plans: [PRO] });
    await publish(id, { acquiredBy: 'Buyer', plans: [PRO, { ...PRO, name: 'Team', price: 20, maxSeats: 10 }] }, 'change=maker');
    await build();
    for (const list of DATASET_LISTS) {
      const rows = await rowsOf(list);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        expect(DATASET_ROWS[list].safeParse(row).error, JSON.stringify(row)).toBeUndefined();
        expect(Object.keys(row)).toEqual(datasetFields(list));
      }
      expect(describingFile(`${list}.schema.json`, null)).toMatchObject({
        type: 'object',
        required: datasetFields(list),
        additionalProperties: false,
      });
    }
  });

  test('says the same in its tables, in cells that no spreadsheet runs', async () => {
    const id = await create({ maker: FORMULA, formerNames: 'Old;@SUM(A1)', plans: [{ ...PRO, name: '=1+1' }] });
    const odd = await create({ maker: 'Two\u2028lines' });
    await build();
    const table: Record<string, string>[] = parse(await bytesOf('tools.csv'), { bom: true, columns: true });
    const rows = await rowsOf('tools');
    expect(table.map((row) => Number(row.id))).toEqual(rows.map((row) => row.id));
    expect(Object.keys(table[0] ?? {})).toEqual(datasetFields('tools'));
    const cells = table.find((row) => row.id === String(id));
    expect(cells).toMatchObject({ maker: `'${FORMULA}`, former_names: "Old;'@SUM(A1)" });
    expect(JSON.parse(cells?.plans ?? '')).toMatchObject([{ name_en: '=1+1' }]);
    for (const row of table) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect((await linesOf('tools')).join('\n')).not.toContain('\u2028');
    expect((await rowOf(odd))?.maker).toBe('Two\u2028lines');
  });
});

describe('a build', () => {
  test('of unchanged content is the same to the byte, and stores nothing', async () => {
    await build();
    const before = await newest();
    const names = await storedNames();
    await takeExpiredTags(payload);
    await build();
    expect(await newest()).toEqual(before);
    expect(await storedNames()).toEqual(names);
    expect(await takeExpiredTags(payload)).toEqual([]);
  });

  test('after changes differs in their rows only, says which, and expires the page', async () => {
    const [changed, removed] = [await create(), await create()];
    await build();
    const [before, lines] = [await newest(), await linesOf('tools')];
    await local.update({ collection: 'tools', id: changed, data: { launched: 2024 } });
    await local.delete({ collection: 'tools', id: removed });
    const added = await create();
    await takeExpiredTags(payload);
    await build();
    const after = await linesOf('tools');
    expect(after.filter((line) => !lines.includes(line)).map((line) => JSON.parse(line).id)).toEqual([changed, added]);
    expect(lines.filter((line) => !after.includes(line)).map((line) => JSON.parse(line).id)).toEqual([changed, removed]);
    const { since } = await newest();
    expect(since).toMatchObject({ builtAt: before.builtAt, lists: { tools: { added: [added], changed: [changed], removed: [removed] } } });
    expect(await takeExpiredTags(payload)).toEqual(['dataset']);
  });

  test('leaves the files of the build before it, and none of older ones', async () => {
    const folders: string[] = [];
    for (const _ of [1, 2, 3]) {
      await create();
      await build();
      folders.push((await newest()).folder);
    }
    const stored = new Set((await storedNames()).map((name) => name.split('/')[0]));
    expect(folders.map((folder) => stored.has(folder))).toEqual([false, true, true]);
  });

  test('clears up after one that died more than a day ago, and leaves one under way alone', async () => {
    for (const folder of ['died', 'working']) await datasetFiles.save(`${folder}/tools.ndjson.gz`, Readable.from('x'));
    const yesterday = new Date(Date.now() - 2 * 86_400_000);
    await utimes(path.join(MEDIA_DIR, '.dataset/died/tools.ndjson.gz'), yesterday, yesterday);
    await create();
    await build();
    const names = await storedNames();
    expect(['died', 'working'].map((folder) => names.includes(`${folder}/tools.ndjson.gz`))).toEqual([false, true]);
  });

  test('replaces files that were lost', async () => {
    await build();
    const before = await newest();
    await datasetFiles.remove(`${before.folder}/tools.csv.gz`);
    await build();
    expect(await newest()).toMatchObject({ files: before.files, since: null });
    expect(await bytesOf('tools.csv')).toContain('slug');
  });

  test('runs as a job', async () => {
    await create();
    const { builtAt } = await newest();
    await payload.jobs.queue({ task: 'build-dataset', queue: 'dataset', input: {} });
    await payload.jobs.run({ queue: 'dataset' });
    expect((await newest()).builtAt > builtAt).toBe(true);
  });

  test('that has to stop leaves nothing behind', async () => {
    await build();
    const [before, names] = [await newest(), await storedNames()];
    await create();
    const { signal } = stopping;
    Object.defineProperty(stopping, 'signal', { value: AbortSignal.abort(), configurable: true });
    expect(await build()).toBe(false);
    Object.defineProperty(stopping, 'signal', { value: signal, configurable: true });
    expect(await newest()).toEqual(before);
    expect(await storedNames()).toEqual(names);
  });

  test('is described for programs', async () => {
    const dataset = await newest();
    const manifest = describingFile('manifest.json', dataset) as { files: Record<string, unknown>[] };
    expect(manifest).toMatchObject({ license: 'CC-BY-4.0', builtAt: dataset.builtAt });
    expect(manifest).not.toHaveProperty('folder');
    expect(manifest.files.map(({ url }) => url)).toEqual(
      ['tools.ndjson', 'tools.csv', 'changes.ndjson', 'changes.csv'].map((name) => `http://localhost:3000/data/${name}`),
    );
    expect(describingFile(unique('none'), dataset)).toBeNull();
    for (const { name, rows, sha256 } of dataset.files) {
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      if (name.endsWith('.ndjson')) expect(rows).toBe((await bytesOf(name)).split('\n').length - 1);
    }
  });
});
