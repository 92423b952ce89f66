import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { execute, inTransaction } from '@/cms/database/transaction';
import { readGlossary } from '@/cms/terminology/glossary';
import { assignTranslations } from '@/cms/translations/assign';
import { countCoverage } from '@/cms/translations/coverage';
import { rebuildTranslations } from '@/cms/translations/rebuild';
import type { TextEntry } from '@/cms/translations/text-states';
import type { TextPair, TranslationSheet, WorkQuery } from '@/cms/translations/types';
import { countOwnWork, listWork, type WorkItem } from '@/cms/translations/work-list';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { env } from '@/env';
import { type Account, type ActorRole, createAccount, createAccounts } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { createSurroundings, plainText, pngFile, richText, type Surroundings, toolData } from '../setup/documents';
import { type Actor, type LocalApi, type StoredDocument, startPayload, unique } from '../setup/payload';
import { type Answer, rest } from '../setup/rest';

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let accounts: Record<ActorRole, Account>;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  accounts = await createAccounts(local);
});

type Locale = 'en' | 'nl';

interface Row {
  total: number;
  missing: number;
  changed: number;
  machine: number;
  fields: Record<string, TextEntry>;
}

/** Stored translation state by language; null if none. */
async function stateOf(collection: string, id: number): Promise<Record<Locale, Row> | null> {
  const { rows } = await payload.db.pool.query(
    'select locale, total, missing, changed, machine, fields from workspace.translations where collection = $1 and document = $2',
    [collection, id],
  );
  return rows.length === 0 ? null : (Object.fromEntries(rows.map(({ locale, ...row }) => [locale, row])) as Record<Locale, Row>);
}

const counts = async (collection: string, id: number, locale: Locale) => {
  const row = (await stateOf(collection, id))?.[locale];
  return row ? { total: row.total, missing: row.missing, changed: row.changed, machine: row.machine } : null;
};

const asEditor = () => requestBy(payload, accounts.editor.user as Actor);
const newest = (collection: string, id: number) => local.findByID({ collection, id, draft: true, locale: 'all' });
const ask = (path: string, as: Account | null = accounts.editor, language: Locale = 'en') =>
  rest('GET', `/translations/${path}`, { token: as?.token ?? null, language });
const send = (path: string, body: Record<string, unknown>, as: Account | null = accounts.editor, language: Locale = 'en') =>
  rest('POST', `/translations/${path}`, { token: as?.token ?? null, language, body });

async function sheetOf(collection: string, id: number, as: Account = accounts.editor): Promise<TranslationSheet> {
  const { status, body } = await ask(`sheet?collection=${encodeURIComponent(collection)}&id=${id}`, as);
  expect(status).toBe(200);
  return body;
}

const pairAt = (sheet: TranslationSheet, path: string): TextPair => {
  const pair = sheet.pairs.find((candidate) => candidate.path === path);
  if (!pair) throw new Error(`No text at ${path}: ${sheet.pairs.map((one) => one.path).join(', ')}`);
  return pair;
};
const stateAt = async (collection: string, id: number, path: string) => pairAt(await sheetOf(collection, id), path).states;

async function save(collection: string, id: number, locale: Locale, texts: Record<string, unknown>, as: Account = accounts.editor): Promise<Answer> {
  const { seen } = await sheetOf(collection, id, as);
  return send('save', { collection, id, locale, seen, texts }, as);
}

const NL_MISSING: WorkQuery = { collection: null, locale: 'nl', filter: 'missing', field: null, age: null, assignee: null, page: 1 };

const createTerm = (locale: Locale = 'en', fields: Record<string, unknown> = {}) =>
  local.create({
    collection: 'dictionary-terms',
    locale,
    data: { name: unique('Term'), definition: 'A word.', explanation: richText('Long story.'), _status: 'published', ...fields },
  });

