import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { unsubscribe, unsubscribeToken } from '@/cms/newsletter/subscribe';
import { stopping } from '@/cms/queues/stopping';
import { deleteFile, forgetTransferFiles, lendFile } from '@/cms/transfers/files';
import { workOn } from '@/cms/transfers/work-on';
import { DAY_MS } from '@/domain/durations';
import { TRANSFER_RETENTION_DAYS, type TransferCollection, type TransferFormat } from '@/domain/transfers';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { type Account, createAccounts } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { createSurroundings, richText, type Surroundings } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

type Role = 'anonymous' | 'user' | 'editor' | 'admin';
type Entry = Record<string, unknown>;

let payload: Payload;
let local: LocalApi;
let accounts: Record<Role, Account>;
let surroundings: Surroundings;
let category: string;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
  surroundings = await createSurroundings(local);
  category = String((await local.findByID({ collection: 'categories', id: surroundings.category })).code);
});
afterAll(async () => {
  const { rows } = await payload.db.pool.query('select stored_file from transfers where stored_file is not null');
  for (const { stored_file } of rows) await deleteFile(stored_file);
  await payload.db.pool.query("delete from payload_jobs where task_slug = 'run-transfer'");
});

const token = (role: Role) => accounts[role].token;

async function rowOf(id: number) {
  const { rows } = await payload.db.pool.query(
    'select state, total::int, done::int, created::int, updated::int, unchanged::int, wrong::int, report, options from transfers where id = $1',
    [id],
  );
  return rows[0];
}

async function exported(entity: TransferCollection, format: TransferFormat, role: Role = 'admin'): Promise<string> {
  const { body, status } = await rest('POST', '/transfers/export', { token: token(role), body: { entity, format } });
  expect(status).toBe(202);
  await workOn(payload, body.id);
  const answer = await rest('GET', `/transfers/${body.id}/file`, { token: token(role) });
  expect(answer.status).toBe(200);
  // Response.text() strips the byte order mark.
  return answer.text;
}

async function sent(
  entity: TransferCollection,
  format: TransferFormat,
  content: string | Uint8Array,
  role: Role = 'admin',
  language: 'en' | 'nl' = 'en',
) {
  return rest('POST', `/transfers/import?entity=${entity}&format=${format}&name=file.${format}`, {
    token: token(role),
    body: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content),
    headers: { 'Content-Type': 'application/octet-stream' },
    language,
  });
}

/** Uploads and checks a file. */
async function checked(
  entity: TransferCollection,
  format: TransferFormat,
  content: string | Uint8Array,
  role: Role = 'admin',
  language: 'en' | 'nl' = 'en',
) {
  const { body, status } = await sent(entity, format, content, role, language);
  expect(status).toBe(202);
  await workOn(payload, body.id);
  return { id: body.id as number, ...(await rowOf(body.id)) };
}

/** Uploads, checks and imports a file. */
async function imported(entity: TransferCollection, format: TransferFormat, content: string, role: Role = 'admin', onlyGood = false) {
  const { id } = await checked(entity, format, content, role);
  const { status } = await rest('POST', `/transfers/${id}/start`, { token: token(role), body: { onlyGood } });
  expect(status).toBe(202);
  await workOn(payload, id);
  return { id, ...(await rowOf(id)) };
}

const json = (entries: Entry[]) => JSON.stringify(entries);
const newest = async (collection: string, field: string, key: string) =>
  (await local.find({ collection, where: { [field]: { equals: key } }, draft: true, locale: 'all' })).docs[0] as Entry & { id: number };
const publicOne = async (collection: string, field: string, key: string) =>
  (await local.find({ collection, where: { [field]: { equals: key } }, overrideAccess: false, locale: 'all' })).docs[0] ?? null;

const HISTORY = {
  kind: 'priceUp',
  changed_on: '2024-05-01',
  note_en: 'Pro went up.',
  note_nl: 'Pro werd duurder.',
  source_url: 'https://example.org/news',
};

const toolEntry = (changes: Entry = {}): Entry => {
  const slug = unique('tool').toLowerCase();
  return {
    slug,
    status: 'published',
    name: `The ${slug}`.slice(0, 80),
    tagline_en: 'Does things',
    tagline_nl: 'Doet dingen',
    description_en: '## Heading\n\nText with **bold** and a [link](https://example.org).\n\n- one\n- two',
    description_nl: 'Tekst',
    features_en: ['Fast', 'Safe'],
    features_nl: ['Snel', 'Veilig'],
    url: 'https://example.org',
    price_model: 'paid',
    plans: [
      {
        name_en: 'Pro',
        name_nl: 'Pro NL',
        kind: 'paid',
        price: 9.5,
        currency: 'EUR',
        unit: 'month',
        limits_en: '100 a day',
        limits_nl: '100 per dag',
      },
      { name_en: 'Big', name_nl: null, kind: 'contact' },
    ],
    prices_as_of: '2026-05',
    prices_basis: 'checked',
    prices_url: 'https://example.org/pricing',
    categories: [category],
    audiences: ['developers'],
    platforms: ['web', 'ios'],
    languages: ['en', 'nl'],
    launched: 2023,
    country: 'NL',
    buyer_facts: [
      {
        fact: 'dataLocation',
        values: ['eu', 'us'],
        note_en: 'Both',
        note_nl: 'Allebei',
        basis: 'checked',
        checked_at: '2026-11-20',
        source_url: 'https://example.org/eu',
      },
      { fact: 'dpa', values: ['yes'], basis: 'general' },
    ],
    editorial_rating: 4.5,
    editorial_ratings_results: 4,
    editorial_strengths_en: ['Sure', 'Calm', 'Cheap'],
    editorial_strengths_nl: ['Zeker', 'Rustig', 'Goedkoop'],
    editorial_weaknesses_en: ['Slow'],
    editorial_weaknesses_nl: ['Traag'],
    best_for_en: 'Patient people',
    best_for_nl: 'Geduldige mensen',
    not_for_en: 'Anyone in a hurry',
    not_for_nl: 'Wie haast heeft',
    editors_tested: true,
    verified: true,
    history: [HISTORY],
    seo_title_en: '=SEO()',
    ...changes,
  };
};

