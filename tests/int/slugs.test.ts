import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, createAccount } from '../setup/accounts';
import { createSurroundings, SAMPLES, type Surroundings, toolData } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

let local: LocalApi;
let editor: Account;
let surroundings: Surroundings;

beforeAll(async () => {
  ({ local } = await startPayload());
  editor = await createAccount(local, 'editor');
  surroundings = await createSurroundings(local);
});

/** Every collection with a slug: its field, its source and the path of its pages (null if a change creates no redirect). */
const SLUGGED = [
  { collection: 'tools', field: 'slug', from: 'name', path: '/tools' },
  { collection: 'categories', field: 'code', from: 'name', path: '/categories' },
  { collection: 'courses', field: 'slug', from: 'name', path: '/courses' },
  { collection: 'dictionary-terms', field: 'slug', from: 'name', path: '/dictionary' },
  { collection: 'products', field: 'slug', from: 'name', path: '/products' },
  { collection: 'tasks', field: 'slug', from: 'name', path: '/tasks' },
  { collection: 'faqs', field: 'slug', from: 'question', path: null },
  { collection: 'pages', field: 'slug', from: 'title', path: null },
] as const;

const create = (collection: string, fields: Record<string, unknown>, status = 'published') =>
  local.create({ collection, data: { ...SAMPLES[collection]?.data(surroundings, 0), _status: status, ...fields } });

/** Redirects that contain one of the slugs, as `from → to`. */
async function redirects(path: string, ...slugs: string[]): Promise<string[]> {
  const { docs } = await local.find({ collection: 'redirects', limit: 1000, sort: 'from' });
  const paths = slugs.map((slug) => `${path}/${slug}`);
  return docs
    .map(({ from, to }) => ({ from: String(from), to: String((to as { url?: string }).url) }))
    .filter(({ from, to }) => paths.includes(from) || paths.includes(to))
    .map(({ from, to }) => `${from.replace(`${path}/`, '')} → ${to.replace(`${path}/`, '')}`);
}

describe.each(SLUGGED)('$field of $collection', ({ collection, field, from }) => {
  test('is made from the name, without accents and symbols', async () => {
    const mark = unique('x').replace('-', '');
    expect((await create(collection, { [from]: `Créme Brûlée & “Co” ${mark}!` }))[field]).toBe(`creme-brulee-and-co-${mark}`);
  });

  test('stays when the name changes', async () => {
    const { id, [field]: slug } = await create(collection, {});
    expect((await local.update({ collection, id, data: { [from]: unique('Another') } }))[field]).toBe(slug);
  });

  test('gets the first free suffix when taken', async () => {
    const name = unique('Same');
    const slugs = [];
    for (let index = 0; index < 3; index += 1) slugs.push((await create(collection, { [from]: name }, index === 1 ? 'draft' : 'published'))[field]);
    const base = name.toLowerCase();
    expect(slugs).toEqual([base, `${base}-2`, `${base}-3`]);
    expect((await create(collection, { [field]: base }))[field]).toBe(`${base}-4`);
  });

  test('stays reserved for a trashed document, which can reclaim it', async () => {
    const name = unique('Trashed');
    const { id } = await create(collection, { [from]: name });
    await local.update({ collection, id, data: { deletedAt: new Date().toISOString() } });
    expect((await create(collection, { [from]: name }))[field]).toBe(`${name.toLowerCase()}-2`);
    expect((await local.update({ collection, id, data: { deletedAt: null }, trash: true }))[field]).toBe(name.toLowerCase());
  });

  test('of a duplicate gets a suffix', async () => {
    const { id, [field]: slug } = await create(collection, {});
    expect((await local.duplicate({ collection, id }))[field]).toBe(`${slug}-2`);
    expect((await local.duplicate({ collection, id }))[field]).toBe(`${slug}-3`);
  });
});