describe('translation state stored per document', () => {
  test.each([
    ['en', 'nl'],
    ['nl', 'en'],
  ] as const)('counts missing texts when written in %s, and none once %s exists', async (from, to) => {
    const { id } = await createTerm(from);
    expect(await counts('dictionary-terms', id, to)).toEqual({ total: 3, missing: 3, changed: 0, machine: 0 });
    expect(await counts('dictionary-terms', id, from)).toEqual({ total: 3, missing: 0, changed: 0, machine: 0 });
    expect(await stateAt('dictionary-terms', id, 'name')).toEqual({ [from]: 'fine', [to]: 'missing' });
    await local.update({
      collection: 'dictionary-terms',
      id,
      locale: to,
      data: { name: unique('Begrip'), definition: 'Een woord.', explanation: richText('Een verhaal.') },
    });
    expect(await counts('dictionary-terms', id, to)).toEqual({ total: 3, missing: 0, changed: 0, machine: 0 });
    expect(pairAt(await sheetOf('dictionary-terms', id), 'definition')).toMatchObject({
      source: from,
      states: { en: 'fine', nl: 'fine' },
      label: { en: 'Definition', nl: 'Definitie' },
      kind: 'textarea',
      maxLength: 300,
      isRequired: true,
    });
  });

  test.each([
    ['en', 'nl'],
    ['nl', 'en'],
  ] as const)('marks a translation when its %s source changes, until it is updated', async (from, to) => {
    const { id } = await createTerm(from);
    const translate = (definition: string) =>
      local.update({ collection: 'dictionary-terms', id, locale: to, data: { name: unique('Begrip'), definition, explanation: richText('Zo.') } });
    await translate('Een woord.');
    const change = (data: Record<string, unknown>) => local.update({ collection: 'dictionary-terms', id, locale: from, data });
    await change({ definition: 'Another word.', explanation: richText('Longer story.') });
    expect(await counts('dictionary-terms', id, to)).toEqual({ total: 3, missing: 0, changed: 2, machine: 0 });
    expect(await counts('dictionary-terms', id, from)).toMatchObject({ changed: 0 });
    await translate('Een ander woord.');
    expect(await stateAt('dictionary-terms', id, 'definition')).toEqual({ en: 'fine', nl: 'fine' });
    // The text itself is unchanged.
    expect(await counts('dictionary-terms', id, to)).toMatchObject({ changed: 1 });
    await change({ explanation: richText('Long story.') });
    expect(await counts('dictionary-terms', id, to)).toMatchObject({ changed: 0 });
  });

  test.each([
    ['en', 'nl'],
    ['nl', 'en'],
  ] as const)('shows what changed in a %s source since it was translated, through drafts and further changes', async (from, to) => {
    const { id } = await createTerm(from, { definition: 'Plans a working day.' });
    const dutch = { name: unique('B'), definition: 'Plant een dag.', explanation: richText('Zo.') };
    await local.update({ collection: 'dictionary-terms', id, locale: to, data: dutch });
    const changeAt = async (path: string) => pairAt(await sheetOf('dictionary-terms', id), path).sourceChange;
    expect(await changeAt('definition')).toBeNull();
    for (const definition of ['Plans a', 'Plans a whole', 'Plans a whole day.']) {
      const autosaved = await rest('PATCH', `/dictionary-terms/${id}?locale=${from}&draft=true&autosave=true`, {
        token: accounts.editor.token,
        body: { definition, explanation: richText('Long new story.') },
      });
      expect(autosaved.status).toBe(200);
    }
    expect(await changeAt('definition')).toEqual([
      { kind: 'same', text: 'Plans a ' },
      { kind: 'removed', text: 'working' },
      { kind: 'added', text: 'whole' },
      { kind: 'same', text: ' day.' },
    ]);
    expect(await changeAt('explanation')).toContainEqual({ kind: 'added', text: 'new ' });
    await rebuildTranslations(payload);
    expect(await changeAt('definition')).toHaveLength(4);
    await save('dictionary-terms', id, to, { definition: 'Plant een hele dag.' });
    expect(await changeAt('definition')).toBeNull();
    await send('confirm', { collection: 'dictionary-terms', id, locale: to, paths: ['explanation'] });
    await local.update({ collection: 'dictionary-terms', id, locale: from, draft: true, data: { explanation: richText('Short new story.') } });
    expect(await changeAt('explanation')).toContainEqual({ kind: 'removed', text: 'Long' });
  });

  test('ignores a different encoding of the same rich text', async () => {
    const { id } = await createTerm();
    await local.update({
      collection: 'dictionary-terms',
      id,
      locale: 'nl',
      data: { name: unique('B'), definition: 'D', explanation: richText('Zo.') },
    });
    const same = richText('Long story.');
    Object.assign(same.root, { direction: null, textFormat: 1 });
    await local.update({ collection: 'dictionary-terms', id, locale: 'en', data: { explanation: same } });
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ changed: 0 });
  });

  test('makes the translation the source when the source is emptied', async () => {
    const { id } = await local.create({ collection: 'categories', data: { name: unique('Cat'), nameShort: 'Short', _status: 'published' } });
    await local.update({ collection: 'categories', id, locale: 'nl', data: { name: unique('Cat'), nameShort: 'Kort' } });
    await local.update({ collection: 'categories', id, locale: 'en', data: { nameShort: '' } });
    expect(pairAt(await sheetOf('categories', id), 'nameShort')).toMatchObject({ source: 'nl', states: { en: 'missing', nl: 'fine' } });
    await local.update({ collection: 'categories', id, locale: 'en', data: { nameShort: 'Brief' } });
    await local.update({ collection: 'categories', id, locale: 'nl', data: { nameShort: 'Kortaf' } });
    expect(pairAt(await sheetOf('categories', id), 'nameShort')).toMatchObject({ source: 'nl', states: { en: 'changed', nl: 'fine' } });
    await local.update({ collection: 'categories', id, locale: 'nl', data: { nameShort: null } });
    await local.update({ collection: 'categories', id, locale: 'en', data: { nameShort: null } });
    expect(pairAt(await sheetOf('categories', id), 'nameShort')).toMatchObject({ source: null, states: { en: null, nl: null } });
  });

  test('follows drafts and autosaves that are not public', async () => {
    const { id } = await createTerm();
    await local.update({ collection: 'dictionary-terms', id, locale: 'nl', draft: true, data: { name: unique('B'), definition: 'Concept' } });
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ missing: 1 });
    for (const definition of ['W', 'Wo', 'Woord']) {
      const answer = await rest('PATCH', `/dictionary-terms/${id}?locale=nl&draft=true&autosave=true`, {
        token: accounts.editor.token,
        body: { definition, explanation: richText(definition) },
      });
      expect(answer.status).toBe(200);
    }
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ missing: 0, changed: 0 });
    expect(await sheetOf('dictionary-terms', id)).toMatchObject({ isPublished: true, hasDraft: true });
    expect((await local.findByID({ collection: 'dictionary-terms', id, locale: 'nl' })).definition ?? null).toBeNull();
  });

  test('follows publishing one language, unpublishing and restoring a version', async () => {
    const { id } = await createTerm();
    const [first] = (await local.findVersions({ collection: 'dictionary-terms', where: { parent: { equals: id } }, sort: '-updatedAt' })).docs;
    const dutch = { name: unique('B'), definition: 'Woord', explanation: richText('Zo.') };
    await local.update({ collection: 'dictionary-terms', id, locale: 'nl', draft: true, data: dutch });
    await local.update({ collection: 'dictionary-terms', id, locale: 'nl', publishSpecificLocale: 'nl', data: { _status: 'published' } });
    expect(await counts('dictionary-terms', id, 'nl')).toEqual({ total: 3, missing: 0, changed: 0, machine: 0 });
    await local.update({ collection: 'dictionary-terms', id, locale: 'nl', data: { _status: 'draft' } });
    expect(await sheetOf('dictionary-terms', id)).toMatchObject({ isPublished: true });
    await local.update({ collection: 'dictionary-terms', id, locale: 'en', data: { _status: 'draft' } });
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ missing: 0 });
    expect(await sheetOf('dictionary-terms', id)).toMatchObject({ isPublished: false });
    await local.restoreVersion({ collection: 'dictionary-terms', id: first?.id as number });
    expect(await counts('dictionary-terms', id, 'nl')).toEqual({ total: 3, missing: 3, changed: 0, machine: 0 });
  });

  test('leaves the counts in the trash, returns unchanged and is deleted with the document', async () => {
    const { id } = await createTerm();
    await local.update({
      collection: 'dictionary-terms',
      id,
      locale: 'nl',
      data: { name: unique('B'), definition: 'D', explanation: richText('E') },
    });
    await local.update({ collection: 'dictionary-terms', id, data: { definition: 'Changed.' } });
    await local.update({ collection: 'dictionary-terms', id, data: { deletedAt: new Date().toISOString() } });
    expect(await counts('dictionary-terms', id, 'nl')).toEqual({ total: 0, missing: 0, changed: 0, machine: 0 });
    expect((await ask(`sheet?collection=dictionary-terms&id=${id}`)).status).toBe(404);
    await local.update({ collection: 'dictionary-terms', id, trash: true, data: { deletedAt: null } } as never);
    expect(await counts('dictionary-terms', id, 'nl')).toEqual({ total: 3, missing: 0, changed: 1, machine: 0 });
    await local.delete({ collection: 'dictionary-terms', id });
    expect(await stateOf('dictionary-terms', id)).toBeNull();
  });

  test('identifies rows by id through moves, additions and duplicates', async () => {
    const tool = await local.create({ collection: 'tools', data: toolData(surroundings, { features: [{ text: 'Fast' }, { text: 'Safe' }] }) });
    const rows = tool.features as { id: string }[];
    const [fast, safe] = rows.map(({ id }) => id);
    await local.update({
      collection: 'tools',
      id: tool.id,
      locale: 'nl',
      data: { tagline: 'Doet iets', features: [{ id: fast, text: 'Snel' }, { id: safe }] },
    });
    expect(await stateAt('tools', tool.id, `features.${fast}.text`)).toEqual({ en: 'fine', nl: 'fine' });
    expect(await stateAt('tools', tool.id, `features.${safe}.text`)).toEqual({ en: 'fine', nl: 'missing' });
    await local.update({
      collection: 'tools',
      id: tool.id,
      locale: 'en',
      data: { features: [{ text: 'New' }, { id: safe, text: 'Safe' }, { id: fast, text: 'Very fast' }] },
    });
    const sheet = await sheetOf('tools', tool.id);
    expect(pairAt(sheet, `features.${fast}.text`)).toMatchObject({ states: { nl: 'changed' }, values: { en: 'Very fast', nl: 'Snel' } });
    expect(sheet.pairs.filter(({ path }) => path.startsWith('features.')).map(({ label }) => label)).toEqual([
      { en: 'Feature 1', nl: 'Functie 1' },
      { en: 'Feature 2', nl: 'Functie 2' },
      { en: 'Feature 3', nl: 'Functie 3' },
    ]);
    const before = await counts('tools', tool.id, 'nl');
    expect(before).toMatchObject({ missing: 2, changed: 1 });
    const copy = await local.duplicate({ collection: 'tools', id: tool.id });
    expect(await counts('tools', copy.id, 'nl')).toEqual(before);
    expect(await counts('tools', tool.id, 'nl')).toEqual(before);
  });

  test('includes pictures, newsletters and texts in nested rows of globals', async () => {
    const image = await local.create({ collection: 'media', data: { alt: 'A square' }, file: await pngFile() });
    expect(await counts('media', image.id, 'nl')).toEqual({ total: 1, missing: 1, changed: 0, machine: 0 });
    expect(await counts('newsletter-issues', surroundings.issue, 'nl')).toEqual({ total: 2, missing: 2, changed: 0, machine: 0 });
    const footer = await local.updateGlobal({
      slug: 'footer',
      locale: 'en',
      data: { groups: [{ title: 'About', links: [{ name: 'Us', url: '/about-us' }] }], note: 'Made with care' },
    });
    expect(await counts('globals/footer', 0, 'nl')).toEqual({ total: 3, missing: 3, changed: 0, machine: 0 });
    const [group] = footer.groups as { id: string; links: { id: string }[] }[];
    const path = `groups.${group?.id}.links.${group?.links[0]?.id}.name`;
    expect(pairAt(await sheetOf('globals/footer', 0), path)).toMatchObject({
      label: { en: 'Group 1 · Link 1 · Name', nl: 'Groep 1 · Link 1 · Naam' },
      values: { en: 'Us', nl: null },
    });
    const answer = await save('globals/footer', 0, 'nl', { [path]: 'Over ons' });
    expect(answer.status).toBe(200);
    expect(await counts('globals/footer', 0, 'nl')).toMatchObject({ missing: 2 });
    expect(await local.findGlobal({ slug: 'footer', locale: 'all' })).toMatchObject({
      note: { en: 'Made with care' },
      groups: [{ id: group?.id, title: { en: 'About' }, links: [{ name: { en: 'Us', nl: 'Over ons' }, url: '/about-us' }] }],
    });
  });

  test('rolls back with its change', async () => {
    const { id } = await createTerm();
    const before = await stateOf('dictionary-terms', id);
    const transactionID = (await payload.db.beginTransaction()) as string;
    const data = { name: unique('B'), definition: 'D' };
    await local.update({ collection: 'dictionary-terms', id, locale: 'nl', data: { ...data, explanation: richText('E') }, req: { transactionID } });
    await payload.db.rollbackTransaction(transactionID);
    expect(await stateOf('dictionary-terms', id)).toEqual(before);
    await local.update({ collection: 'dictionary-terms', id, locale: 'nl', data: { ...data, explanation: richText('E') } });
    expect(await stateOf('dictionary-terms', id)).not.toEqual(before);
  });
});

