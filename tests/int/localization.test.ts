import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import { type Account, createAccount } from '../setup/accounts';
import { createSurroundings, plainText, richText, type Surroundings, toolData } from '../setup/documents';
import { overlapping } from '../setup/overlapping';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

type Locale = 'en' | 'nl';
const OTHER: Record<Locale, Locale> = { en: 'nl', nl: 'en' };

/** The three kinds of localized text in a tool: plain, rich text and rows. */
interface Texts {
  tagline: string | null;
  description: string | null;
  features: (string | null)[];
}
const NONE: Texts = { tagline: null, description: null, features: [] };

let payload: Payload;
let local: LocalApi;
let editor: Account;
let surroundings: Surroundings;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  editor = await createAccount(local, 'editor');
  surroundings = await createSurroundings(local);
});

const texts = (locale: Locale, note = ''): Texts => ({
  tagline: `Tagline ${locale}${note}`,
  description: `Description ${locale}${note}`,
  features: [`First ${locale}${note}`, `Second ${locale}${note}`],
});

/** Request data; rows use known ids. */
function data({ tagline, description, features }: Texts, rowIds: string[] = []): Record<string, unknown> {
  return {
    tagline,
    description: description ? richText(description) : null,
    features: features.map((text, index) => ({ text, ...(rowIds[index] ? { id: rowIds[index] } : {}) })),
  };
}

const textsOf = (doc: Record<string, unknown>): Texts => ({
  tagline: (doc.tagline as string | undefined) ?? null,
  description: plainText(doc.description),
  features: ((doc.features as { text?: string | null }[] | undefined) ?? []).map(({ text }) => text ?? null),
});

/** Texts stored in a language without fallback, from the newest or the published version. */
const stored = async (id: number, locale: Locale, draft = false) =>
  textsOf(await local.findByID({ collection: 'tools', id, locale, fallbackLocale: false, draft }));

/** Texts a visitor sees in a language; null without a page. */
async function shown(id: number, locale: Locale, draft = false): Promise<Texts | null> {
  const { status, body } = await rest('GET', `/tools/${id}?locale=${locale}${draft ? '&draft=true' : ''}`);
  if (status === 404) return null;
  expect(status).toBe(200);
  return textsOf(body);
}

const rowIds = async (id: number) =>
  ((await local.findByID({ collection: 'tools', id, draft: true })).features as { id: string }[]).map((row) => row.id);

type Write = (id: number, locale: Locale, changes: Record<string, unknown>, options?: { draft?: boolean }) => Promise<void>;

/** Ways to write a text, each with fallback to the other language. */
const WAYS: Record<string, Write> = {
  'the Local API': async (id, locale, changes, { draft = false } = {}) => {
    await local.update({
      collection: 'tools',
      id,
      locale,
      fallbackLocale: OTHER[locale],
      data: changes,
      draft,
      user: editor.user,
      overrideAccess: false,
    });
  },
  'REST as the admin panel does': async (id, locale, changes, { draft = false } = {}) => {
    const query = `locale=${locale}&fallback-locale=${OTHER[locale]}&depth=0${draft ? '&draft=true' : ''}`;
    const answer = await rest('PATCH', `/tools/${id}?${query}`, { token: editor.token, body: changes });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  },
};

async function create(locale: Locale, status: 'draft' | 'published'): Promise<number> {
  const { tagline, description, features } = texts(locale);
  const { id } = await local.create({
    collection: 'tools',
    locale,
    fallbackLocale: OTHER[locale],
    data: {
      name: unique('Tool'),
      url: 'https://example.org',
      categories: [surroundings.category],
      _status: status,
      ...data({ tagline, description, features }),
    },
  });
  return id;
}

/** A tool published in both languages. */
async function createInBoth(way: Write): Promise<number> {
  const id = await create('en', 'published');
  await way(id, 'nl', { ...data(texts('nl'), await rowIds(id)), _status: 'published' });
  expect([await stored(id, 'en'), await stored(id, 'nl')]).toEqual([texts('en'), texts('nl')]);
  return id;
}

