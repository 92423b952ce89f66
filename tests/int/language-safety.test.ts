import type { FlattenedField, Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { type Account, createAccount } from '../setup/accounts';
import { createSurroundings, plainText, richText, SAMPLES, type Surroundings } from '../setup/documents';
import { takeExpiredTags } from '../setup/expired-tags';
import { PARTS, type Part } from '../setup/language-model';
import { type LocalApi, type StoredDocument, startPayload, unique } from '../setup/payload';
import { openReadModel } from '../setup/read-model';
import { type Answer, rest } from '../setup/rest';

type Data = Record<string, unknown>;
type InBoth<T> = Record<Locale, T>;
const OTHER: InBoth<Locale> = { en: 'nl', nl: 'en' };

const readModel = openReadModel();
let payload: Payload;
let local: LocalApi;
let editor: Account;
let surroundings: Surroundings;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  editor = await createAccount(local, 'editor');
  surroundings = await createSurroundings(local);
});
afterAll(readModel.close);

/** Required fields of two rows of an array besides texts. */
const ROWS: Record<string, [Data, Data]> = {
  plans: [{ kind: 'free' }, { kind: 'free' }],
  buyerFacts: [
    { fact: 'dpa', values: ['yes'], basis: 'general' },
    { fact: 'sso', values: ['no'], basis: 'general' },
  ],
};

/** Every collection with drafts and localized texts. */
const COLLECTIONS = ['tools', 'categories', 'courses', 'dictionary-terms', 'products', 'faqs', 'pages'] as const;

const fieldsOf = (collection: string): FlattenedField[] =>
  (payload.collections as Record<string, { config: { flattenedFields: FlattenedField[] } }>)[collection]?.config.flattenedFields ?? [];
const isText = (field: FlattenedField) => 'localized' in field && Boolean(field.localized) && ['text', 'textarea', 'richText'].includes(field.type);

/** A text for every localized field, also in groups and rows; rows preserve their given ids. */
function texts(fields: FlattenedField[], text: (name: string) => string, rows: Data = {}): Data {
  const data: Data = {};
  for (const field of fields) {
    if (isText(field)) data[field.name] = field.type === 'richText' ? richText(text(field.name)) : text(field.name);
    else if (field.type === 'group') {
      const inside = texts(field.flattenedFields, text);
      if (Object.keys(inside).length > 0) data[field.name] = inside;
    } else if (field.type === 'array') {
      const ids = (rows[field.name] as { id: string }[] | undefined) ?? [undefined, undefined];
      data[field.name] = ids.map((row, index) => ({
        ...ROWS[field.name]?.[index],
        ...(row ? { id: row.id } : {}),
        ...texts(field.flattenedFields, (name) => text(`${name} ${index}`)),
      }));
    }
  }
  return data;
}

/** Localized texts of a document in one language, read from one or all languages; null if missing. */
function textsOf(fields: FlattenedField[], doc: Data, locale: Locale): Data {
  const found: Data = {};
  for (const field of fields) {
    const value = doc[field.name];
    if (isText(field)) {
      const isByLocale = typeof value === 'object' && value !== null && LOCALE_CODES.some((code) => code in value);
      const own = isByLocale ? (value as InBoth<unknown>)[locale] : value;
      found[field.name] = (field.type === 'richText' ? plainText(own) : own) ?? null;
    } else if (field.type === 'group') {
      const inside = textsOf(field.flattenedFields, (value as Data | undefined) ?? {}, locale);
      if (Object.keys(inside).length > 0) found[field.name] = inside;
    } else if (field.type === 'array') {
      found[field.name] = ((value as Data[] | undefined) ?? []).map((row) => textsOf(field.flattenedFields, row, locale));
    }
  }
  return found;
}

const inBoth = async (read: (locale: Locale) => Promise<Data> | Data): Promise<InBoth<Data>> => ({ en: await read('en'), nl: await read('nl') });
const publicRow = (collection: string, id: number) =>
  payload.db.findOne<StoredDocument>({ collection: collection as 'tools', where: { id: { equals: id } } }) as Promise<StoredDocument>;

/** The newest version, and when it was written as Payload's panel compares it with the row. */
async function newest(collection: string, id: number): Promise<{ version: StoredDocument; updatedAt: string }> {
  const { docs } = await payload.db.findVersions<StoredDocument>({
    collection: collection as 'tools',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    pagination: false,
  });
  expect(docs).toHaveLength(1);
  return docs[0] as unknown as { version: StoredDocument; updatedAt: string };
}
const newestVersion = async (collection: string, id: number) => (await newest(collection, id)).version;

/** Public and newest texts in both languages; checks that visitors see the public ones, and that the panel offers to publish a newer draft. */
async function look(collection: string, id: number) {
  const [row, { version, updatedAt }] = [await publicRow(collection, id), await newest(collection, id)];
  if (row._status === 'published' && version._status === 'draft') expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(String(row.updatedAt)));
  const isPublic = row._status === 'published' && !row.deletedAt;
  const inRow = await inBoth((locale) => textsOf(fieldsOf(collection), row, locale));
  for (const locale of LOCALE_CODES) {
    const answer = await rest('GET', `/${collection}/${id}?locale=${locale}`);
    expect(answer.status).toBe(isPublic ? 200 : 404);
    if (isPublic) expect(textsOf(fieldsOf(collection), answer.body, locale)).toEqual(inRow[locale]);
  }
  return {
    public: isPublic ? inRow : null,
    newest: await inBoth((locale) => textsOf(fieldsOf(collection), version, locale)),
    status: version._status,
  };
}

interface Way {
  create(collection: string, locale: Locale, data: Data): Promise<number>;
  /** Saves a draft. */
  draft(collection: string, id: number, locale: Locale, data: Data): Promise<void>;
  autosave(collection: string, id: number, locale: Locale, data: Data): Promise<void>;
  publishAll(collection: string, id: number, locale: Locale, data?: Data): Promise<void>;
  publishOne(collection: string, id: number, locale: Locale, data?: Data): Promise<void>;
  /** Takes all languages off. */
  unpublish(collection: string, id: number): Promise<void>;
  unpublishOne(collection: string, id: number, locale: Locale): Promise<void>;
  revert(collection: string, id: number, parts: readonly Part[]): Promise<void>;
  restore(collection: string, version: number, locale: Locale): Promise<void>;
  duplicate(collection: string, id: number, locale: Locale): Promise<number>;
  trash(collection: string, id: number): Promise<void>;
  untrash(collection: string, id: number, status: 'draft' | 'published'): Promise<void>;
  publishMany(collection: string, ids: number[], locale: Locale): Promise<void>;
  unpublishMany(collection: string, ids: number[], locale: Locale): Promise<void>;
}

const ok = (answer: Answer, status = 200): Answer => {
  expect(answer.status, answer.text.slice(0, 400)).toBe(status);
  return answer;
};