describe('saving a sheet', () => {
  test.each([
    ['nl', 'en'],
    ['en', 'nl'],
  ] as const)('writes %s as a draft and leaves %s, every row and the public page unchanged', async (locale, other) => {
    const { id } = await local.create({
      collection: 'tools',
      locale: other,
      data: toolData(surroundings, {
        description: richText('Story'),
        features: [{ text: 'One' }, { text: 'Two' }],
        plans: [{ name: 'Pro', kind: 'paid', price: 9.5, currency: 'EUR', unit: 'month' }],
        meta: { title: 'Meta' },
      }),
    });
    if (other === 'nl') {
      const features = ((await newest('tools', id)).features as { id: string }[]).map(({ id: row }) => ({ id: row, text: 'Engels' }));
      const plans = ((await newest('tools', id)).plans as Record<string, unknown>[]).map((plan) => ({ ...plan, name: 'English' }));
      await local.update({ collection: 'tools', id, locale: 'en', data: { tagline: 'English', features, plans } });
    }
    const before = await newest('tools', id);
    const features = before.features as { id: string }[];
    const plans = before.plans as { id: string }[];
    const answer = await save('tools', id, locale, {
      tagline: 'Nieuw',
      [`features.${features[1]?.id}.text`]: 'Twee',
      [`plans.${plans[0]?.id}.name`]: 'Prof',
      'meta.title': 'Titel',
      description: richText('Verhaal'),
    });
    expect(answer.status).toBe(200);
    const after = await newest('tools', id);
    const strip = (doc: unknown, code: Locale) =>
      JSON.parse(JSON.stringify(doc), (key, value) => ([code, 'updatedAt', 'updatedBy', '_status'].includes(key) ? undefined : value));
    expect(strip(after, locale)).toEqual(strip(before, locale));
    expect(after).toMatchObject({ _status: 'draft', tagline: { [locale]: 'Nieuw' }, meta: { title: { [locale]: 'Titel' } } });
    expect(after.features).toMatchObject([{}, { id: features[1]?.id, text: { [locale]: 'Twee' } }]);
    expect(plainText((after.description as Record<Locale, unknown>)[locale])).toBe('Verhaal');
    expect(await local.findByID({ collection: 'tools', id, locale, overrideAccess: false })).not.toMatchObject({ tagline: 'Nieuw' });
    expect(answer.body).toMatchObject({ seen: after.updatedAt, isPublished: true, hasDraft: true });
  });

  test('accepts other missing required texts, but not emptying one', async () => {
    const { id } = await createTerm();
    expect((await save('dictionary-terms', id, 'nl', { explanation: richText('Uitleg') })).status).toBe(200);
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ missing: 2 });
    const refused = await save('dictionary-terms', id, 'nl', { definition: '  ' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].data.errors).toEqual([expect.objectContaining({ path: 'definition', message: VALIDATION_MESSAGES.required.en })]);
    await expect(local.update({ collection: 'dictionary-terms', id, locale: 'nl', data: { _status: 'published' } })).rejects.toThrow();
  });

  test('reports errors by the path of the text', async () => {
    const tool = await local.create({ collection: 'tools', data: toolData(surroundings, { features: [{ text: 'Fast' }] }) });
    const path = `features.${(tool.features as { id: string }[])[0]?.id}.text`;
    const refused = await save('tools', tool.id, 'nl', { [path]: 'x'.repeat(161) });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].data.errors).toEqual([expect.objectContaining({ path })]);
    expect(await stateAt('tools', tool.id, path)).toMatchObject({ nl: 'missing' });
  });

  test('is rejected when someone else saved first', async () => {
    const { id } = await createTerm();
    const { seen } = await sheetOf('dictionary-terms', id);
    await local.update({ collection: 'dictionary-terms', id, data: { definition: 'Other' } });
    const late = await send('save', { collection: 'dictionary-terms', id, locale: 'nl', seen, texts: { name: 'Naam' } }, accounts.editor, 'nl');
    expect(late.status).toBe(409);
    expect(late.body.errors[0].message).toBe(VALIDATION_MESSAGES.moderationChanged.nl);
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ missing: 3 });
  });

  test('is rejected while someone else edits the global it belongs to', async () => {
    await local.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'footer', user: { relationTo: 'users', value: accounts.admin.user?.id } },
    });
    const [pair] = (await sheetOf('globals/footer', 0)).pairs;
    const locked = await save('globals/footer', 0, 'nl', { [String(pair?.path)]: 'Over ons' });
    await payload.db.pool.query("delete from payload_locked_documents where global_slug = 'footer'");
    expect(locked.status).toBe(423);
    expect(locked.body.errors[0].message).toBe(VALIDATION_MESSAGES.editedByOther.en);
  });

  test('accepts one of two saves from the same version', async () => {
    const { id } = await createTerm();
    const { seen } = await sheetOf('dictionary-terms', id);
    const answers = await Promise.all(
      ['A', 'B'].map((name) => send('save', { collection: 'dictionary-terms', id, locale: 'nl', seen, texts: { name: unique(name) } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('lets a person confirm that a translation is still right', async () => {
    const { id } = await createTerm();
    await save('dictionary-terms', id, 'nl', { name: unique('B'), definition: 'Woord.' });
    await local.update({ collection: 'dictionary-terms', id, draft: true, data: { definition: 'A word!' } });
    expect(await stateAt('dictionary-terms', id, 'definition')).toEqual({ en: 'fine', nl: 'changed' });
    const { updatedAt } = await newest('dictionary-terms', id);
    const answer = await send('confirm', { collection: 'dictionary-terms', id, locale: 'nl', paths: ['definition'] });
    expect(pairAt(answer.body, 'definition').states).toEqual({ en: 'fine', nl: 'fine' });
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ changed: 0 });
    expect((await newest('dictionary-terms', id)).updatedAt).toBe(updatedAt);
    const old = await send('confirm', { collection: 'dictionary-terms', id, locale: 'nl', paths: ['definition'], seen: '2020-01-01T00:00:00.000Z' });
    expect(old.status).toBe(409);
  });

  test('accepts existing text fields only', async () => {
    const { id } = await createTerm();
    const { seen } = await sheetOf('dictionary-terms', id);
    const refused: [number, Record<string, unknown>][] = [
      [400, { texts: { slug: 'x' } }],
      [400, { texts: { _status: 'published' } }],
      [400, { texts: { 'name.en': 'x' } }],
      [400, { texts: { ['__proto__']: 'x', constructor: 'y' } }],
      [400, { texts: { name: richText('x') } }],
      [400, { texts: { explanation: 'x' } }],
      [400, { texts: { name: 'a\0b' } }],
      [400, { texts: { name: 5 } }],
      [400, { locale: 'all', texts: { name: 'x' } }],
      [400, { id: -1, texts: { name: 'x' } }],
      [400, { id: 2 ** 40, texts: { name: 'x' } }],
      [404, { id: 2 ** 31 - 1, texts: { name: 'x' } }],
      [404, { collection: 'users', texts: { name: 'x' } }],
      [404, { collection: 'toString', texts: { name: 'x' } }],
      [413, { texts: { name: 'x'.repeat(1_000_001) } }],
    ];
    for (const [status, changes] of refused) {
      const answer = await send('save', { collection: 'dictionary-terms', id, locale: 'nl', seen, ...changes });
      expect([answer.status, JSON.stringify(changes).slice(0, 80)]).toEqual([status, JSON.stringify(changes).slice(0, 80)]);
    }
    expect(
      (await rest('POST', '/translations/save', { token: accounts.editor.token, body: '{', headers: { 'Content-Type': 'application/json' } })).status,
    ).toBe(400);
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ missing: 3 });
    const deep = `${'{"type":"paragraph","children":['.repeat(20_000)}{"type":"text","text":"x"}${']}'.repeat(20_000)}`;
    const body = `{"collection":"dictionary-terms","id":${id},"locale":"nl","seen":"${seen}","texts":{"explanation":{"root":${deep}}}}`;
    for (const path of ['save', 'hints']) {
      const answer = await rest('POST', `/translations/${path}`, {
        token: accounts.editor.token,
        body: path === 'save' ? body : `{"texts":[{"root":${deep}}],"from":"en"}`,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(answer.status).toBe(path === 'save' ? 400 : 200);
    }
  });
});

describe('publishing from a sheet', () => {
  const publish = async (collection: string, id: number, locale: Locale, seen?: string, language: Locale = 'en') =>
    send('publish', { collection, id, locale, seen: seen ?? (await sheetOf(collection, id)).seen }, accounts.editor, language);
  const shown = (collection: string, id: number) => local.findByID({ collection, id, locale: 'all' });

  test.each([
    ['nl', 'en'],
    ['en', 'nl'],
  ] as const)('shows the %s texts and neither the %s draft nor a drafted price', async (locale, other) => {
    const features = [{ text: 'One' }, { text: 'Two' }];
    const { id } = await local.create({ collection: 'tools', locale: other, data: toolData(surroundings, { maker: 'Old maker', features }) });
    const rows = ((await newest('tools', id)).features as { id: string }[]).map((row) => row.id);
    await local.update({ collection: 'tools', id, locale: other, draft: true, data: { tagline: 'Unfinished', maker: 'New maker' } });
    await save('tools', id, locale, { tagline: 'Vertaald', [`features.${rows[1]}.text`]: 'Twee', [`features.${rows[0]}.text`]: 'Een' });
    expect((await publish('tools', id, locale)).body).toMatchObject({ isPublished: true, hasDraft: true });
    expect(await shown('tools', id)).toMatchObject({
      _status: 'published',
      maker: 'Old maker',
      tagline: { [other]: 'Does a thing', [locale]: 'Vertaald' },
      features: [{ text: { [other]: 'One', [locale]: 'Een' } }, { text: { [other]: 'Two', [locale]: 'Twee' } }],
    });
    expect(await newest('tools', id)).toMatchObject({ maker: 'New maker', tagline: { [other]: 'Unfinished', [locale]: 'Vertaald' } });
  });

  test('names the required texts that are missing, in the language of the panel', async () => {
    const { id } = await createTerm();
    await save('dictionary-terms', id, 'nl', { name: unique('Naam') });
    const refused = await publish('dictionary-terms', id, 'nl', undefined, 'nl');
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].data.errors).toMatchObject([{ path: 'definition', message: VALIDATION_MESSAGES.required.nl }]);
    expect((await shown('dictionary-terms', id)).name).not.toHaveProperty('nl');
  });

  test('is refused before the first publication, without drafts, and after a change by somebody else', async () => {
    const draft = await createTerm('en', { _status: 'draft' });
    const dutch = { name: unique('Naam'), definition: 'Woord', explanation: richText('Zo.') };
    await save('dictionary-terms', draft.id, 'nl', dutch);
    const refused = await publish('dictionary-terms', draft.id, 'nl', undefined, 'nl');
    expect([refused.status, refused.body.errors[0].message]).toEqual([400, VALIDATION_MESSAGES.publishWholeFirst.nl]);
    expect((await shown('dictionary-terms', draft.id))._status).toBe('draft');
    const image = await local.create({ collection: 'media', data: { alt: 'A square' }, file: await pngFile() });
    expect((await publish('media', image.id, 'nl')).status).toBe(400);
    const { id } = await createTerm();
    expect((await publish('dictionary-terms', id, 'nl', '2020-01-01T00:00:00.000Z')).status).toBe(409);
  });
});