describe.each(['en', 'nl'] as const)('a tool created in %s', (locale) => {
  const other = OTHER[locale];
  const emptyRows: Texts = { ...NONE, features: [null, null] };

  test.each(['draft', 'published'] as const)('as %s has no text in the other language', async (status) => {
    const id = await create(locale, status);
    expect(await stored(id, locale, true)).toEqual(texts(locale));
    expect(await stored(id, other, true)).toEqual(emptyRows);
    expect(await shown(id, other)).toEqual(status === 'published' ? emptyRows : null);
  });

  test('over REST has no text in the other language', async () => {
    const body = {
      name: unique('Tool'),
      url: 'https://example.org',
      categories: [surroundings.category],
      _status: 'published',
      ...data(texts(locale)),
    };
    const answer = await rest('POST', `/tools?locale=${locale}&fallback-locale=${other}`, { token: editor.token, body });
    expect(answer.status, answer.text.slice(0, 200)).toBe(201);
    expect(await stored(answer.body.doc.id, other)).toEqual(emptyRows);
    expect(await stored(answer.body.doc.id, locale)).toEqual(texts(locale));
  });
});

describe.each(Object.keys(WAYS))('through %s', (name) => {
  const way: Write = (...args) => (WAYS[name] as Write)(...args);

  describe.each(['en', 'nl'] as const)('a change in %s', (locale) => {
    const other = OTHER[locale];

    test.each(['tagline', 'description', 'features'] as const)('of the %s alone changes nothing else in either language', async (field) => {
      const id = await createInBoth(way);
      const changed = texts(locale, ' changed');
      await way(id, locale, { [field]: data(changed, await rowIds(id))[field], _status: 'published' });
      expect(await stored(id, locale)).toEqual({ ...texts(locale), [field]: changed[field] });
      expect(await stored(id, other)).toEqual(texts(other));
      expect(await shown(id, locale)).toEqual({ ...texts(locale), [field]: changed[field] });
      expect(await shown(id, other)).toEqual(texts(other));
    });

    test('of an unlocalized field leaves all texts as they were', async () => {
      const id = await createInBoth(way);
      await way(id, locale, { maker: 'Somebody', _status: 'published' });
      expect([await shown(id, locale), await shown(id, other)]).toEqual([texts(locale), texts(other)]);
    });

    test('that empties a text does not fill it from the other language', async () => {
      const id = await createInBoth(way);
      await way(id, locale, { description: null, _status: 'published' });
      expect(await stored(id, locale)).toEqual({ ...texts(locale), description: null });
      expect(await shown(id, locale)).toEqual({ ...texts(locale), description: null });
      expect(await stored(id, other)).toEqual(texts(other));
    });

    test('saved as a draft is public in neither language and excludes the other one', async () => {
      const id = await createInBoth(way);
      const changed = texts(locale, ' draft');
      await way(id, locale, data(changed, await rowIds(id)), { draft: true });
      expect([await shown(id, locale), await shown(id, other)]).toEqual([texts(locale), texts(other)]);
      expect(await stored(id, locale, true)).toEqual(changed);
      expect(await stored(id, other, true)).toEqual(texts(other));
      expect([null, JSON.stringify(texts(locale))]).toContain(await shown(id, locale, true).then((seen) => seen && JSON.stringify(seen)));
    });

    test('published from a draft is public in its language only', async () => {
      const id = await createInBoth(way);
      const changed = texts(locale, ' draft');
      await way(id, locale, data(changed, await rowIds(id)), { draft: true });
      await way(id, locale, { _status: 'published' });
      expect(await shown(id, locale)).toEqual(changed);
      expect(await shown(id, other)).toEqual(texts(other));
    });

    test('saved as several drafts writes nothing into the other language', async () => {
      const id = await create(locale, 'published');
      const rows = await rowIds(id);
      for (const note of [' 1', ' 2', ' 3']) await way(id, locale, data(texts(locale, note), rows), { draft: true });
      expect(await stored(id, other, true)).toEqual({ ...NONE, features: [null, null] });
      expect(await shown(id, other)).toEqual({ ...NONE, features: [null, null] });
      expect(await shown(id, locale)).toEqual(texts(locale));
    });
  });

  test('can translate one field while the others wait', async () => {
    const id = await create('en', 'published');
    await way(id, 'nl', { tagline: 'Doet iets', _status: 'published' });
    expect(await shown(id, 'nl')).toEqual({ tagline: 'Doet iets', description: null, features: [null, null] });
    expect(await shown(id, 'en')).toEqual(texts('en'));
  });

  test('adds a row that is empty in the other language', async () => {
    const id = await createInBoth(way);
    const rows = await rowIds(id);
    await way(id, 'en', {
      features: [...texts('en').features.map((text, index) => ({ id: rows[index], text })), { text: 'Third en' }],
      _status: 'published',
    });
    expect((await stored(id, 'en')).features).toEqual(['First en', 'Second en', 'Third en']);
    expect((await stored(id, 'nl')).features).toEqual(['First nl', 'Second nl', null]);
  });

  test('preserves row texts of both languages when reordering', async () => {
    const id = await createInBoth(way);
    const [first, second] = await rowIds(id);
    await way(id, 'nl', {
      features: [
        { id: second, text: 'Second nl' },
        { id: first, text: 'First nl' },
      ],
      _status: 'published',
    });
    expect((await shown(id, 'en'))?.features).toEqual(['Second en', 'First en']);
    expect((await shown(id, 'nl'))?.features).toEqual(['Second nl', 'First nl']);
  });

  test('hides a tool unpublished in both languages and restores it unchanged', async () => {
    const id = await createInBoth(way);
    await way(id, 'nl', { _status: 'draft' });
    expect(await shown(id, 'en')).toEqual(texts('en'));
    await way(id, 'en', { _status: 'draft' });
    expect([await shown(id, 'en'), await shown(id, 'nl'), await shown(id, 'en', true), await shown(id, 'nl', true)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([await stored(id, 'en', true), await stored(id, 'nl', true)]).toEqual([texts('en'), texts('nl')]);
    for (const locale of ['nl', 'en'] as const) await way(id, locale, { _status: 'published' });
    expect([await shown(id, 'en'), await shown(id, 'nl')]).toEqual([texts('en'), texts('nl')]);
  });

  test('never shows an unpublished tool in any language', async () => {
    const id = await create('en', 'draft');
    await way(id, 'nl', data(texts('nl'), await rowIds(id)), { draft: true });
    for (const query of ['', '?draft=true', '?locale=all', '?locale=nl&fallback-locale=en', '?locale=en&fallback-locale=nl&draft=true'])
      expect((await rest('GET', `/tools/${id}${query}`)).status, query).toBe(404);
    expect([await stored(id, 'en', true), await stored(id, 'nl', true)]).toEqual([texts('en'), texts('nl')]);
  });
});

describe('two languages that are saved at the same moment', () => {
  type Save = (locale: Locale, text: string, req?: Partial<PayloadRequest>) => Promise<unknown>;

  async function saveBoth(save: Save): Promise<void> {
    await save('en', 'Old');
    await save('nl', 'Oud');
    await overlapping(
      payload,
      (req) => save('en', 'New', req),
      () => save('nl', 'Nieuw'),
    );
  }

  test.each([
    ['settings', 'homeTitle', { homeIntro: 'Intro', siteDescription: 'Site' }],
    ['footer', 'note', {}],
  ])('are both stored in the global %s', async (slug, field, others) => {
    await saveBoth((locale, text, req) => local.updateGlobal({ slug, data: { ...others, [field]: text }, locale, ...(req ? { req } : {}) }));
    expect((await local.findGlobal({ slug, locale: 'all' }))[field]).toEqual({ en: 'New', nl: 'Nieuw' });
  });

  test('are both stored in a newsletter', async () => {
    const collection = 'newsletter-issues';
    const { id } = await local.create({ collection, data: { subject: 'Old' }, locale: 'en' });
    await saveBoth((locale, subject, req) => local.update({ collection, id, data: { subject }, locale, ...(req ? { req } : {}) }));
    expect((await local.findByID({ collection, id, locale: 'all' })).subject).toEqual({ en: 'New', nl: 'Nieuw' });
  });
});

describe('a visitor', () => {
  test('sees the other language only with a fallback, and nothing is stored', async () => {
    const id = await create('en', 'published');
    expect(textsOf((await rest('GET', `/tools/${id}?locale=nl&fallback-locale=en`)).body)).toEqual(texts('en'));
    expect(await shown(id, 'nl')).toEqual({ ...NONE, features: [null, null] });
    expect(await stored(id, 'nl')).toEqual({ ...NONE, features: [null, null] });
  });
});

describe('whom a tool suits', () => {
  const ENGLISH = { bestFor: 'Carpenters', notFor: 'Bakers' };
  const DUTCH = { bestFor: 'Timmerlieden', notFor: 'Bakkers' };
  const NOBODY = { bestFor: null, notFor: null };
  const write = (id: number, query: string, body: Record<string, unknown>, token: string | null = editor.token) =>
    rest('PATCH', `/tools/${id}?${query}`, { token, body });
  const pick = (doc: Record<string, unknown>) => ({ bestFor: doc.bestFor ?? null, notFor: doc.notFor ?? null });
  const seen = async (id: number, locale: Locale) => pick((await rest('GET', `/tools/${id}?locale=${locale}`)).body);

  async function createJudged(): Promise<number> {
    const { id } = await local.create({ collection: 'tools', locale: 'en', data: toolData(surroundings, ENGLISH) });
    return id;
  }

  test('is stored per language, and a draft of it leaves the public one', async () => {
    const id = await createJudged();
    expect([await seen(id, 'en'), await seen(id, 'nl')]).toEqual([ENGLISH, NOBODY]);
    expect((await write(id, 'locale=nl', { ...DUTCH, tagline: 'Doet iets', _status: 'published' })).status).toBe(200);
    expect((await write(id, 'locale=en&draft=true', { bestFor: 'Smiths', _status: 'draft' })).status).toBe(200);
    expect([await seen(id, 'en'), await seen(id, 'nl')]).toEqual([ENGLISH, DUTCH]);
    const { docs } = await local.findVersions({ collection: 'tools', where: { parent: { equals: id } }, sort: '-updatedAt', locale: 'all' });
    const [draft, published] = docs.map(({ version }) => pick(version as Record<string, unknown>));
    expect(draft).toEqual({ bestFor: { en: 'Smiths', nl: DUTCH.bestFor }, notFor: { en: ENGLISH.notFor, nl: DUTCH.notFor } });
    expect(published?.bestFor).toEqual({ en: ENGLISH.bestFor, nl: DUTCH.bestFor });
  });

  test('is written by editors only', async () => {
    const id = await createJudged();
    const author = await createAccount(local, 'user');
    for (const token of [null, author.token]) {
      expect((await write(id, 'locale=en', { bestFor: 'Everybody' }, token)).status).toBe(403);
      const body = toolData(surroundings, { bestFor: 'Everybody' });
      expect((await rest('POST', '/tools', { token, body })).status).toBe(403);
    }
    expect(await seen(id, 'en')).toEqual(ENGLISH);
  });

  test('is no longer than a line', async () => {
    const id = await createJudged();
    expect((await write(id, 'locale=en', { notFor: 'x'.repeat(TOOL_LIMITS.suitability + 1), _status: 'published' })).status).toBe(400);
    expect((await write(id, 'locale=en', { notFor: 'x'.repeat(TOOL_LIMITS.suitability), _status: 'published' })).status).toBe(200);
  });
});