describe('export and import', () => {
  test('creates a tool with texts in both languages, lists, plans and state', async () => {
    const entry = toolEntry();
    expect(await imported('tools', 'json', json([entry]), 'editor')).toMatchObject({ state: 'done', created: 1, wrong: 0, report: [] });
    const tool = await publicOne('tools', 'slug', String(entry.slug));
    expect(tool).toMatchObject({
      tagline: { en: 'Does things', nl: 'Doet dingen' },
      features: [{ text: { en: 'Fast', nl: 'Snel' } }, { text: { en: 'Safe', nl: 'Veilig' } }],
      plans: [
        {
          name: { en: 'Pro', nl: 'Pro NL' },
          kind: 'paid',
          price: 9.5,
          currency: 'EUR',
          unit: 'month',
          limits: { en: '100 a day', nl: '100 per dag' },
        },
        { name: { en: 'Big' }, kind: 'contact' },
      ],
      pricesBasis: 'checked',
      pricesUrl: 'https://example.org/pricing',
      categories: [surroundings.category],
      audiences: ['developers'],
      platforms: ['web', 'ios'],
      languages: ['en', 'nl'],
      launched: 2023,
      country: 'NL',
      buyerFacts: [
        {
          fact: 'dataLocation',
          values: ['eu', 'us'],
          note: { en: 'Both', nl: 'Allebei' },
          basis: 'checked',
          checkedAt: '2026-11-20T00:00:00.000Z',
          sourceUrl: 'https://example.org/eu',
        },
        { fact: 'dpa', values: ['yes'], basis: 'general' },
      ],
      editorialRating: 4.5,
      editorialRatings: { results: 4 },
      editorialStrengths: [{ text: { en: 'Sure', nl: 'Zeker' } }, { text: { en: 'Calm', nl: 'Rustig' } }, { text: { en: 'Cheap', nl: 'Goedkoop' } }],
      editorialWeaknesses: [{ text: { en: 'Slow', nl: 'Traag' } }],
      bestFor: { en: 'Patient people', nl: 'Geduldige mensen' },
      notFor: { en: 'Anyone in a hurry', nl: 'Wie haast heeft' },
      editorsTested: true,
      verified: true,
      active: true,
      meta: { title: { en: '=SEO()' } },
      _status: 'published',
    });
    expect(JSON.stringify(tool?.description)).toContain('"tag":"h2"');
  });

  test.each(['tools', 'categories', 'dictionary-terms', 'courses', 'subscribers'] as const)(
    're-importing an export of %s changes nothing',
    async (entity) => {
      if (entity === 'tools') await imported('tools', 'json', json([toolEntry(), toolEntry({ name: '=HYPERLINK("x")', maker: "'+quoted" })]));
      const term = unique('term');
      if (entity === 'dictionary-terms') {
        await local.create({
          collection: entity,
          data: { name: term, definition: '-1 is a number', explanation: richText('* not a list_ [x] # - \\'), relatedTools: [surroundings.tool] },
        });
      }
      if (entity === 'courses')
        await local.create({
          collection: entity,
          data: { name: term, provider: 'A', url: 'https://a.example', summary: 'S', hours: 2.5, _status: 'published' },
        });
      for (const format of ['csv', 'json'] as const) {
        const content = await exported(entity, format);
        const { state, total, unchanged, report } = await checked(entity, format, content);
        expect({ state, report }).toEqual({ state: 'checked', report: [] });
        expect(total).toBeGreaterThan(0);
        expect(unchanged).toBe(total);
      }
    },
  );

  test('changes only an edited cell, and nothing on the second import', async () => {
    const entry = toolEntry();
    await imported('tools', 'json', json([entry]));
    const before = await newest('tools', 'slug', String(entry.slug));
    const change = json([{ slug: entry.slug, tagline_nl: 'Doet andere dingen', features_nl: ['Snel', 'Heel veilig'] }]);
    expect(await imported('tools', 'json', change, 'editor')).toMatchObject({ state: 'done', updated: 1 });
    const after = await newest('tools', 'slug', String(entry.slug));
    expect(after).toMatchObject({
      ...before,
      updatedAt: expect.anything(),
      updatedBy: expect.anything(),
      tagline: { en: 'Does things', nl: 'Doet andere dingen' },
      features: [{ text: { en: 'Fast', nl: 'Snel' } }, { text: { en: 'Safe', nl: 'Heel veilig' } }],
    });
    expect(await checked('tools', 'json', change)).toMatchObject({ unchanged: 1, updated: 0 });
    expect((await newest('tools', 'slug', String(entry.slug))).updatedAt).toBe(after.updatedAt);
  });

  test('empties a field for an empty cell and ignores a missing column', async () => {
    const entry = toolEntry({ maker: 'Maker', feature_video: 'https://video.example/1' });
    await imported('tools', 'json', json([entry]));
    await imported('tools', 'csv', `slug,maker,audiences\n${entry.slug},,\n`);
    expect(await newest('tools', 'slug', String(entry.slug))).toMatchObject({ maker: null, audiences: [], featureVideo: 'https://video.example/1' });
  });

  test('applies the status column; without it new entries are drafts and others unchanged', async () => {
    const code = unique('cat').toLowerCase();
    await imported('categories', 'csv', `code,name_en\n${code},Name\n`);
    expect(await publicOne('categories', 'code', code)).toBeNull();
    await imported('categories', 'csv', `code,status,name_nl\n${code},published,Naam\n`);
    expect(await publicOne('categories', 'code', code)).toMatchObject({ name: { en: 'Name', nl: 'Naam' } });
    await imported('categories', 'csv', `code,name_short_en\n${code},Short\n`);
    expect(await publicOne('categories', 'code', code)).toMatchObject({ nameShort: { en: 'Short' } });
    await imported('categories', 'csv', `code,status\n${code},draft\n`);
    expect(await publicOne('categories', 'code', code)).toBeNull();
  });

  test('changes the draft of a public entry, whose public version stays', async () => {
    const entry = toolEntry();
    await imported('tools', 'json', json([entry]));
    const { id } = await newest('tools', 'slug', String(entry.slug));
    await local.update({ collection: 'tools', id, data: { maker: 'Draft', _status: 'draft' }, draft: true });
    await imported('tools', 'json', json([{ slug: entry.slug, status: 'draft', maker: 'Import' }]));
    expect(await newest('tools', 'slug', String(entry.slug))).toMatchObject({ maker: 'Import', _status: 'draft' });
    expect((await publicOne('tools', 'slug', String(entry.slug)))?.maker).toBeFalsy();
  });

  test('links entries of one file in any order', async () => {
    const [one, two] = [toolEntry(), toolEntry()];
    Object.assign(one, { alternatives: [two.slug] });
    Object.assign(two, { alternatives: [one.slug] });
    expect(await imported('tools', 'json', json([one, two]))).toMatchObject({ state: 'done', created: 2, wrong: 0, report: [] });
    const [first, second] = [await newest('tools', 'slug', String(one.slug)), await newest('tools', 'slug', String(two.slug))];
    expect([first.alternatives, second.alternatives]).toEqual([[second.id], [first.id]]);
  });

  test('keeps what a tool was called, who bought it and what follows it, also one of the same file', async () => {
    const [old, heir] = [toolEntry(), toolEntry()];
    Object.assign(old, { active: false, former_names: 'Older, Oldest', acquired_by: 'Buyer', successor: [heir.slug] });
    expect(await imported('tools', 'json', json([old, heir]))).toMatchObject({ state: 'done', created: 2, wrong: 0, report: [] });
    const { id } = await newest('tools', 'slug', String(heir.slug));
    const stored = { formerNames: 'Older, Oldest', acquiredBy: 'Buyer' };
    expect(await newest('tools', 'slug', String(old.slug))).toMatchObject({ ...stored, successor: id });
    const { wrong } = await checked('tools', 'json', json([{ slug: old.slug, successor: [heir.slug, 'another'] }]));
    expect(wrong).toBe(1);
    await imported('tools', 'json', json([{ slug: old.slug, successor: [] }]));
    expect(await newest('tools', 'slug', String(old.slug))).toMatchObject({ ...stored, successor: null });
  });

  test('adds what changed before the directory once, and keeps what a file doesn’t have', async () => {
    const entry = toolEntry();
    expect(await imported('tools', 'json', json([entry]), 'editor')).toMatchObject({ created: 1, report: [] });
    const { id, updatedAt } = await newest('tools', 'slug', String(entry.slug));
    const older = { ...HISTORY, kind: 'renamed', changed_on: '2021-02-03', note_en: 'Was called Old.', note_nl: 'Heette Oud.' };
    const more = json([{ slug: entry.slug, history: [older, older, HISTORY] }]);
    expect(await imported('tools', 'json', more, 'editor')).toMatchObject({ updated: 1, report: [] });
    for (const repeated of [more, json([{ slug: entry.slug, history: [] }])])
      expect(await checked('tools', 'json', repeated)).toMatchObject({ unchanged: 1 });
    const known = JSON.parse(await exported('tools', 'json')).find(({ slug }: Entry) => slug === entry.slug);
    expect(known.history).toEqual([older, HISTORY]);
    const where = { tool: { equals: id }, origin: { equals: 'history' } };
    const { docs } = await local.find({ collection: 'tool-events', where, sort: 'changedOn' });
    expect(docs).toMatchObject([
      { kind: 'renamed', isCorrection: false, note: { en: 'Was called Old.', nl: 'Heette Oud.' } },
      { kind: 'priceUp', name: entry.name, source: HISTORY.source_url, changedOn: '2024-05-01T00:00:00.000Z' },
    ]);
    expect((await newest('tools', 'slug', String(entry.slug))).updatedAt).toBe(updatedAt);
  });

  test('reports a link to an entry of the same file that could not be saved', async () => {
    const [good, bad] = [toolEntry(), toolEntry({ url: 'no address' })];
    const file = json([{ ...good, alternatives: [bad.slug] }, bad]);
    const { report, ...counts } = await imported('tools', 'json', file, 'admin', true);
    expect(counts).toMatchObject({ state: 'done', created: 1, wrong: 1 });
    expect(report).toContainEqual(expect.objectContaining({ row: 1, column: 'alternatives', message: expect.stringContaining(String(bad.slug)) }));
  });

  test('neutralises formulas in tables and restores them on import', async () => {
    const entry = toolEntry({ name: '=cmd|calc', maker: '@SUM(A1)', tagline_en: "'=quoted" });
    await imported('tools', 'json', json([entry]));
    const content = await exported('tools', 'csv');
    const rows = parse(content, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.find(({ slug }) => slug === entry.slug)).toMatchObject({
      name: "'=cmd|calc",
      maker: "'@SUM(A1)",
      tagline_en: "''=quoted",
      seo_title_en: "'=SEO()",
    });
    for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  test('neutralises formulas after other separators and restores them on import', async () => {
    const entry = toolEntry({
      maker: 'A;=1+1;B',
      plans: [{ name_en: 'P;@SUM(A1);', name_nl: null, kind: 'contact' }],
      editorial_review_en: 'Text\n=WEBSERVICE(A1)\n\nMore',
    });
    await imported('tools', 'json', json([entry]));
    const content = await exported('tools', 'csv');
    const line = content.slice(content.indexOf(String(entry.slug)));
    const cells = line.slice(0, line.indexOf('\r\n')).split(/[;\n]/);
    expect(cells.length).toBeGreaterThan(5);
    expect(cells.filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
    expect((await checked('tools', 'csv', content)).updated).toBe(0);
  });

  test('reads a table with semicolons, Dutch numbers and a byte order mark', async () => {
    const entry = toolEntry();
    await imported('tools', 'json', json([entry]));
    const content = `\uFEFFslug;editorial_rating;active;prices_as_of\r\n${entry.slug};3,5;ONWAAR;15-06-2026\r\n;;;\r\n`;
    expect(await imported('tools', 'csv', content)).toMatchObject({ state: 'done', total: 1, updated: 1 });
    expect(await newest('tools', 'slug', String(entry.slug))).toMatchObject({
      editorialRating: 3.5,
      active: false,
      pricesAsOf: '2026-06-15T12:00:00.000Z',
    });
  });
});

describe('import errors', () => {
  test("are reported by row and column in the user's language, without saving", async () => {
    const good = unique('good').toLowerCase();
    const double = unique('double').toLowerCase();
    const content = [
      'code,name_en,name_nl,icon,status',
      `${good},Good,Goed,,`,
      `Not A Slug,${'x'.repeat(61)},,no-icon,maybe`,
      `${double},One,,,`,
      `${double},Two,,,`,
      `${unique('empty').toLowerCase()},,,,`,
      'too,few',
    ].join('\n');
    const { id, state, created, wrong, report } = await checked('categories', 'csv', content, 'editor', 'nl');
    expect({ state, created, wrong }).toEqual({ state: 'refused', created: 1, wrong: 5 });
    expect(report.map(({ row, column }: Entry) => `${row} ${column}`)).toEqual([
      '3 code',
      '3 status',
      '3 name_en',
      '3 icon',
      '4 code',
      '5 code',
      '6 name_en',
      '7 ',
    ]);
    expect(report[0]).toMatchObject({ message: 'Gebruik kleine letters, cijfers en streepjes', excerpt: 'Not A Slug' });
    expect(report[4].message).toBe('Dezelfde sleutel staat ook in rij 5');
    expect(await newest('categories', 'code', good)).toBeUndefined();

    expect((await rest('POST', `/transfers/${id}/start`, { token: token('editor'), body: {} })).status).toBe(409);
    expect((await rest('POST', `/transfers/${id}/start`, { token: token('editor'), body: { onlyGood: true } })).status).toBe(202);
    await workOn(payload, id);
    expect(await rowOf(id)).toMatchObject({ state: 'done', created: 1, wrong: 5 });
    expect(await newest('categories', 'code', good)).toMatchObject({ _status: 'draft' });

    const file = await rest('GET', `/transfers/${id}/report?format=csv`, { token: token('editor'), language: 'nl' });
    expect(file.text.split('\r\n')[0]?.replace('\uFEFF', '')).toBe('rij,kolom,melding,waarde');
  });

  test.each([
    ['an unknown relation', { categories: ['no-such-category'] }, 'categories'],
    ['no category', { categories: [] }, 'categories'],
    ['a wrong address', { url: 'javascript:alert(1)' }, 'url'],
    ['a link that runs', { description_en: '[x](javascript:alert)' }, 'description_en'],
    ['a number out of range', { editorial_rating: 6 }, 'editorial_rating'],
    ['a number that is none', { editorial_rating: '1.000,5' }, 'editorial_rating'],
    ['other numbers of lines', { features_nl: ['Snel'] }, 'features_nl'],
    ['a plan without price', { plans: [{ name_en: 'Pro', kind: 'paid' }] }, 'plans'],
    ['a value of another fact', { buyer_facts: [{ fact: 'dpa', values: ['eu'], basis: 'general' }] }, 'buyer_facts'],
    ['a fact twice', { buyer_facts: ['yes', 'no'].map((value) => ({ fact: 'dpa', values: [value], basis: 'general' })) }, 'buyer_facts'],
    ['a checked fact without source', { buyer_facts: [{ fact: 'dpa', values: ['yes'], basis: 'checked', checked_at: '2026-11-20' }] }, 'buyer_facts'],
    ['a change of the future', { history: [{ ...HISTORY, changed_on: '2999-01-01' }] }, 'history'],
    ['a change told in one language', { history: [{ ...HISTORY, note_nl: '' }] }, 'history'],
    ['a change of what isn’t told', { history: [{ ...HISTORY, kind: 'unlisted' }] }, 'history'],
    ['a month that is none', { prices_as_of: '2026-13' }, 'prices_as_of'],
    ['a NUL byte', { maker: 'a\0b' }, 'maker'],
    ['half a character', { maker: 'a\ud800' }, 'maker'],
    ['a huge text', { description_en: 'x'.repeat(100_001) }, 'description_en'],
    ['no English text', { tagline_en: null }, 'tagline_en'],
    ['Dutch texts without the one that is needed', { tagline_nl: null }, 'tagline_nl'],
    ['a wrong kind of value', { name: 5 }, 'name'],
    ['an unknown column', { colour: 'red' }, 'colour'],
  ])('report %s in its column', async (_what, changes, column) => {
    const { state, wrong, report } = await checked('tools', 'json', json([toolEntry(changes)]));
    expect({ state, wrong, columns: report.map((line: Entry) => line.column) }).toEqual({ state: 'refused', wrong: 1, columns: [column] });
  });

  test.each([
    ['a list in a list in a list …', 'json', `[{"slug":"a","name":${'['.repeat(50_000)}${']'.repeat(50_000)}}]`],
    ['objects that are no text', 'json', '[{"slug":"a","editorial_rating":{"toString":null},"verified":{"toString":null}}]'],
    ['a separator that cannot be one', 'csv', 'sep="\nslug"name\na"b\n'],
  ] as const)('report %s without stopping the import', async (_name, format, content) => {
    const { state, report } = await checked('tools', format, content);
    expect(state).toBe('refused');
    expect(report.length).toBeGreaterThan(0);
  });

  test('prevent creating a trashed entry a second time', async () => {
    const entry = toolEntry();
    await imported('tools', 'json', json([entry]));
    const { id } = await newest('tools', 'slug', String(entry.slug));
    await local.update({ collection: 'tools', id, data: { deletedAt: new Date().toISOString() } });
    expect(await checked('tools', 'json', json([entry]))).toMatchObject({ state: 'refused', report: [{ row: 1, column: 'slug' }] });
  });

  test.each([
    ['another encoding', 'csv', Buffer.from('code,name_en\ncaf\xe9,Caf\xe9\n', 'latin1'), 'not UTF-8'],
    ['UTF-16', 'csv', Buffer.from('\uFEFFcode,name_en\n', 'utf16le'), 'not UTF-8'],
    ['unknown columns', 'csv', 'code,nmae,name_en\na,b,c\n', 'nmae'],
    ['a column twice', 'csv', 'code,name_en,name_en\na,b,c\n', 'name_en'],
    ['no key column', 'csv', 'name_en\nA\n', 'code'],
    ['quotes that do not match', 'csv', 'code,name_en\na,"open\nb,c\n', 'quotation'],
    ['a huge cell', 'csv', `code,name_en\na,"${'x'.repeat(3_000_000)}"\n`, 'larger'],
    ['nothing but names', 'csv', 'code,name_en\n', 'nothing'],
    ['broken JSON', 'json', '[{"code": "a"}, {"code" }]', 'Entry 2'],
    ['JSON that stops', 'json', '[{"code": "a"}, {"code": "b', 'not complete'],
    ['JSON that is no list', 'json', '{"code": "a"}', 'list'],
    ['a huge member', 'json', `[{"code": "${'x'.repeat(3_000_000)}"}]`, 'larger'],
  ] as const)('reject a file with %s with a reason', async (_what, format, content, reason) => {
    const { id, state, report } = await checked('categories', format, content);
    expect(state).toBe('refused');
    expect(report[0].message).toContain(reason);
    expect((await rest('POST', `/transfers/${id}/start`, { token: token('admin'), body: { onlyGood: true } })).status).toBe(409);
  });

  test('reject a file that is too large', async () => {
    const answer = await rest('POST', '/transfers/import?entity=tools&format=csv&name=a.csv', {
      token: token('editor'),
      body: Buffer.from('slug\n'),
      headers: { 'Content-Type': 'text/csv', 'Content-Length': String(300 * 1024 * 1024) },
    });
    expect(answer.status).toBe(413);
  });

  test('reject a file changed after the check', async () => {
    const code = unique('changed').toLowerCase();
    const { id } = await checked('categories', 'csv', `code,name_en\n${code},Name\n`);
    const { rows } = await payload.db.pool.query('select stored_file from transfers where id = $1', [id]);
    await lendFile(rows[0].stored_file, (file) => writeFile(file, `code,name_en\n${code},Other\n`));
    await rest('POST', `/transfers/${id}/start`, { token: token('admin'), body: {} });
    await workOn(payload, id);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', created: 0 });
    expect(await newest('categories', 'code', code)).toBeUndefined();
  });
});

describe('subscribers', () => {
  const csv = (rows: string[]) => ['email,status,confirmed_at', ...rows].join('\n');

  test('are imported only with their consent date, and get no mail', async () => {
    const [pending, confirmed] = [`${unique('p')}@example.org`, `${unique('c')}@example.org`];
    const result = await imported(
      'subscribers',
      'csv',
      csv([`${pending},,`.replace(',,', ',pending,'), `${confirmed.toUpperCase()},confirmed,2026-01-31`]),
    );
    expect(result).toMatchObject({ state: 'done', created: 2 });
    expect(await newest('subscribers', 'email', pending)).toMatchObject({ status: 'pending', language: 'en' });
    expect(await newest('subscribers', 'email', confirmed)).toMatchObject({ status: 'confirmed', confirmedAt: '2026-01-31T00:00:00.000Z' });
    const { rows } = await payload.db.pool.query("select 1 from payload_jobs where input ->> 'to' = any($1)", [[pending, confirmed]]);
    expect(rows).toEqual([]);
    const without = await checked('subscribers', 'csv', csv([`${unique('n')}@example.org,confirmed,`]));
    expect(without).toMatchObject({ state: 'refused', report: [{ row: 2, column: 'status' }] });
  });

  test('stay unsubscribed unless they consented later', async () => {
    const email = `${unique('u')}@example.org`;
    await local.create({ collection: 'subscribers', data: { email, status: 'unsubscribed', unsubscribedAt: '2026-06-01T00:00:00.000Z' } });
    expect((await checked('subscribers', 'csv', csv([`${email},confirmed,2026-05-01`]))).state).toBe('refused');
    expect((await checked('subscribers', 'csv', csv([`${email},pending,`]))).state).toBe('refused');
    expect((await checked('subscribers', 'csv', csv([`${email},confirmed,2026-07-01`]))).state).toBe('checked');
  });
});

describe('a row whose entry was changed after it was judged', () => {
  /** Imports rows of one batch, all judged at once. `meanwhile` runs while the first one that updates an entry is written. */
  async function importedWhile(meanwhile: () => Promise<unknown>, entity: TransferCollection, entries: Entry[]) {
    const { id } = await checked(entity, 'json', json(entries), 'admin', 'nl');
    expect((await rest('POST', `/transfers/${id}/start`, { token: token('admin'), body: {} })).status).toBe(202);
    const update = vi.spyOn(payload, 'update');
    update.mockImplementationOnce((async (options: Parameters<Payload['update']>[0]) => {
      await meanwhile();
      return payload.update(options);
    }) as never);
    await workOn(payload, id);
    update.mockRestore();
    return rowOf(id);
  }

  const refusal = (row: number) => [{ row, column: '', message: VALIDATION_MESSAGES.moderationChanged.nl }];

  test.each([
    ['saved as a draft stays a draft', 'draft=true&autosave=true', { tagline: 'Unfinished', meta: { title: 'Old', description: 'By an editor' } }],
    ['taken offline stays offline', 'parts=en,nl,shared', { _status: 'draft' }],
  ])('is refused: what an editor has %s', async (_what, query, body) => {
    const [first, second] = [toolEntry({ seo_title_en: 'Old' }), toolEntry({ seo_title_en: 'Old' })];
    await imported('tools', 'json', json([first, second]));
    const slug = String(second.slug);
    const { id } = await newest('tools', 'slug', slug);
    const states = async () => [await publicOne('tools', 'slug', slug), await newest('tools', 'slug', slug)];
    let edited: unknown;
    const edit = async () => {
      expect((await rest('PATCH', `/tools/${id}?locale=en&${query}`, { token: token('editor'), body })).status).toBe(200);
      edited = await states();
    };
    const entries = [first, second].map((entry) => ({ slug: entry.slug, maker: 'Import', seo_title_en: 'New' }));
    expect(await importedWhile(edit, 'tools', entries)).toMatchObject({ state: 'done', updated: 1, wrong: 1, report: refusal(2) });
    expect(await publicOne('tools', 'slug', String(first.slug))).toMatchObject({ maker: 'Import' });
    expect(await states()).toEqual(edited);
  });

  test('is refused while its links are completed', async () => {
    const minimal = (alternatives: unknown[] = []): Entry => {
      const { slug, status, name, tagline_en, url, categories } = toolEntry();
      return { slug, status, name, tagline_en, url, categories, alternatives };
    };
    const last = minimal();
    const [first, second] = [minimal([last.slug]), minimal([last.slug])];
    const edit = async () => {
      const { id } = await newest('tools', 'slug', String(second.slug));
      const body = { tagline: 'Unfinished' };
      expect((await rest('PATCH', `/tools/${id}?locale=en&draft=true`, { token: token('editor'), body })).status).toBe(200);
    };
    const { report, ...counts } = await importedWhile(edit, 'tools', [first, second, last]);
    expect({ ...counts, report }).toMatchObject({ state: 'done', created: 3, report: refusal(2) });
    expect(await publicOne('tools', 'slug', String(second.slug))).toMatchObject({ tagline: { en: 'Does things' }, alternatives: [] });
  });

  test('is refused: who has unsubscribed stays unsubscribed', async () => {
    const add = () => local.create({ collection: 'subscribers', data: { email: `${unique('s')}@example.org`, status: 'pending' } });
    const [first, second] = [await add(), await add()];
    const leave = async () => {
      const { rows } = await payload.db.pool.query('select id, created_at as "createdAt" from subscribers where id = $1', [second.id]);
      expect(await unsubscribe(await requestBy(payload), await unsubscribeToken(rows[0]))).toBe(true);
    };
    const entries = [first, second].map(({ email }) => ({ email, status: 'confirmed', confirmed_at: '2026-01-31' }));
    expect(await importedWhile(leave, 'subscribers', entries)).toMatchObject({ updated: 1, wrong: 1, report: refusal(2) });
    expect(await newest('subscribers', 'email', String(second.email))).toMatchObject({ status: 'unsubscribed', confirmedAt: null });
  });
});

describe('permissions', () => {
  test.each(['anonymous', 'user'] as const)('%s may do nothing', async (role) => {
    const { id } = await checked('categories', 'csv', `code,name_en\n${unique('x').toLowerCase()},X\n`);
    const own = { token: token(role) };
    const answers = await Promise.all([
      rest('GET', '/transfers/list', own),
      rest('GET', '/transfers/template?entity=tools&format=csv', own),
      rest('POST', '/transfers/export', { ...own, body: { entity: 'tools', format: 'csv' } }),
      sent('tools', 'csv', 'slug\n', role),
      rest('POST', `/transfers/${id}/start`, { ...own, body: {} }),
      rest('POST', `/transfers/${id}/cancel`, { ...own, body: {} }),
      rest('GET', `/transfers/${id}/file`, own),
      rest('GET', `/transfers/${id}/report`, own),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(403));
  });

  test('editors cannot access subscribers', async () => {
    const { id } = await checked('subscribers', 'csv', `email\n${unique('x')}@example.org\n`);
    const own = { token: token('editor') };
    expect((await rest('POST', '/transfers/export', { ...own, body: { entity: 'subscribers', format: 'csv' } })).status).toBe(403);
    expect((await sent('subscribers', 'csv', 'email\n', 'editor')).status).toBe(403);
    expect((await rest('GET', '/transfers/template?entity=subscribers&format=csv', own)).status).toBe(403);
    expect((await rest('GET', `/transfers/${id}/report`, own)).status).toBe(404);
    expect((await rest('POST', `/transfers/${id}/start`, { ...own, body: {} })).status).toBe(404);
    const { body } = await rest('GET', '/transfers/list', own);
    expect(body.transfers.filter(({ entity }: Entry) => entity === 'subscribers')).toEqual([]);
    expect((await rest('GET', '/transfers/list', { token: token('admin') })).body.transfers.some((one: Entry) => one.id === id)).toBe(true);
  });

  test('an account that lost its role writes nothing more', async () => {
    const { editor } = await createAccounts(local);
    const code = unique('gone').toLowerCase();
    accounts.editor = { ...editor };
    const { id } = await checked('categories', 'csv', `code,name_en\n${code},Name\n`, 'editor');
    await rest('POST', `/transfers/${id}/start`, { token: editor.token, body: {} });
    await local.update({ collection: 'users', id: Number(editor.user?.id), data: { role: 'user' } });
    await workOn(payload, id);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', created: 0 });
    expect(await newest('categories', 'code', code)).toBeUndefined();
    accounts = await createAccounts(local);
  });

  test('files are served as downloads only and never cached', async () => {
    const { body } = await rest('POST', '/transfers/export', { token: token('editor'), body: { entity: 'categories', format: 'csv' } });
    await workOn(payload, body.id);
    const { headers } = await rest('GET', `/transfers/${body.id}/file`, { token: token('editor') });
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="categories-[\d-]+\.csv"$/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('exports contain no submissions', async () => {
    const [first] = JSON.parse(await exported('tools', 'json', 'editor'));
    expect(Object.keys(first).filter((name) => /submit|moderation|note|logo|cover|image/.test(name))).toEqual([]);
    expect(Object.keys(first)).toContain('affiliate_url');
  });
});

describe('stopping and resuming', () => {
  const many = (count: number) => Array.from({ length: count }, () => ({ code: unique('many').toLowerCase(), name_en: 'Name', name_nl: 'Naam' }));

  test('preserves the rows written before a cancellation', async () => {
    const { id } = await checked('categories', 'json', json(many(3)));
    expect((await rest('POST', `/transfers/${id}/cancel`, { token: token('editor'), body: {} })).status).toBe(200);
    expect((await rest('POST', `/transfers/${id}/start`, { token: token('editor'), body: {} })).status).toBe(409);
    await workOn(payload, id);
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled' });
  });

  test('cancels before the next row, with written rows counted', async () => {
    const entries = many(8);
    const { id } = await checked('categories', 'json', json(entries));
    await rest('POST', `/transfers/${id}/start`, { token: token('editor'), body: {} });
    const work = workOn(payload, id);
    for (;;) if ((await rowOf(id)).done >= 2) break;
    expect((await rest('POST', `/transfers/${id}/cancel`, { token: token('editor'), body: {} })).status).toBe(200);
    await work;
    const { state, created } = await rowOf(id);
    expect(state).toBe('cancelled');
    expect(created).toBeLessThan(8);
    const made = await local.count({ collection: 'categories', where: { code: { in: entries.map(({ code }) => code) } } });
    expect(made.totalDocs).toBe(created);
  });

  test('stops between two rows on shutdown and resumes there', async () => {
    const entries = many(6);
    const { id } = await checked('categories', 'json', json(entries));
    await rest('POST', `/transfers/${id}/start`, { token: token('editor'), body: {} });
    // As after a crash: three rows are written and counted.
    await imported('categories', 'json', json(entries.slice(0, 3)));
    await payload.db.pool.query("update transfers set state = 'running', done = 3, created = 3 where id = $1", [id]);
    const { signal } = stopping;
    Object.defineProperty(stopping, 'signal', { value: AbortSignal.abort(), configurable: true });
    expect(await workOn(payload, id)).toBe(false);
    Object.defineProperty(stopping, 'signal', { value: signal, configurable: true });
    expect(await rowOf(id)).toMatchObject({ state: 'running', done: 3 });
    expect(await workOn(payload, id)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ state: 'done', done: 6, created: 6, unchanged: 0 });
  });

  const newestLines = async (limit: number) => (await local.find({ collection: 'audit-events', sort: '-id', limit })).docs;

  test('writes one audit log entry per import, none per row', async () => {
    const [last] = await newestLines(1);
    await imported('categories', 'json', json(many(2).map((entry) => ({ ...entry, status: 'published' }))));
    const [line, before] = await newestLines(2);
    expect(line).toMatchObject({
      action: 'content_imported',
      subject: 'categories',
      detail: 'file.json: +2 ~0 =0 !0',
      actor: accounts.admin.user?.id,
    });
    expect(before?.id).toBe(last?.id);
  });

  test('logs the rows written by an aborted import', async () => {
    const isCancelled = { state: 'cancelled', startedBy: accounts.admin.user?.id };
    for (const change of [isCancelled, { state: 'running', startedBy: accounts.user.user?.id }]) {
      const { id } = await checked('categories', 'json', json(many(3)));
      await rest('POST', `/transfers/${id}/start`, { token: token('admin'), body: {} });
      await local.update({ collection: 'transfers', id, data: { ...change, done: 2, created: 2 } });
      await workOn(payload, id);
      expect((await newestLines(1))[0]).toMatchObject({ action: 'content_imported', detail: 'file.json: +2 ~0 =0 !0' });
      await local.delete({ collection: 'audit-events', where: { action: { equals: 'content_imported' } } });
    }
    const { id } = await checked('categories', 'json', json(many(3)));
    await rest('POST', `/transfers/${id}/cancel`, { token: token('admin'), body: {} });
    await workOn(payload, id);
    expect((await newestLines(1))[0]?.action).not.toBe('content_imported');
  });
});

test('old files are deleted, but not the log of erasures that containers have in the same folder', async () => {
  const folder = path.resolve('transfers');
  mkdirSync(folder, { recursive: true });
  const [old = '', fresh = '', log = ''] = [randomUUID(), randomUUID(), `${randomUUID()}.log`].map((name) => path.join(folder, name));
  for (const file of [old, fresh, log]) writeFileSync(file, 'x');
  const longAgo = new Date(Date.now() - (TRANSFER_RETENTION_DAYS + 1) * DAY_MS);
  for (const file of [old, log]) utimesSync(file, longAgo, longAgo);
  await forgetTransferFiles();
  expect([old, fresh, log].map((file) => existsSync(file))).toEqual([false, true, true]);
  for (const file of [fresh, log]) rmSync(file);
});