describe('permission to translate', () => {
  const GETS = ['sheet?collection=tools&id=1'];
  const POSTS = ['assign', 'save', 'publish', 'confirm', 'accept', 'machine', 'hints', 'memory', 'violations'];

  test('requires an editor’s role', async () => {
    for (const role of ['anonymous', 'user'] as const) {
      for (const path of GETS) expect((await ask(path, accounts[role])).status).toBe(403);
      for (const path of POSTS) expect((await send(path, { collection: 'tools', id: surroundings.tool }, accounts[role])).status).toBe(403);
    }
  });

  test('covers all but newsletters and settings for editors; admins have those too', async () => {
    const id = surroundings.issue;
    await local.updateGlobal({ slug: 'settings', data: { homeTitle: unique('Home'), homeIntro: 'Hello', siteDescription: 'Site' } });
    for (const [collection, document] of [
      ['newsletter-issues', id],
      ['globals/settings', 0],
    ] as const) {
      const target = { collection, id: document };
      expect((await ask(`sheet?collection=${encodeURIComponent(collection)}&id=${document}`)).status).toBe(403);
      expect((await send('assign', { items: [{ ...target, locale: 'nl' }], assignee: null, dueOn: null, note: null })).status).toBe(403);
      expect((await listWork(await asEditor(), { ...NL_MISSING, collection })).total).toBe(0);
      expect((await send('save', { ...target, locale: 'nl', seen: '', texts: {} })).status).toBe(403);
      expect((await send('publish', { ...target, locale: 'nl', seen: '' })).status).toBe(403);
      expect((await send('confirm', { ...target, locale: 'nl', paths: ['subject'] })).status).toBe(403);
      expect((await send('machine', { ...target, to: 'nl', paths: ['subject'] })).status).toBe(403);
      const names = async (as: Account) => (await countCoverage(await requestBy(payload, as.user as Actor))).map((row) => row.collection);
      expect(await names(accounts.editor)).not.toContain(collection);
      expect(await names(accounts.admin)).toContain(collection);
    }
    const subject = unique('Onderwerp');
    expect((await save('newsletter-issues', id, 'nl', { subject }, accounts.admin)).status).toBe(200);
    expect(await local.findByID({ collection: 'newsletter-issues', id, locale: 'nl' })).toMatchObject({ subject });
  });
});