/** A panel form: all fields in one language plus the typed changes. */
async function form(collection: string, id: number, locale: Locale, data: Data): Promise<FormData> {
  const { body } = ok(await rest('GET', `/${collection}/${id}?draft=true&depth=0&locale=${locale}&fallback-locale=null`, { token: editor.token }));
  const result = new FormData();
  result.set('_payload', JSON.stringify({ ...body, ...data }));
  return result;
}

const patch = async (path: string, body: BodyInit | Data): Promise<Answer> => ok(await rest('PATCH', path, { token: editor.token, body }));
const idsQuery = (ids: number[]) => ids.map((id, index) => `&where[and][1][id][in][${index}]=${id}`).join('');

async function restoreVersion(collection: string, version: number, locale: Locale): Promise<void> {
  ok(await rest('POST', `/${collection}/versions/${version}?locale=${locale}&fallback-locale=${OTHER[locale]}`, { token: editor.token }));
}

const panel: Way = {
  create: async (collection, locale, data) => {
    const body = new FormData();
    body.set('_payload', JSON.stringify(data));
    const query = `depth=0&locale=${locale}${data._status === 'published' ? '' : '&draft=true&fallback-locale=null'}`;
    return ok(await rest('POST', `/${collection}?${query}`, { token: editor.token, body }), 201).body.doc.id;
  },
  draft: async (collection, id, locale, data) => {
    await patch(
      `/${collection}/${id}?depth=0&draft=true&fallback-locale=null&locale=${locale}`,
      await form(collection, id, locale, { ...data, _status: 'draft' }),
    );
  },
  autosave: async (collection, id, locale, data) => {
    const query = `autosave=true&depth=0&draft=true&fallback-locale=null&locale=${locale}`;
    await patch(`/${collection}/${id}?${query}`, await form(collection, id, locale, { ...data, _status: 'draft' }));
  },
  publishAll: async (collection, id, locale, data = {}) => {
    await patch(
      `/${collection}/${id}?depth=0&locale=${locale}&parts=${PARTS}`,
      await form(collection, id, locale, { ...data, _status: 'published' }),
    );
  },
  publishOne: async (collection, id, locale, data = {}) => {
    const { body } = await patch(
      `/${collection}/${id}?depth=0&locale=${locale}`,
      await form(collection, id, locale, { ...data, _status: 'published' }),
    );
    // The state the form shows next and saves again.
    const newest = await newestVersion(collection, id);
    expect(textsOf(fieldsOf(collection), body.doc, locale)).toEqual(textsOf(fieldsOf(collection), newest, locale));
  },
  unpublish: async (collection, id) => {
    await patch(`/${collection}/${id}?depth=0&fallback-locale=null&unpublishAllLocales=true`, { _status: 'draft' });
  },
  unpublishOne: async (collection, id, locale) => {
    await patch(`/${collection}/${id}?depth=0&fallback-locale=null&locale=${locale}`, { _status: 'draft' });
  },
  revert: async (collection, id, parts) => {
    ok(await rest('POST', '/publishing/revert', { token: editor.token, body: { collection, id, parts } }));
  },
  restore: restoreVersion,
  duplicate: async (collection, id, locale) =>
    ok(await rest('POST', `/${collection}/${id}/duplicate?locale=${locale}`, { token: editor.token, body: { _status: 'draft' } })).body.doc.id,
  trash: async (collection, id) => {
    await patch(`/${collection}/${id}`, { deletedAt: new Date().toISOString() });
  },
  untrash: async (collection, id, status) => {
    const query = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`;
    const { body } = await patch(`/${collection}?${query}`, { deletedAt: null, _status: status });
    expect(body.docs).toHaveLength(1);
  },
  publishMany: async (collection, ids, locale) => {
    const query = `locale=${locale}&where[and][0][_status][not_equals]=published${idsQuery(ids)}&draft=true`;
    expect((await patch(`/${collection}?${query}`, { _status: 'published' })).body.docs).toHaveLength(ids.length);
  },
  unpublishMany: async (collection, ids, locale) => {
    const query = `locale=${locale}&where[and][0][_status][not_equals]=draft${idsQuery(ids)}`;
    expect((await patch(`/${collection}?${query}`, { _status: 'draft' })).body.docs).toHaveLength(ids.length);
  },
};

/** As an editor, with fallback to the other language. */
const asEditor = (collection: string, locale: Locale) =>
  ({ collection, locale, fallbackLocale: OTHER[locale], user: editor.user, overrideAccess: false }) as const;

const localApi: Way = {
  create: async (collection, locale, data) => (await local.create({ ...asEditor(collection, locale), data, draft: data._status !== 'published' })).id,
  draft: async (collection, id, locale, data) => {
    await local.update({ ...asEditor(collection, locale), id, data, draft: true });
  },
  autosave: async (collection, id, locale, data) => {
    await local.update({ ...asEditor(collection, locale), id, data, draft: true, autosave: true });
  },
  publishAll: async (collection, id, locale, data = {}) => {
    await local.update({ ...asEditor(collection, locale), id, data: { ...data, _status: 'published' }, context: { parts: PARTS } });
  },
  publishOne: async (collection, id, locale, data = {}) => {
    await local.update({ ...asEditor(collection, locale), id, data: { ...data, _status: 'published' } });
  },
  unpublish: async (collection, id) => {
    await local.update({ ...asEditor(collection, 'en'), id, data: { _status: 'draft' }, unpublishAllLocales: true });
  },
  unpublishOne: async (collection, id, locale) => {
    await local.update({ ...asEditor(collection, locale), id, data: { _status: 'draft' } });
  },
  revert: async (collection, id, parts) => {
    await local.update({ ...asEditor(collection, 'en'), id, data: {}, draft: true, context: { isRevert: true, parts } });
  },
  restore: async (collection, version, locale) => {
    await local.restoreVersion({ ...asEditor(collection, locale), id: version });
  },
  duplicate: async (collection, id, locale) => (await local.duplicate({ ...asEditor(collection, locale), id, draft: true })).id,
  trash: async (collection, id) => {
    await local.update({ ...asEditor(collection, 'en'), id, data: { deletedAt: new Date().toISOString() } });
  },
  untrash: async (collection, id, status) => {
    await local.update({ ...asEditor(collection, 'en'), where: { id: { equals: id } }, trash: true, data: { deletedAt: null, _status: status } });
  },
  publishMany: async (collection, ids, locale) => {
    await local.update({ ...asEditor(collection, locale), where: { id: { in: ids } }, data: { _status: 'published' }, draft: true });
  },
  unpublishMany: async (collection, ids, locale) => {
    await local.update({ ...asEditor(collection, locale), where: { id: { in: ids } }, data: { _status: 'draft' } });
  },
};

describe.each([
  ['the panel', panel],
  ['the Local API', localApi],
] as const)('through %s', (_name, way) => {
  describe.each(COLLECTIONS)('%s', (collection) => {
    const fields = () => fieldsOf(collection);
    const write = (locale: Locale, note: string, rows?: Data) => texts(fields(), (name) => `${name} ${locale}${note}`, rows);
    const read = (locale: Locale, note: string) => textsOf(fields(), write(locale, note), locale);
    const both = (en: string, nl = en) => ({ en: read('en', en), nl: read('nl', nl) });
    const rowsOf = (id: number) => newestVersion(collection, id) as Promise<Data>;
    /** No texts, in as many rows as the other language has. */
    const none = () =>
      textsOf(
        fields(),
        texts(fields(), () => ''),
        'en',
      );
    const empty = (): Data => JSON.parse(JSON.stringify(none()), (_key, value) => (value === '' ? null : value));

    const create = (locale: Locale, status: 'draft' | 'published', note = ' 1') =>
      way.create(collection, locale, {
        ...(SAMPLES[collection]?.data(surroundings, 0) ?? {}),
        ...(collection === 'faqs' ? {} : { [collection === 'categories' ? 'code' : 'slug']: unique('entry') }),
        ...write(locale, note),
        _status: status,
      });

    /** Public in both languages. */
    async function createInBoth(): Promise<number> {
      const id = await create('en', 'published');
      await way.publishAll(collection, id, 'nl', write('nl', ' 1', await rowsOf(id)));
      return id;
    }
    const draft = async (id: number, locale: Locale, note: string) => way.draft(collection, id, locale, write(locale, note, await rowsOf(id)));

    test('publishes one language, then the other: both are public', async () => {
      expect(await look(collection, await createInBoth())).toEqual({ public: both(' 1'), newest: both(' 1'), status: 'published' });
    });

    describe.each(LOCALE_CODES)('in %s', (locale) => {
      const other = OTHER[locale];
      /** One note for the current language, one for the other. */
      const each = (own: string, others: string) => (locale === 'en' ? both(own, others) : both(others, own));
      const alone = (note: string) => ({ ...each(note, note), [other]: empty() });

      test('creates a draft without text in the other language and nothing public', async () => {
        const id = await create(locale, 'draft');
        expect(await look(collection, id)).toEqual({ public: null, newest: alone(' 1'), status: 'draft' });
      });

      test('creates a published document without text in the other language', async () => {
        const id = await create(locale, 'published');
        expect(await look(collection, id)).toEqual({ public: alone(' 1'), newest: alone(' 1'), status: 'published' });
      });

      test('saves a draft without changing anything public or the other language', async () => {
        const id = await createInBoth();
        await draft(id, locale, ' 2');
        expect(await look(collection, id)).toEqual({ public: both(' 1'), newest: each(' 2', ' 1'), status: 'draft' });
      });

      test('autosaves one version without changing anything public or the other language', async () => {
        const id = await createInBoth();
        await draft(id, other, ' 2');
        const rows = await rowsOf(id);
        const versions = async () =>
          (await payload.countVersions({ collection: collection as 'tools', where: { parent: { equals: id } } })).totalDocs;
        const before = await versions();
        for (const note of [' 3', ' 4', ' 5']) await way.autosave(collection, id, locale, write(locale, note, rows));
        expect(await look(collection, id)).toEqual({ public: both(' 1'), newest: each(' 5', ' 2'), status: 'draft' });
        expect(await versions()).toBe(before + 1);
      });

      test('publishes the drafts of both languages', async () => {
        const id = await createInBoth();
        await draft(id, locale, ' 2');
        await draft(id, other, ' 3');
        await way.publishAll(collection, id, locale);
        expect(await look(collection, id)).toEqual({ public: each(' 2', ' 3'), newest: each(' 2', ' 3'), status: 'published' });
      });

      test('publishes one language and leaves the other and its draft as they were', async () => {
        const id = await createInBoth();
        await draft(id, other, ' 3');
        await way.publishOne(collection, id, locale, write(locale, ' 2', await rowsOf(id)));
        expect(await look(collection, id)).toEqual({ public: each(' 2', ' 1'), newest: each(' 2', ' 3'), status: 'draft' });
        await way.publishOne(collection, id, other);
        expect(await look(collection, id)).toEqual({ public: each(' 2', ' 3'), newest: each(' 2', ' 3'), status: 'published' });
      });

      test('leaves no draft after publishing one language without another draft', async () => {
        const id = await createInBoth();
        await way.publishOne(collection, id, locale, write(locale, ' 2', await rowsOf(id)));
        expect(await look(collection, id)).toEqual({ public: each(' 2', ' 1'), newest: each(' 2', ' 1'), status: 'published' });
      });

      test('publishes one language only of an unpublished document', async () => {
        const id = await create(locale, 'draft');
        await draft(id, other, ' 1');
        await way.publishOne(collection, id, locale);
        expect(await look(collection, id)).toEqual({ public: alone(' 1'), newest: both(' 1'), status: 'draft' });
        await way.publishOne(collection, id, other);
        expect(await look(collection, id)).toEqual({ public: both(' 1'), newest: both(' 1'), status: 'published' });
      });

      test('starts a draft after publishing one language from both newest texts', async () => {
        const id = await createInBoth();
        await draft(id, other, ' 3');
        await way.publishOne(collection, id, locale, write(locale, ' 2', await rowsOf(id)));
        const rows = await rowsOf(id);
        await way.autosave(collection, id, locale, write(locale, ' 4', rows));
        await way.autosave(collection, id, other, write(other, ' 5', rows));
        expect(await look(collection, id)).toEqual({ public: each(' 2', ' 1'), newest: each(' 4', ' 5'), status: 'draft' });
      });

      test('preserves both drafts when unpublished and republishes one language only', async () => {
        const id = await createInBoth();
        await draft(id, locale, ' 2');
        await draft(id, other, ' 3');
        await way.unpublish(collection, id);
        expect(await look(collection, id)).toEqual({ public: null, newest: each(' 2', ' 3'), status: 'draft' });
        await way.publishOne(collection, id, locale);
        expect(await look(collection, id)).toEqual({ public: alone(' 2'), newest: each(' 2', ' 3'), status: 'draft' });
      });

      test('restores a published version as a draft in both languages and publishes nothing', async () => {
        const id = await createInBoth();
        const { docs } = await local.findVersions({ collection, where: { parent: { equals: id } }, sort: '-createdAt', limit: 1 });
        await draft(id, other, ' 2');
        await way.publishOne(collection, id, locale, write(locale, ' 3', await rowsOf(id)));
        await way.restore(collection, docs[0]?.id ?? 0, locale);
        expect(await look(collection, id)).toEqual({ public: each(' 3', ' 1'), newest: both(' 1'), status: 'draft' });
      });

      test('restores a draft as a draft and unpublishes nothing', async () => {
        const id = await createInBoth();
        await draft(id, locale, ' 2');
        const { docs } = await local.findVersions({ collection, where: { parent: { equals: id } }, sort: '-createdAt', limit: 1 });
        await draft(id, locale, ' 3');
        await draft(id, other, ' 4');
        await way.restore(collection, docs[0]?.id ?? 0, other);
        expect(await look(collection, id)).toEqual({ public: both(' 1'), newest: each(' 2', ' 1'), status: 'draft' });
      });

      test('duplicates both languages of the newest version unpublished', async () => {
        const id = await createInBoth();
        await draft(id, other, ' 2');
        const copy = await way.duplicate(collection, id, locale);
        expect(await look(collection, copy)).toEqual({ public: null, newest: each(' 1', ' 2'), status: 'draft' });
        expect(await look(collection, id)).toEqual({ public: both(' 1'), newest: each(' 1', ' 2'), status: 'draft' });
      });

      test('preserves drafts as the newest version when unpublished from the list', async () => {
        const ids = [await createInBoth(), await createInBoth()];
        for (const id of ids) await draft(id, other, ' 2');
        await way.unpublishMany(collection, ids, locale);
        for (const id of ids) {
          expect(await look(collection, id)).toEqual({ public: { ...both(' 1'), [locale]: empty() }, newest: each(' 1', ' 2'), status: 'draft' });
        }
        await way.unpublishMany(collection, ids, other);
        for (const id of ids) expect(await look(collection, id)).toEqual({ public: null, newest: each(' 1', ' 2'), status: 'draft' });
      });

      test('publishes the language of the list only', async () => {
        const ids = [await createInBoth(), await createInBoth()];
        for (const id of ids) await draft(id, locale, ' 2');
        for (const id of ids) await draft(id, other, ' 3');
        await way.publishMany(collection, ids, locale);
        for (const id of ids) expect(await look(collection, id)).toEqual({ public: each(' 2', ' 1'), newest: each(' 2', ' 3'), status: 'draft' });
      });

      test('takes one language off and leaves both drafts as they were', async () => {
        const id = await createInBoth();
        await draft(id, locale, ' 2');
        await draft(id, other, ' 3');
        await way.unpublishOne(collection, id, locale);
        expect(await look(collection, id)).toEqual({ public: { ...both(' 1'), [locale]: empty() }, newest: each(' 2', ' 3'), status: 'draft' });
      });

      test('reverts one language to what is public, publishes nothing and leaves the other draft', async () => {
        const id = await createInBoth();
        await draft(id, locale, ' 2');
        await draft(id, other, ' 3');
        await way.revert(collection, id, [locale]);
        expect(await look(collection, id)).toEqual({ public: both(' 1'), newest: each(' 1', ' 3'), status: 'draft' });
        await way.revert(collection, id, [other]);
        expect(await look(collection, id)).toEqual({ public: both(' 1'), newest: both(' 1'), status: 'published' });
      });

      test.each(['draft', 'published'] as const)('preserves the draft when restored from the trash as %s', async (status) => {
        const id = await createInBoth();
        await draft(id, locale, ' 2');
        await way.trash(collection, id);
        expect(await look(collection, id)).toEqual({ public: null, newest: each(' 2', ' 1'), status: 'draft' });
        await way.untrash(collection, id, status);
        expect(await look(collection, id)).toEqual({ public: status === 'published' ? both(' 1') : null, newest: each(' 2', ' 1'), status: 'draft' });
        expect((await newestVersion(collection, id)).deletedAt ?? null).toBeNull();
      });

      test('makes a change without a status in public and in the draft', async () => {
        const id = await createInBoth();
        await draft(id, other, ' 2');
        const [name] = Object.entries(write(locale, '')).flatMap(([key, value]) => (typeof value === 'string' ? [key] : []));
        await local.update({ ...asEditor(collection, locale), id, data: { [String(name)]: 'Changed' } });
        const changed = { [locale]: { ...read(locale, ' 1'), [String(name)]: 'Changed' } };
        expect(await look(collection, id)).toEqual({
          public: { ...both(' 1'), ...changed },
          newest: { ...each(' 1', ' 2'), ...changed },
          status: 'draft',
        });
      });
    });
  });
});

/** Required texts and rows for the tests about tools only. */
const toolTexts = (locale: Locale, note: string, features: (string | { id: string; text: string })[] = []): Data => ({
  tagline: `Tagline ${locale}${note}`,
  features: features.map((row) => (typeof row === 'string' ? { text: row } : row)),
});
const createTool = (data: Data = {}, status: 'draft' | 'published' = 'published', locale: Locale = 'en') =>
  panel.create('tools', locale, { ...SAMPLES.tools?.data(surroundings, 0), ...toolTexts(locale, ' 1'), ...data, _status: status });
const languagesOf = (value: unknown): InBoth<unknown> => ({ en: null, nl: null, ...(value as object) });
const saved = async (id: number) => ({ public: await publicRow('tools', id), newest: await newestVersion('tools', id) });
const featuresOf = (doc: StoredDocument, locale: Locale) => (doc.features as { text?: InBoth<string> }[]).map(({ text }) => text?.[locale] ?? null);
const rowIds = async (id: number) => ((await newestVersion('tools', id)).features as { id: string }[]).map((row) => row.id);

describe('rows, when one language is published', () => {
  /** Public with two rows in both languages. */
  async function createRows() {
    const id = await createTool({ features: [{ text: 'First en' }, { text: 'Second en' }] });
    const [first, second] = (await rowIds(id)) as [string, string];
    await panel.publishAll(
      'tools',
      id,
      'nl',
      toolTexts('nl', ' 1', [
        { id: first, text: 'Eerste' },
        { id: second, text: 'Tweede' },
      ]),
    );
    return { id, first, second };
  }

  test.each([
    ['the panel', panel],
    ['the Local API', localApi],
  ] as const)('preserve their texts in the other language when reordered through %s', async (_name, way) => {
    const { id, first, second } = await createRows();
    await way.publishOne('tools', id, 'nl', {
      features: [
        { id: second, text: 'Tweede 2' },
        { id: first, text: 'Eerste 2' },
      ],
    });
    const { public: row, newest } = await saved(id);
    for (const doc of [row, newest])
      expect([featuresOf(doc, 'nl'), featuresOf(doc, 'en')]).toEqual([
        ['Tweede 2', 'Eerste 2'],
        ['Second en', 'First en'],
      ]);
  });

  test('are removed with all their texts, and start empty in the other language', async () => {
    const { id, second } = await createRows();
    await panel.draft('tools', id, 'en', { features: [{ id: second, text: 'Second unfinished' }] });
    const rows = [{ text: 'Nieuw' }, { id: second, text: 'Tweede 2' }];
    await panel.publishOne('tools', id, 'nl', { features: rows });
    const { public: row, newest } = await saved(id);
    expect([featuresOf(row, 'nl'), featuresOf(row, 'en')]).toEqual([
      ['Nieuw', 'Tweede 2'],
      [null, 'Second en'],
    ]);
    expect([featuresOf(newest, 'nl'), featuresOf(newest, 'en')]).toEqual([
      ['Nieuw', 'Tweede 2'],
      [null, 'Second unfinished'],
    ]);
  });

  test('do not publish the draft text of a new row', async () => {
    const { id, first, second } = await createRows();
    const rows = (texts: string[]) => [
      { id: first, text: texts[0] },
      { id: second, text: texts[1] },
    ];
    await panel.draft('tools', id, 'en', { features: [{ text: 'Unfinished' }, ...rows(['First en', 'Second en'])] });
    const [added] = await rowIds(id);
    await panel.publishOne('tools', id, 'nl', { features: [{ id: added, text: 'Nieuw' }, ...rows(['Eerste', 'Tweede'])] });
    const { public: row, newest } = await saved(id);
    expect([featuresOf(row, 'nl'), featuresOf(row, 'en')]).toEqual([
      ['Nieuw', 'Eerste', 'Tweede'],
      [null, 'First en', 'Second en'],
    ]);
    expect(featuresOf(newest, 'en')).toEqual(['Unfinished', 'First en', 'Second en']);
  });
});

describe('publishing one language', () => {
  test('publishes an emptied text of that language and nothing of the other', async () => {
    const id = await createTool({ description: richText('About') });
    await panel.publishAll('tools', id, 'nl', { tagline: 'Slagzin', description: richText('Over') });
    await panel.draft('tools', id, 'nl', { description: null });
    await panel.draft('tools', id, 'en', { description: null });
    await panel.publishOne('tools', id, 'nl');
    const { public: row } = await saved(id);
    expect([plainText((row.description as InBoth<unknown>).nl), plainText((row.description as InBoth<unknown>).en)]).toEqual([null, 'About']);
    await panel.publishOne('tools', id, 'en');
    expect(plainText(((await saved(id)).public.description as InBoth<unknown>).en)).toBeNull();
  });

  test('preserves the other language when the published version has left the history', async () => {
    const id = await createTool();
    await panel.publishAll('tools', id, 'nl', { tagline: 'Slagzin' });
    await payload.db.deleteVersions({
      collection: 'tools',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    });
    await panel.draft('tools', id, 'en', { tagline: 'Unfinished' });
    await payload.db.deleteVersions({
      collection: 'tools',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    });
    await panel.publishOne('tools', id, 'nl', { tagline: 'Slagzin 2' });
    const { public: row, newest } = await saved(id);
    expect([row.tagline, newest.tagline]).toEqual([
      { en: 'Tagline en 1', nl: 'Slagzin 2' },
      { en: 'Unfinished', nl: 'Slagzin 2' },
    ]);
  });

  test('creates a version that restores exactly what became public', async () => {
    const id = await createTool();
    await panel.draft('tools', id, 'en', { tagline: 'Unfinished' });
    await panel.publishOne('tools', id, 'nl', { tagline: 'Slagzin' });
    const { docs } = await local.findVersions({
      collection: 'tools',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
      sort: '-updatedAt',
      limit: 1,
    });
    await panel.publishAll('tools', id, 'en', { tagline: 'Finished' });
    await panel.restore('tools', docs[0]?.id ?? 0, 'nl');
    expect(languagesOf((await saved(id)).newest.tagline)).toEqual({ en: 'Tagline en 1', nl: 'Slagzin' });
  });

  test('follows the language parameter, not the language of the request', async () => {
    const id = await createTool();
    const body = { tagline: 'Slagzin', _status: 'published' };
    await patch(`/tools/${id}?locale=en&publishSpecificLocale=nl`, body);
    expect(languagesOf((await saved(id)).public.tagline)).toEqual({ en: 'Tagline en 1', nl: 'Slagzin' });
    for (const locale of ['de', 'all', '*'])
      expect((await rest('PATCH', `/tools/${id}?publishSpecificLocale=${locale}`, { token: editor.token, body })).status).toBe(400);
    expect(languagesOf((await saved(id)).public.tagline)).toEqual({ en: 'Tagline en 1', nl: 'Slagzin' });
  });

  test('publishes the request language by default, and saves a draft when asked', async () => {
    const id = await createTool();
    await patch(`/tools/${id}?publishSpecificLocale=nl&draft=true`, { tagline: 'Concept' });
    expect(languagesOf((await saved(id)).public.tagline)).toEqual({ en: 'Tagline en 1', nl: null });
    expect(languagesOf((await saved(id)).newest.tagline)).toEqual({ en: 'Tagline en 1', nl: 'Concept' });
    await panel.draft('tools', id, 'en', { tagline: 'Unfinished' });
    await patch(`/tools/${id}?publishSpecificLocale=nl`, {});
    expect((await saved(id)).public).toMatchObject({ tagline: { en: 'Tagline en 1', nl: 'Concept' }, _status: 'published' });
  });

  test.each(['', 'shared', 'en', 'all'])('without what is shared: parts=nl,%s', async (part) => {
    const id = await createTool();
    await panel.draft('tools', id, 'en', { tagline: 'Unfinished', maker: 'Draft' });
    const answer = await rest('PATCH', `/tools/${id}?locale=nl&parts=nl${part && `,${part}`}`, {
      token: editor.token,
      body: { tagline: 'Slagzin', _status: 'published' },
    });
    const { tagline, maker } = (await saved(id)).public;
    const isKnown = part !== 'all';
    expect(answer.status).toBe(isKnown ? 200 : 400);
    expect([languagesOf(tagline), maker ?? null]).toEqual([
      { en: part === 'en' ? 'Unfinished' : 'Tagline en 1', nl: isKnown ? 'Slagzin' : null },
      part === 'shared' ? 'Draft' : null,
    ]);
  });

  test.each(['parts=', 'parts=dutch', 'parts[]=nl', 'parts=nl,,'])('refuses unknown parts: %s', async (query) => {
    const id = await createTool();
    const before = await saved(id);
    for (const body of [{ _status: 'published' }, { _status: 'draft' }]) {
      expect((await rest('PATCH', `/tools/${id}?locale=nl&${query}`, { token: editor.token, body })).status).toBe(400);
    }
    expect(await saved(id)).toEqual(before);
  });

  test('returns texts of that language only, so a form cannot save the other', async () => {
    const id = await createTool();
    const { body } = await patch(`/tools/${id}?depth=0&locale=nl&publishSpecificLocale=nl`, { tagline: 'Slagzin', _status: 'published' });
    expect(body.doc).toMatchObject({ tagline: 'Slagzin' });
    expect(body.doc.description ?? null).toBeNull();
    const { body: again } = await patch(`/tools/${await createTool()}?depth=0&locale=nl&draft=true&fallback-locale=null`, { tagline: 'Slagzin' });
    expect(again.doc.description ?? null).toBeNull();
  });

  test('expires every page that shows it; a draft expires none', async () => {
    const id = await createTool();
    await takeExpiredTags(payload);
    await panel.autosave('tools', id, 'en', { tagline: 'Unfinished' });
    expect(await takeExpiredTags(payload)).toEqual([]);
    await panel.publishOne('tools', id, 'nl', { tagline: 'Slagzin' });
    expect(await takeExpiredTags(payload)).toContain(`tool:${id}`);
  });
});

describe('search and lists', () => {
  const taglines = async (id: number) =>
    Object.fromEntries(
      (await readModel.sql('select locale, tagline from search.tools where tool_id = $1', [id])).rows.map((row) => [row.locale, row.tagline]),
    );
  const names = async (kind: string, id: number) =>
    (await readModel.sql('select distinct name from search.entries where kind = $1 and entry_id = $2 order by 1', [kind, id])).rows.map(
      (row) => row.name,
    );

  test('omit drafts of an unpublished language', async () => {
    const id = await createTool({ tagline: 'Unfinished English' }, 'draft');
    expect(await taglines(id)).toEqual({});
    await panel.publishOne('tools', id, 'nl', { tagline: 'Nederlands' });
    expect(Object.values(await taglines(id))).not.toContain('Unfinished English');
    expect((await taglines(id)).nl).toBe('Nederlands');
    await panel.publishOne('tools', id, 'en');
    expect(await taglines(id)).toEqual({ en: 'Unfinished English', nl: 'Nederlands' });
    await panel.draft('tools', id, 'en', { tagline: 'Later' });
    await panel.publishOne('tools', id, 'nl', { tagline: 'Nieuw' });
    expect(await taglines(id)).toEqual({ en: 'Unfinished English', nl: 'Nieuw' });
  });

  test.each([
    ['categories', 'category', {}],
    ['dictionary-terms', 'term', { definition: 'Een woord' }],
    ['products', 'product', { summary: 'Een product' }],
  ] as const)('omit names of %s in an unpublished language', async (collection, kind, data) => {
    const name = unique('Unfinished');
    const id = await panel.create(collection, 'en', { ...SAMPLES[collection]?.data(surroundings, 0), name, _status: 'draft' });
    const dutch = unique('Nederlands');
    await panel.publishOne(collection, id, 'nl', { ...data, name: dutch });
    expect(await names(kind, id)).toEqual([dutch]);
    await panel.publishOne(collection, id, 'en');
    expect(await names(kind, id)).toEqual([dutch, name].sort());
  });

  test('drop a trashed document with a draft and restore it unchanged', async () => {
    const id = await createTool();
    await panel.draft('tools', id, 'en', { tagline: 'Unfinished' });
    await panel.trash('tools', id);
    expect(await taglines(id)).toEqual({});
    await panel.untrash('tools', id, 'published');
    expect((await taglines(id)).en).toBe('Tagline en 1');
  });
});

describe('the moderation state', () => {
  const steps = async (id: number) =>
    (
      await local.find({
        collection: 'moderation-events',
        where: { and: [{ collection: { equals: 'tools' } }, { document: { equals: id } }] },
        sort: 'id',
      })
    ).docs.map(({ action }) => action);
  const stateOf = async (id: number) => ((await newestVersion('tools', id)).moderation as { state: string }).state;

  test('of a submission becomes published once, with its first language', async () => {
    const id = await createTool({}, 'draft');
    await payload.db.pool.query("update tools set moderation_state = 'pending' where id = $1", [id]);
    await payload.db.pool.query("update _tools_v set version_moderation_state = 'pending' where parent_id = $1", [id]);
    await panel.publishOne('tools', id, 'nl', { tagline: 'Slagzin' });
    await panel.publishOne('tools', id, 'en');
    expect([await stateOf(id), await steps(id)]).toEqual(['published', ['approve']]);
    expect((await publicRow('tools', id)).moderation).toMatchObject({ state: 'published' });
  });

  test('survives drafts, autosaves, restored drafts and the trash, but not unpublishing', async () => {
    const id = await createTool();
    await panel.draft('tools', id, 'nl', { tagline: 'Concept' });
    await panel.autosave('tools', id, 'nl', { tagline: 'Concept 2' });
    const { docs } = await local.findVersions({ collection: 'tools', where: { parent: { equals: id } }, sort: '-createdAt', limit: 1 });
    await panel.restore('tools', docs[0]?.id ?? 0, 'nl');
    await panel.trash('tools', id);
    await panel.untrash('tools', id, 'published');
    expect([await stateOf(id), await steps(id)]).toEqual(['published', []]);
    await panel.unpublish('tools', id);
    expect([await stateOf(id), await steps(id)]).toEqual(['unpublished', ['unpublish']]);
  });

  test('follows a bulk unpublish of tools with drafts', async () => {
    const ids = [await createTool(), await createTool(), await createTool()];
    await panel.draft('tools', ids[1] ?? 0, 'nl', { tagline: 'Concept' });
    await panel.unpublishMany('tools', ids, 'en');
    for (const id of ids) expect([await stateOf(id), await steps(id)]).toEqual(['unpublished', ['unpublish']]);
    expect((await newestVersion('tools', ids[1] ?? 0)).tagline).toEqual({ en: 'Tagline en 1', nl: 'Concept' });
  });
});

describe('required fields', () => {
  const refused = async (path: string, body: Data, field: string) => {
    const answer = await rest('PATCH', path, { token: editor.token, body, language: 'nl' });
    expect([answer.status, answer.body.errors[0].data.errors.map(({ path: at }: { path: string }) => at)]).toEqual([400, [field]]);
  };

  test('apply to the current language: English is published while Dutch waits', async () => {
    const id = await createTool({ features: [{ text: 'Fast' }] });
    await panel.autosave('tools', id, 'en', { tagline: 'Tagline 2' });
    await panel.publishOne('tools', id, 'en');
    expect(languagesOf((await saved(id)).public.tagline)).toEqual({ en: 'Tagline 2', nl: null });
    await panel.publishAll('tools', id, 'en', { tagline: 'Tagline 3' });
    expect(languagesOf((await saved(id)).public.tagline)).toEqual({ en: 'Tagline 3', nl: null });
  });

  test('are reported with document and language on bulk publish', async () => {
    const id = await createTool();
    const answer = await rest('PATCH', `/tools?locale=nl&draft=true&where[id][in]=${id}`, {
      token: editor.token,
      language: 'nl',
      body: { _status: 'published' },
    });
    expect(answer.body.errors[0].message).toMatch(/^.+: .*Slagzin.* \(Nederlands\)$/);
  });

  test('in rows are required in English and optional in Dutch', async () => {
    const id = await createTool({ features: [{ text: 'Fast' }] });
    const [row] = await rowIds(id);
    await panel.publishOne('tools', id, 'nl', { tagline: 'Slagzin', features: [{ id: row, text: null }] });
    expect(featuresOf((await saved(id)).public, 'en')).toEqual(['Fast']);
    await refused(`/tools/${id}?draft=true&autosave=true&locale=en`, { features: [{ id: row, text: null }] }, 'features.0.text');
  });

  test.each(['draft=true&autosave=true', 'draft=true', 'publishSpecificLocale=nl', ''])(
    'reject an invalid form without saving any of it (%s)',
    async (query) => {
      const id = await createTool();
      const before = await saved(id);
      await refused(`/tools/${id}?locale=nl&${query}`, { tagline: null, maker: 'Nobody' }, 'tagline');
      expect(await saved(id)).toEqual(before);
    },
  );
});

describe('a text in Dutch only', () => {
  const createDutch = (status: 'draft' | 'published') => createTool({ ...toolTexts('nl', ' 1', ['Snel']) }, status, 'nl');

  test('can be restored from before its translation, with English empty', async () => {
    const id = await createDutch('published');
    const { docs } = await local.findVersions({ collection: 'tools', where: { parent: { equals: id } }, limit: 1 });
    const [row] = await rowIds(id);
    await panel.publishOne('tools', id, 'en', toolTexts('en', ' later', [{ id: String(row), text: 'Fast' }]));
    await panel.restore('tools', docs[0]?.id ?? 0, 'nl');
    const { public: shown, newest } = await saved(id);
    expect(languagesOf(newest.tagline)).toEqual({ en: null, nl: 'Tagline nl 1' });
    expect([featuresOf(newest, 'en'), featuresOf(newest, 'nl')]).toEqual([[null], ['Snel']]);
    expect(languagesOf(shown.tagline)).toEqual({ en: 'Tagline en later', nl: 'Tagline nl 1' });
  });

  test.each([
    ['from its page', (id: number) => panel.unpublish('tools', id)],
    ['from the list', (id: number) => panel.unpublishMany('tools', [id], 'nl')],
    ['over REST', (id: number) => patch(`/tools/${id}?locale=nl`, { _status: 'draft' })],
  ] as const)('can be unpublished %s although English is empty', async (_name, unpublish) => {
    const id = await createDutch('published');
    await unpublish(id);
    expect((await publicRow('tools', id))._status).toBe('draft');
    expect(languagesOf((await saved(id)).newest.tagline)).toEqual({ en: null, nl: 'Tagline nl 1' });
  });
});

describe('a client that reads with a fallback', () => {
  test('changes only what it sends and fills nothing from the other language', async () => {
    const id = await createTool({ description: richText('About') });
    for (const query of ['', '&draft=true', '&publishSpecificLocale=nl']) {
      await patch(`/tools/${id}?locale=nl&fallback-locale=en${query}`, {
        tagline: `Slagzin${query}`,
        _status: query === '&draft=true' ? 'draft' : 'published',
      });
      const { newest } = await saved(id);
      expect([newest.tagline, plainText((newest.description as InBoth<unknown>).nl)]).toEqual([{ en: 'Tagline en 1', nl: `Slagzin${query}` }, null]);
    }
  });

  test('saves a whole English document sent as Dutch without changing English', async () => {
    const id = await createTool();
    const { body } = await rest('GET', `/tools/${id}?locale=nl&fallback-locale=en&depth=0`, { token: editor.token });
    expect(body.tagline).toBe('Tagline en 1');
    await patch(`/tools/${id}?locale=nl&fallback-locale=en&draft=true`, { ...body, _status: 'draft' });
    expect(languagesOf((await saved(id)).public.tagline)).toEqual({ en: 'Tagline en 1', nl: null });
    expect(languagesOf((await saved(id)).newest.tagline)).toEqual({ en: 'Tagline en 1', nl: 'Tagline en 1' });
  });
});

describe('a clock that is set back', () => {
  const setBack = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - seconds * 1000 });
  afterEach(() => void vi.useRealTimers());

  test('leaves one newest version, and the panel offers to publish it', async () => {
    const id = await createTool();
    setBack(60);
    await panel.draft('tools', id, 'en', { tagline: 'Tagline en 2' });
    setBack(60);
    await panel.autosave('tools', id, 'en', { tagline: 'Tagline en 3' });
    setBack(60);
    await panel.autosave('tools', id, 'en', { tagline: 'Tagline en 4' });
    expect((await look('tools', id)).newest.en.tagline).toBe('Tagline en 4');
    setBack(60);
    await panel.publishOne('tools', id, 'nl', { tagline: 'Tagline nl 1' });
    const { public: shown, newest: draft, status } = await look('tools', id);
    expect([shown?.en.tagline, shown?.nl.tagline]).toEqual(['Tagline en 1', 'Tagline nl 1']);
    expect([draft.en.tagline, draft.nl.tagline, status]).toEqual(['Tagline en 4', 'Tagline nl 1', 'draft']);
  });
});

describe('scheduled publishing', () => {
  /** The parts as Payload's field for a language holds them. */
  type Schedule = { type: 'publish' | 'unpublish'; locale?: string };
  async function run(id: number, { type, locale }: Schedule, who: Account = editor, collection = 'tools') {
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, locale, doc: { relationTo: collection, value: String(id) }, user: { relationTo: 'users', value: who.user?.id } } as never,
    });
    await payload.jobs.run({ queue: 'default', limit: 10, silent: true });
    await payload.db.pool.query("delete from payload_jobs where task_slug = 'schedulePublish'");
  }

  test.each(LOCALE_CODES)('publishes one language (%s) and leaves the other as a draft', async (locale) => {
    const id = await createTool();
    await panel.publishAll('tools', id, 'nl', { tagline: 'Tagline nl 1' });
    for (const code of LOCALE_CODES) await panel.draft('tools', id, code, { tagline: `Tagline ${code} 2` });
    await run(id, { type: 'publish', locale });
    expect(languagesOf((await saved(id)).public.tagline)).toEqual({ en: 'Tagline en 1', nl: 'Tagline nl 1', [locale]: `Tagline ${locale} 2` });
    expect(languagesOf((await saved(id)).newest.tagline)).toEqual({ en: 'Tagline en 2', nl: 'Tagline nl 2' });
  });

  test.each(LOCALE_CODES)('publishes the changes of shared fields only if they are named beside the language (%s)', async (locale) => {
    const id = await createTool({ maker: 'Maker 1' });
    await panel.publishAll('tools', id, 'nl', { tagline: 'Tagline nl 1' });
    await panel.draft('tools', id, locale, { tagline: 'Tagline 2', maker: 'Maker 2' });
    await run(id, { type: 'publish', locale });
    expect((await saved(id)).public.maker).toBe('Maker 1');
    await run(id, { type: 'publish', locale: `${locale},shared` });
    expect((await saved(id)).public.maker).toBe('Maker 2');
  });

  test.each(LOCALE_CODES)('takes one language off (%s) and leaves the other public', async (locale) => {
    const id = await createTool();
    await panel.publishAll('tools', id, 'nl', { tagline: 'Tagline nl 1' });
    await panel.draft('tools', id, locale, { tagline: 'Later' });
    await run(id, { type: 'unpublish', locale });
    const { public: row, newest } = await saved(id);
    expect([row._status, languagesOf(row.tagline)]).toEqual(['published', { en: 'Tagline en 1', nl: 'Tagline nl 1', [locale]: null }]);
    expect(languagesOf(newest.tagline)).toEqual({ en: 'Tagline en 1', nl: 'Tagline nl 1', [locale]: 'Later' });
  });

  test('publishes all languages by default and preserves drafts when unpublishing', async () => {
    const id = await createTool({}, 'draft');
    await panel.draft('tools', id, 'nl', { tagline: 'Concept' });
    await run(id, { type: 'publish' });
    expect((await saved(id)).public).toMatchObject({ _status: 'published', tagline: { en: 'Tagline en 1', nl: 'Concept' } });
    await panel.draft('tools', id, 'nl', { tagline: 'Concept 2' });
    await run(id, { type: 'unpublish' });
    const { public: row, newest } = await saved(id);
    expect([row._status, newest._status, newest.tagline]).toEqual(['draft', 'draft', { en: 'Tagline en 1', nl: 'Concept 2' }]);
  });

  test('ends with its document', async () => {
    const [gone, other] = [await createTool(), await createTool()];
    for (const id of [gone, other]) {
      const input = { type: 'unpublish', doc: { relationTo: 'tools', value: String(id) } } as never;
      await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() + 3_600_000) });
    }
    await local.delete({ collection: 'tools', id: gone });
    const { rows } = await payload.db.pool.query(
      "delete from payload_jobs where task_slug = 'schedulePublish' returning input->'doc'->>'value' as id",
    );
    expect(rows).toEqual([{ id: String(other) }]);
  });

  test.each([
    ['disabled', { deletedAt: new Date().toISOString() }],
    ['no longer an editor', { role: 'user' }],
  ] as const)('does nothing if its user is %s by then', async (_state, data) => {
    const former = await createAccount(local, 'editor');
    const id = await createTool({}, 'draft');
    await local.update({ collection: 'users', id: former.user.id, data });
    await run(id, { type: 'publish' }, former);
    expect((await publicRow('tools', id))._status).toBe('draft');
  });
});

describe('a global', () => {
  const GLOBALS = {
    navigation: (locale: Locale) => ({ items: [{ name: `Home ${locale}`, url: '/', children: [{ name: `Tools ${locale}`, url: '/tools' }] }] }),
    footer: (locale: Locale) => ({
      note: `Note ${locale}`,
      groups: [{ title: `Group ${locale}`, links: [{ name: `Link ${locale}`, url: '/faq' }] }],
    }),
    settings: (locale: Locale) => ({ homeTitle: `Title ${locale}`, homeIntro: `Intro ${locale}`, siteDescription: `Site ${locale}` }),
  } as const;
  const admin = { overrideAccess: true } as const;

  const inLanguage = (slug: string, locale: Locale) => local.findGlobal({ slug, locale, fallbackLocale: false });
  /** Combines row ids of one language with texts of the other. */
  const withIds = (data: unknown, stored: unknown): unknown => {
    if (Array.isArray(data)) return data.map((row, index) => withIds(row, (stored as unknown[])[index]));
    if (typeof data !== 'object' || data === null) return data;
    const known = (stored ?? {}) as Data;
    return {
      ...(known.id ? { id: known.id } : {}),
      ...Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withIds(value, known[key])])),
    };
  };

  describe.each(Object.entries(GLOBALS))('%s', (slug, data) => {
    async function fill() {
      await local.updateGlobal({ slug, locale: 'en', data: data('en'), ...admin });
      await local.updateGlobal({ slug, locale: 'nl', data: withIds(data('nl'), await inLanguage(slug, 'en')) as Data, ...admin });
      expect(await inLanguage(slug, 'en')).toMatchObject(data('en'));
      expect(await inLanguage(slug, 'nl')).toMatchObject(data('nl'));
    }

    test.each(LOCALE_CODES)('preserves the other language when changed in %s with any fallback', async (locale) => {
      await fill();
      const changed = JSON.parse(JSON.stringify(withIds(data(locale), await inLanguage(slug, locale))).replaceAll(` ${locale}"`, ` ${locale} 2"`));
      await local.updateGlobal({ slug, locale, fallbackLocale: OTHER[locale], data: changed, ...admin });
      expect(await inLanguage(slug, locale)).toMatchObject(changed);
      expect(await inLanguage(slug, OTHER[locale])).toMatchObject(data(OTHER[locale]));
    });

    test('is restored with both languages of the version', async () => {
      await fill();
      const { docs } = await local.findGlobalVersions({ slug, sort: '-createdAt', limit: 1 });
      await local.updateGlobal({ slug, locale: 'nl', data: JSON.parse(JSON.stringify(data('nl')).replaceAll(' nl', ' later')), ...admin });
      await local.restoreGlobalVersion({ slug, id: docs[0]?.id ?? 0, locale: 'nl', fallbackLocale: 'en', ...admin });
      expect(await inLanguage(slug, 'en')).toMatchObject(data('en'));
      expect(await inLanguage(slug, 'nl')).toMatchObject(data('nl'));
    });
  });

  test.each([
    ['with a fallback', '&fallback-locale=en'],
    ['with one language to publish', '&publishSpecificLocale=nl'],
  ])('gains and loses no unsent text over REST %s', async (_name, query) => {
    const english = { note: 'Note en', groups: [] };
    await local.updateGlobal({ slug: 'footer', locale: 'en', data: english, ...admin });
    await local.updateGlobal({ slug: 'footer', locale: 'nl', data: { note: null }, ...admin });
    const answer = await rest('POST', `/globals/footer?locale=nl${query}`, { token: editor.token, body: { socials: [] } });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect((await inLanguage('footer', 'nl')).note ?? null).toBeNull();
    expect(await inLanguage('footer', 'en')).toMatchObject(english);
  });
});

test('a text copied from the other language is a draft, whatever status is copied along', async () => {
  const data = { question: 'Who copies?', group: 'directory', order: 900, answer: richText('Editors.'), _status: 'published' as const };
  const { id } = await local.create({ collection: 'faqs', locale: 'en', data });
  await local.update({ collection: 'faqs', id, locale: 'nl', draft: true, data, context: { isCopy: true } });
  const seen = await look('faqs', id);
  expect([seen.public?.nl.question, seen.newest.nl.question, seen.status]).toEqual([null, 'Who copies?', 'draft']);
});