describe('a slug', () => {
  const send = (slug: unknown, language: 'en' | 'nl') =>
    rest('POST', '/tools?locale=en', { token: editor.token, body: toolData(surroundings, { slug }), language });
  const MESSAGES = { en: 'Use lowercase letters, digits and hyphens', nl: 'Gebruik kleine letters, cijfers en streepjes' } as const;

  test.each(['Not A Slug', 'under_score', '-edge', 'edge-', 'double--hyphen', 'accént', '../admin', 'a?b', '日本'])(
    "with invalid characters is rejected in the request's language: %s",
    async (slug) => {
      for (const language of ['en', 'nl'] as const) {
        const { status, body } = await send(slug, language);
        expect([status, body.errors?.[0]?.data?.errors?.[0]]).toMatchObject([400, { path: 'slug', message: MESSAGES[language] }]);
      }
    },
  );

  for (const language of ['en', 'nl'] as const) {
    test(`that cannot be made from the name is required (${language})`, async () => {
      const { status, body } = await rest('POST', '/tools?locale=en', {
        token: editor.token,
        body: toolData(surroundings, { name: '日本語' }),
        language,
      });
      expect([status, body.errors?.[0]?.data?.errors?.[0]]).toMatchObject([
        400,
        { path: 'slug', message: language === 'en' ? 'Required field' : 'Verplicht veld' },
      ]);
    });
  }

  test('is at most 80 characters, including its suffix', async () => {
    const name = `${unique('long')} ${'word '.repeat(20)}`.slice(0, 80);
    const [first, second] = [await create('tools', { name }), await create('tools', { name })];
    expect(String(first.slug).length).toBeLessThanOrEqual(80);
    expect(String(second.slug).length).toBeLessThanOrEqual(80);
    expect(second.slug).not.toBe(first.slug);
  });

  test('is unique for twenty tools created at once', async () => {
    const name = unique('Race');
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => create('tools', { name })));
    const slugs = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.slug] : []));
    expect(slugs.length).toBeGreaterThan(0);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe.each(SLUGGED.filter(({ path }) => path !== null))(
  'a changed $field of a published document of $collection',
  ({ collection, field, path }) => {
    const rename = (id: number, slug: string, options: { draft?: boolean; status?: string } = {}) =>
      local.update({
        collection,
        id,
        data: { [field]: slug, ...(options.draft ? {} : { _status: options.status ?? 'published' }) },
        ...(options.draft ? { draft: true } : {}),
      });
    const names = () => [unique('a'), unique('b'), unique('c')] as [string, string, string];
    const at = path ?? '';

    test('creates one redirect', async () => {
      const [a, b] = names();
      const { id } = await create(collection, { [field]: a });
      await rename(id, b);
      expect(await redirects(at, a, b)).toEqual([`${a} → ${b}`]);
      await local.update({ collection, id, data: { [field]: b, _status: 'published' } });
      expect(await redirects(at, a, b)).toEqual([`${a} → ${b}`]);
    });

    test('creates it on publication when changed in a draft first', async () => {
      const [a, b, c] = names();
      const { id } = await create(collection, { [field]: a });
      await rename(id, b, { draft: true });
      await rename(id, c, { draft: true });
      expect(await redirects(at, a, b, c)).toEqual([]);
      await local.update({ collection, id, data: { _status: 'published' } });
      expect(await redirects(at, a, b, c)).toEqual([`${a} → ${c}`]);
    });

    test('changed twice creates no chain', async () => {
      const [a, b, c] = names();
      const { id } = await create(collection, { [field]: a });
      await rename(id, b);
      await rename(id, c);
      expect(await redirects(at, a, b, c)).toEqual([`${a} → ${c}`, `${b} → ${c}`]);
    });

    test('changed back leaves no loop', async () => {
      const [a, b] = names();
      const { id } = await create(collection, { [field]: a });
      await rename(id, b);
      await rename(id, a);
      expect(await redirects(at, a, b)).toEqual([`${b} → ${a}`]);
      await rename(id, b);
      expect(await redirects(at, a, b)).toEqual([`${a} → ${b}`]);
    });

    test('creates none before the first publication', async () => {
      const [a, b] = names();
      const { id } = await create(collection, { [field]: a }, 'draft');
      await rename(id, b, { draft: true });
      expect(await redirects(at, a, b)).toEqual([]);
      await rename(id, b);
      expect(await redirects(at, a, b)).toEqual([]);
    });

    test('creates one over REST that visitors see', async () => {
      const [a, b] = names();
      const { id } = await create(collection, { [field]: a });
      const answer = await rest('PATCH', `/${collection}/${id}?locale=en`, { token: editor.token, body: { [field]: b, _status: 'published' } });
      expect(answer.status, answer.text.slice(0, 200)).toBe(200);
      const { body } = await rest('GET', `/redirects?where[from][equals]=${at}/${a}`);
      expect(body.docs.map(({ to }: { to: { url: string } }) => to.url)).toEqual([`${at}/${b}`]);
    });
  },
);