describe('coverage', () => {
  test('counts documents and lists them by missing translations', async () => {
    const req = await asEditor();
    const { id } = await local.create({
      collection: 'faqs',
      data: { question: unique('Why'), answer: richText('So.'), group: 'directory', order: 1 },
    });
    const count = async () => (await countCoverage(req)).find(({ collection, locale }) => collection === 'faqs' && locale === 'nl');
    const before = await count();
    const listed = async (filter: 'missing' | 'complete') => (await listWork(req, { ...NL_MISSING, collection: 'faqs', filter })).rows;
    expect((await listed('missing'))[0]).toMatchObject({ id, total: 2, missing: 2, title: expect.stringMatching(/^Why/) });
    await save('faqs', id, 'nl', { question: unique('Waarom'), answer: richText('Daarom.') });
    const after = await count();
    expect(after).toMatchObject({ missing: Number(before?.missing) - 1, complete: Number(before?.complete) + 1, documents: before?.documents });
    expect((await listed('missing')).map((row) => row.id)).not.toContain(id);
    expect((await listed('complete'))[0]).toMatchObject({ id, missing: 0 });
  });

  test('has pages of fifty; past the end it shows the last one', async () => {
    const req = await asEditor();
    const page = (number: number) => listWork(req, { ...NL_MISSING, collection: 'products', filter: 'changed', page: number });
    const { total } = await page(1);
    await payload.db.pool.query(
      `insert into workspace.translations (collection, document, locale, total, missing, changed, machine, fields)
       select 'products', number, 'nl', 2, 0, 1, 0, '{}' from generate_series(1000001, 1000120) as number`,
    );
    const pages = Math.ceil((total + 120) / 50);
    expect(await page(1)).toMatchObject({ total: total + 120, pages, page: 1 });
    expect(await page(pages + 1)).toEqual(await page(pages));
    await payload.db.pool.query("delete from workspace.translations where collection = 'products' and document > 1000000");
    expect(await page(1)).toMatchObject({ total });
  });

  test('is rebuilt exactly as stored, also from empty', async () => {
    const all = async () =>
      (
        await payload.db.pool.query(
          'select collection, document, locale, total, missing, changed, machine, fields from workspace.translations order by 1, 2, 3',
        )
      ).rows;
    const before = await all();
    await payload.db.pool.query(
      "insert into workspace.translations values ('tools', 999999, 'nl', 1, 1, 0, 0, '{}'), ('gone', 1, 'nl', 1, 1, 0, 0, '{}')",
    );
    await rebuildTranslations(payload);
    const stored = new Set(before.map((row) => JSON.stringify(row)));
    const rebuilt = (await all()).map((row) => JSON.stringify(row));
    expect({ added: rebuilt.filter((row) => !stored.has(row)), lost: [...stored].filter((row) => !rebuilt.includes(row)) }).toEqual({
      added: [],
      lost: [],
    });

    await payload.db.pool.query('delete from workspace.translations');
    await rebuildTranslations(payload);
    const known = new Map(before.map((row) => [`${row.collection} ${row.document} ${row.locale}`, row]));
    const after = await all();
    expect(after).toHaveLength(before.length);
    // Missing texts can be detected; outdated and machine texts count as up to date.
    expect(after.every(({ changed, machine }) => changed === 0 && machine === 0)).toBe(true);
    const sum = (rows: { missing: number }[]) => rows.reduce((total, { missing }) => total + missing, 0);
    expect(sum(after)).toBe(sum(before));
    for (const row of after) expect(row.total).toBe(known.get(`${row.collection} ${row.document} ${row.locale}`)?.total);
  });
});

describe('work lists', () => {
  const idsOf = async (query: Partial<WorkQuery>, as: Account = accounts.editor) =>
    (await listWork(await requestBy(payload, as.user as Actor), { ...NL_MISSING, ...query })).rows.map((row) => row.id);

  test('are limited to a field, in a row too, and to how long its text has been waiting', async () => {
    const features = [{ text: 'Fast' }];
    const { id } = await local.create({ collection: 'tools', data: toolData(surroundings, { features, meta: { title: 'Title' } }) });
    const row = ((await newest('tools', id)).features as { id: string }[])[0]?.id;
    await save('tools', id, 'nl', { tagline: 'Vertaald' });
    const listed = async (query: Partial<WorkQuery>) => (await idsOf({ collection: 'tools', ...query })).includes(id);
    expect(await listed({})).toBe(true);
    expect(await listed({ field: 'tagline' })).toBe(false);
    expect(await listed({ field: 'features.text' })).toBe(true);
    expect(await listed({ field: 'meta.title' })).toBe(true);
    expect(await listed({ filter: 'complete', field: 'tagline' })).toBe(false);
    await save('tools', id, 'nl', { [`features.${row}.text`]: 'Snel' });
    expect(await listed({ field: 'features.text' })).toBe(false);
    expect(await listed({ filter: 'open', field: 'meta.title' })).toBe(true);

    expect(await listed({ age: 7 })).toBe(false);
    await payload.db.pool.query(
      `update workspace.translations set fields = jsonb_set(fields, '{meta.title,since}', to_jsonb(now() - interval '31 days'))
       where collection = 'tools' and document = $1 and locale = 'nl'`,
      [id],
    );
    await local.update({ collection: 'tools', id, draft: true, data: { meta: { title: 'Another title' } } });
    expect(await listed({ age: 7 })).toBe(true);
    expect(await listed({ age: 30, field: 'meta.title' })).toBe(true);
    expect(await listed({ age: 90 })).toBe(false);
  });

  test('hold what is assigned to a translator, by due date across collections, until it is done', async () => {
    const person = await createAccount(local, 'editor');
    const [first, second] = [await createTerm(), await createTerm()];
    const { id: tool } = await local.create({ collection: 'tools', data: toolData(surroundings) });
    const assignee = person.user?.id as number;
    const item = (collection: string, id: number) => ({ collection, id, locale: 'nl' });
    const assign = (items: unknown[], dueOn: string | null, to: number | null = assignee) =>
      send('assign', { items, assignee: to, dueOn, note: ' Soon ' });
    expect((await assign([item('dictionary-terms', first.id), item('tools', tool)], null)).status).toBe(200);
    expect((await assign([item('tools', tool), item('dictionary-terms', second.id)], '2020-01-31')).status).toBe(200);
    const req = await requestBy(payload, person.user as Actor);
    const { rows } = await listWork(req, { ...NL_MISSING, filter: 'open', locale: null, assignee });
    expect(rows.map(({ collection, id, locale, assignment }) => ({ collection, id, locale, assignment }))).toEqual([
      { ...item('dictionary-terms', second.id), assignment: { assignee: expect.any(String), dueOn: '2020-01-31', isOverdue: true, note: 'Soon' } },
      { ...item('tools', tool), assignment: { assignee: expect.any(String), dueOn: '2020-01-31', isOverdue: true, note: 'Soon' } },
      { ...item('dictionary-terms', first.id), assignment: { assignee: expect.any(String), dueOn: null, isOverdue: false, note: 'Soon' } },
    ]);
    expect(await countOwnWork(req)).toEqual({ open: 3, overdue: 2 });
    expect(await idsOf({ collection: 'tools', assignee: 'none' })).not.toContain(tool);
    await save('tools', tool, 'nl', { tagline: 'Klaar' });
    expect(await countOwnWork(req)).toEqual({ open: 2, overdue: 1 });
    await assign([item('dictionary-terms', first.id)], null, null);
    expect(await idsOf({ locale: null, assignee })).toEqual([second.id]);

    expect((await assign([item('dictionary-terms', 2 ** 31 - 1)], null)).status).toBe(404);
    expect((await assign([item('dictionary-terms', first.id)], '2020-02-31')).status).toBe(400);
    expect((await assign([item('dictionary-terms', first.id)], null, accounts.user.user?.id)).status).toBe(400);
    expect((await assign([], null)).status).toBe(400);

    const rowsLeft = async () =>
      (await payload.db.pool.query('select assignee_id from translation_assignments where document = any($1)', [[second.id, tool]])).rows;
    await local.delete({ collection: 'dictionary-terms', id: second.id });
    await local.delete({ collection: 'users', id: assignee });
    expect(await rowsLeft()).toEqual([{ assignee_id: null }]);
  });

  test('are due on the day that was chosen, in whatever time zone the database is', async () => {
    const person = await createAccount(local, 'editor');
    const assignee = person.user?.id as number;
    const { id } = await createTerm();
    const req = await requestBy(payload, person.user as Actor);
    const { rows } = await inTransaction(req, async () => {
      await execute(req, sql`set local time zone 'Europe/Amsterdam'`);
      const items: WorkItem[] = [{ collection: 'dictionary-terms', id, locale: 'nl' }];
      await assignTranslations(req, { items, assignee, dueOn: '2026-11-30', note: null });
      return listWork(req, { ...NL_MISSING, assignee });
    });
    expect(rows.map(({ assignment }) => assignment?.dueOn)).toEqual(['2026-11-30']);
  });
});

describe('hints', () => {
  test('name published terms that occur as words, in both languages', async () => {
    const word = unique('flarn');
    const term = await createTerm('en', { name: `${word} model` });
    await local.update({
      collection: 'dictionary-terms',
      id: term.id,
      locale: 'nl',
      data: { name: `${word}-model`, definition: 'D', explanation: richText('E') },
    });
    const draft = unique('secret');
    await createTerm('en', { name: draft, _status: 'draft' });
    const hints = async (texts: string[], from: Locale = 'en') => readGlossary(await asEditor(), texts, from);
    expect(await hints([`Two ${word.toUpperCase()} Models, and ${draft}.`])).toMatchObject([
      { id: term.id, name: { en: `${word} model`, nl: `${word}-model` } },
    ]);
    expect(await hints([`an${word} model`, `${word} modelling`])).toEqual([]);
    expect((await send('hints', { texts: [richText(`Een ${word}-model.`)], from: 'nl' })).body.terms).toMatchObject([{ id: term.id }]);
    expect((await send('hints', { texts: [`a ${word} model`, null], from: 'en' })).body.terms).toHaveLength(1);
    expect((await send('hints', { texts: 'x', from: 'en' })).status).toBe(400);
    expect((await send('hints', { texts: ['%_\\ ) or true -- \0'], from: 'en' })).body).toEqual({ terms: [], tone: null });
  });
});

describe('machine drafts', () => {
  interface Asked {
    url: string;
    authorization: string | undefined;
    // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
    body: any;
  }
  let server: Server;
  let asked: Asked[] = [];
  let respond: (request: Asked, count: number) => { status?: number; body: unknown; headers?: Record<string, string> };
  const settings = { ...env };

  const chat = (texts: unknown) => ({ choices: [{ message: { content: `\`\`\`json\n${JSON.stringify({ texts })}\n\`\`\`` } }] });
  const blocksOf = (request: Asked): string[][] => JSON.parse(request.body.messages[1].content).texts;
  const inDutch = (request: Asked) => ({ body: chat(blocksOf(request).map((block) => block.map((piece) => `nl(${piece})`))) });

  async function read(request: IncomingMessage): Promise<string> {
    let text = '';
    for await (const part of request) text += part;
    return text;
  }

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const one = { url: String(request.url), authorization: request.headers.authorization, body: JSON.parse(await read(request)) };
      asked.push(one);
      const { status = 200, body, headers = {} } = respond(one, asked.length);
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  afterEach(() => {
    Object.assign(
      env,
      { TRANSLATE_PROVIDER: undefined, TRANSLATE_URL: undefined, TRANSLATE_API_KEY: undefined, TRANSLATE_MODEL: undefined },
      settings,
    );
    asked = [];
  });

  const configure = (provider: 'openai' | 'deepl') =>
    Object.assign(env, {
      TRANSLATE_PROVIDER: provider,
      TRANSLATE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
      TRANSLATE_API_KEY: 'a-key',
      TRANSLATE_MODEL: 'a-model',
    });

  const draft = (id: number, paths: string[], changes: Record<string, unknown> = {}) =>
    send('machine', { collection: 'dictionary-terms', id, to: 'nl', paths, ...changes });

  const twoPieces = () => {
    const state = richText('Bold ');
    const [paragraph] = state.root.children;
    paragraph?.children.push({ type: 'text', version: 1, text: 'and plain.', detail: 0, format: 1, mode: 'normal', style: '' });
    return state;
  };

  test('are off until configured', async () => {
    const { id } = await createTerm();
    const answer = await draft(id, ['name']);
    expect([answer.status, answer.body.errors[0].message]).toEqual([404, VALIDATION_MESSAGES.machineOff.en]);
  });

  test('are marked until a person accepts or edits them, and again when the source changes', async () => {
    configure('openai');
    respond = inDutch;
    const { id } = await createTerm('en', { explanation: twoPieces() });
    const answer = await draft(id, ['name', 'definition', 'explanation']);
    expect(answer.status).toBe(200);
    expect(answer.body.failed).toEqual([]);
    expect(await counts('dictionary-terms', id, 'nl')).toEqual({ total: 3, missing: 0, changed: 0, machine: 3 });
    const stored = (await newest('dictionary-terms', id)) as StoredDocument & { explanation: Record<Locale, ReturnType<typeof twoPieces>> };
    expect(stored).toMatchObject({ _status: 'draft', definition: { en: 'A word.', nl: 'nl(A word.)' } });
    expect(stored.explanation.nl.root.children[0]?.children).toMatchObject([
      { text: 'nl(Bold) ', format: 0 },
      { text: 'nl(and plain.)', format: 1 },
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer a-key', body: { model: 'a-model' } });

    await send('accept', { collection: 'dictionary-terms', id, locale: 'nl', paths: ['name'] });
    expect(await stateAt('dictionary-terms', id, 'name')).toMatchObject({ nl: 'fine' });
    await save('dictionary-terms', id, 'nl', { definition: 'Een woord.' });
    expect(await stateAt('dictionary-terms', id, 'definition')).toMatchObject({ nl: 'fine' });
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ machine: 1 });
    await local.update({ collection: 'dictionary-terms', id, draft: true, data: { explanation: richText('Other') } });
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ machine: 0, changed: 1 });
    const listed = await listWork(await asEditor(), { ...NL_MISSING, collection: 'dictionary-terms', filter: 'changed' });
    expect(listed.rows.map((row) => row.id)).toContain(id);
    const copy = await local.duplicate({ collection: 'dictionary-terms', id });
    expect(await counts('dictionary-terms', copy.id, 'nl')).toMatchObject({ changed: 1 });
  });

  test('are requested with dictionary terms and nothing else of the document', async () => {
    configure('openai');
    respond = inDutch;
    const word = unique('glossa');
    const term = await createTerm('en', { name: word });
    await local.update({
      collection: 'dictionary-terms',
      id: term.id,
      locale: 'nl',
      data: { name: `${word}-nl`, definition: 'D', explanation: richText('E') },
    });
    const { id } = await createTerm('en', { definition: `About a ${word}.` });
    await draft(id, ['definition']);
    expect(asked[0]?.body.messages[0].content).toContain(`${word} = ${word}-nl`);
    expect(JSON.parse(asked[0]?.body.messages[1].content)).toEqual({ texts: [[`About a ${word}.`]] });
  });

  test('fail per text when incomplete or too long, and leave that text unchanged', async () => {
    configure('openai');
    respond = (request) => ({
      body: chat(blocksOf(request).map((block, index) => (index === 0 ? ['x'.repeat(81)] : index === 1 ? ['Goed.'] : block.slice(1)))),
    });
    const { id } = await createTerm('en', { explanation: twoPieces() });
    const answer = await draft(id, ['name', 'definition', 'explanation']);
    expect(answer.body.failed).toEqual([
      { path: 'name', message: VALIDATION_MESSAGES.tooLong.en },
      { path: 'explanation', message: VALIDATION_MESSAGES.machineMismatch.en },
    ]);
    expect(await counts('dictionary-terms', id, 'nl')).toEqual({ total: 3, missing: 2, changed: 0, machine: 1 });
  });

  test('retry once when the service is busy, then give up without a trace', async () => {
    configure('openai');
    const { id } = await createTerm();
    respond = (request, count) => (count === 1 ? { status: 429, body: '{}', headers: { 'Retry-After': '0' } } : inDutch(request));
    expect((await draft(id, ['name'])).status).toBe(200);
    expect(asked).toHaveLength(2);
    const bad: { status?: number; body: unknown; headers?: Record<string, string> }[] = [
      { status: 503, body: 'down' },
      { status: 401, body: 'a-key is wrong' },
      { body: 'no json' },
      { body: chat('x') },
      { body: { choices: [] } },
      { body: 'x'.repeat(3 * 1024 * 1024) },
      { status: 302, body: '', headers: { Location: 'http://127.0.0.1:1/' } },
    ];
    for (const answer of bad) {
      respond = () => answer;
      const failed = await draft(id, ['definition']);
      expect([failed.status, failed.body.errors[0].message]).toEqual([502, VALIDATION_MESSAGES.machineFailed.en]);
      expect(failed.text).not.toContain('a-key');
    }
    expect(await counts('dictionary-terms', id, 'nl')).toMatchObject({ missing: 2, machine: 1 });
  });

  test('log neither the key nor texts on failure', async () => {
    const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined);
    const { id } = await createTerm();
    configure('openai');
    respond = () => ({ body: 'Whisper is private' });
    expect((await draft(id, ['definition'])).status).toBe(502);
    Object.assign(env, { TRANSLATE_API_KEY: 'half-a-key\nother-half' });
    expect((await draft(id, ['definition'])).status).toBe(502);
    const logged = JSON.stringify(warn.mock.calls);
    warn.mockRestore();
    expect(logged.match(/Machine draft of/g)).toHaveLength(2);
    expect(logged).not.toMatch(/half|Whisper/);
  });

  test('never replace what a person wrote', async () => {
    const { id } = await createTerm();
    await save('dictionary-terms', id, 'nl', { name: unique('Naam'), definition: 'Door een mens.' });
    await local.update({ collection: 'dictionary-terms', id, draft: true, data: { definition: 'Another word.' } });
    for (const provider of ['openai', 'deepl'] as const) {
      configure(provider);
      respond = (request) =>
        provider === 'openai' ? inDutch(request) : { body: { translations: request.body.text.map((text: string) => ({ text })) } };
      const answer = await draft(id, ['name', 'definition', 'explanation']);
      expect([answer.status, answer.body.failed]).toEqual([
        200,
        ['name', 'definition'].map((path) => ({ path, message: VALIDATION_MESSAGES.machineKeepsText.en })),
      ]);
      expect(await counts('dictionary-terms', id, 'nl')).toEqual({ total: 3, missing: 0, changed: 1, machine: 1 });
    }
    expect(JSON.stringify(asked)).not.toContain('Another word.');
    expect(await newest('dictionary-terms', id)).toMatchObject({ definition: { nl: 'Door een mens.' } });
  });

  test('never overwrite concurrent edits or add unknown texts', async () => {
    configure('openai');
    const { id } = await createTerm();
    const { seen } = await sheetOf('dictionary-terms', id);
    respond = inDutch;
    for (const paths of [['slug'], ['meta.title'], ['_status']]) expect((await draft(id, paths)).status).toBe(400);
    expect((await draft(id, [])).status).toBe(400);
    // Nor overwrite the source of a translation.
    await save('dictionary-terms', id, 'nl', { definition: 'Vertaald.' });
    expect((await draft(id, ['definition'], { to: 'en' })).status).toBe(400);
    expect(asked).toHaveLength(0);
    await local.update({ collection: 'dictionary-terms', id, data: { definition: 'Newer.' } });
    expect((await draft(id, ['definition'], { seen })).status).toBe(409);
    expect(asked).toHaveLength(0);
  });

  test('from DeepL preserve whole paragraphs', async () => {
    configure('deepl');
    respond = (request) => ({ body: { translations: request.body.text.map((text: string) => ({ text: text.replaceAll('plain', 'gewoon') })) } });
    const { id } = await createTerm('en', { definition: 'A <plain> & simple word.', explanation: twoPieces() });
    const answer = await draft(id, ['definition', 'explanation']);
    expect(answer.body.failed).toEqual([]);
    expect(asked[0]).toMatchObject({
      url: '/v1/v2/translate',
      authorization: 'DeepL-Auth-Key a-key',
      body: {
        source_lang: 'EN',
        target_lang: 'NL',
        tag_handling: 'xml',
        text: ['<p0>A &lt;plain&gt; &amp; simple word.</p0>', '<p0>Bold</p0> <p1>and plain.</p1>'],
      },
    });
    expect(await newest('dictionary-terms', id)).toMatchObject({ definition: { nl: 'A <gewoon> & simple word.' } });
    respond = () => ({ body: { translations: [{ text: '<p1>gewoon</p1> <p0>vet</p0>' }] } });
    expect((await draft(id, ['explanation'])).body.failed).toMatchObject([{ path: 'explanation' }]);
  });

  test('are rate limited per editor', async () => {
    configure('openai');
    respond = inDutch;
    const { id } = await createTerm();
    const statuses: number[] = [];
    const target = { collection: 'dictionary-terms', id, to: 'nl', paths: ['definition'] };
    for (let count = 0; count < 21; count += 1) statuses.push((await send('machine', target, accounts.admin)).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});
