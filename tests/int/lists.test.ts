import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { documentTitles, readSubject } from '@/cms/audit/subjects';
import type { FoundDocument } from '@/cms/find/find-documents';
import { languageStatuses } from '@/cms/versions/language-status';
import { builtInViews } from '@/panel/lists/views';
import { type Account, createAccount } from '../setup/accounts';
import { createSurroundings, SAMPLES, type Surroundings, toolData } from '../setup/documents';
import { type Actor, type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

type Person = Account & { user: Actor };

let payload: Payload;
let local: LocalApi;
let req: PayloadRequest;
let surroundings: Surroundings;
let editor: Person;
let admin: Person;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  req = await createLocalReq({}, payload);
  surroundings = await createSurroundings(local);
  [editor, admin] = [await createAccount(local, 'editor'), await createAccount(local, 'admin')];
});

const change = async (path: string, body: Record<string, unknown>) => {
  const answer = await rest('PATCH', path, { token: editor.token, body });
  expect(answer.status, answer.text).toBe(200);
};

async function publishedTool(dutch?: string): Promise<number> {
  const { id } = await local.create({ collection: 'tools', data: { ...toolData(surroundings), _status: 'published' } });
  if (dutch) await change(`/tools/${id}?locale=nl&publishSpecificLocale=nl`, { tagline: dutch, _status: 'published' });
  return id;
}

const statusOf = async (id: number) => {
  const { languages, isSharedAhead } = (await languageStatuses(req, 'tools', [id])).get(id) ?? {};
  return { ...languages, isSharedAhead };
};

describe('the status per language', () => {
  test('follows a tool from its first text to its last', async () => {
    const { id } = await local.create({ collection: 'tools', data: { ...toolData(surroundings), _status: 'draft' }, draft: true });
    expect(await statusOf(id)).toEqual({ en: 'draft', nl: 'missing', isSharedAhead: false });
    await change(`/tools/${id}?locale=en&publishSpecificLocale=en`, { _status: 'published' });
    expect(await statusOf(id)).toEqual({ en: 'public', nl: 'missing', isSharedAhead: false });
    await change(`/tools/${id}?locale=nl&draft=true`, { tagline: 'Doet iets' });
    expect(await statusOf(id)).toEqual({ en: 'public', nl: 'draft', isSharedAhead: false });
    await change(`/tools/${id}?locale=nl&publishSpecificLocale=nl`, { _status: 'published' });
    await change(`/tools/${id}?locale=nl&draft=true`, { tagline: 'Doet iets anders' });
    expect(await statusOf(id)).toEqual({ en: 'public', nl: 'ahead', isSharedAhead: false });
    await change(`/tools/${id}?locale=en&draft=true`, { maker: unique('Maker') });
    expect(await statusOf(id)).toEqual({ en: 'public', nl: 'ahead', isSharedAhead: true });
  });

  test('takes one query for a page of published documents, and two more for all their drafts', async () => {
    const ids = await Promise.all([publishedTool('Een'), publishedTool(), publishedTool('Drie')]);
    const queries = vi.spyOn(payload.db.pool, 'query');
    const statuses = await languageStatuses(req, 'tools', ids);
    expect(queries).toHaveBeenCalledTimes(1);
    expect(ids.map((id) => statuses.get(id)?.languages.nl)).toEqual(['public', 'missing', 'public']);
    for (const id of ids) await change(`/tools/${id}?locale=en&draft=true`, { maker: unique('Maker') });
    queries.mockClear();
    await languageStatuses(req, 'tools', ids);
    expect(queries).toHaveBeenCalledTimes(3);
    queries.mockRestore();
  });
});

describe('a list page', () => {
  const PAGE = { collection: 'tools', draft: true, depth: 0, sort: '-updatedAt', locale: 'en', fallbackLocale: false } as const;

  test('takes three queries: the number of documents, the ids of the page, and those documents', async () => {
    await Promise.all([publishedTool(), publishedTool(), publishedTool()]);
    const queries = vi.spyOn(payload.db.pool, 'query');
    const { docs } = await payload.find({ ...PAGE, limit: 2, page: 2, select: { name: true, categories: true } });
    const texts = queries.mock.calls.map(([query]) => String((query as unknown as { text: string }).text));
    queries.mockRestore();
    expect(texts).toHaveLength(3);
    // Only the read of the page's documents joins other tables.
    expect(texts.filter((text) => text.includes('join'))).toEqual([expect.stringContaining('_tools_v_rels')]);
    expect(docs).toHaveLength(2);
  });

  /** How PostgreSQL runs the statement of a page that contains `part`, if reading whole tables isn't cheaper as for tables as small as here. */
  async function planOf(part: string, options: Record<string, unknown>): Promise<string> {
    const queries = vi.spyOn(payload.db.pool, 'query');
    await payload.find({ ...PAGE, limit: 2, page: 2, ...options } as never);
    const asked = queries.mock.calls.map(([query, values]) => ({ text: String((query as unknown as { text: string }).text), values }));
    queries.mockRestore();
    const { text, values } = asked.find((query) => query.text.includes(part)) ?? {};
    const client = await payload.db.pool.connect();
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values as never);
    await client.query('rollback');
    client.release();
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  test.each(['name', '-updatedAt'])('by %s sorts nothing, however late it is', async (sort) => {
    const plan = await planOf('limit', { sort });
    expect(plan).toContain('Index Only Scan');
    expect(plan).not.toContain('Sort');
  });

  test('of tools without a tagline reads no texts but taglines', async () => {
    const plan = await planOf('COUNT', { where: { tagline: { exists: false } }, locale: 'nl' });
    expect(plan).toContain('Index Only Scan using _tools_v_locales_tagline_idx');
  });

  test('holds the same documents in the same order as one read of all', async () => {
    const { docs: all } = await payload.find({ ...PAGE, limit: 0, pagination: false });
    const { docs, totalDocs, totalPages, page } = await payload.find({ ...PAGE, limit: 2, page: 2 });
    expect(docs).toEqual(all.slice(2, 4));
    expect({ totalDocs, totalPages, page }).toEqual({ totalDocs: all.length, totalPages: Math.ceil(all.length / 2), page: 2 });
  });
});

describe('built-in views', () => {
  const views = (slug: 'tools' | 'reviews' | 'categories') => builtInViews(payload.collections[slug].config, editor.user.id);

  async function inView(slug: 'tools' | 'categories', key: string): Promise<number[]> {
    const view = views(slug).find((known) => known.key === key);
    const query = new URL(view?.path ?? '', 'http://panel').searchParams;
    const answer = await rest('GET', `/${slug}?draft=true&limit=500&depth=0&${query}`, { token: editor.token });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.docs.map(({ id }: { id: number }) => id);
  }

  test('of a collection are those it has fields for', () => {
    expect(views('reviews').map(({ key }) => key)).toEqual(expect.arrayContaining(['all', 'waiting']));
    expect(views('reviews').map(({ key }) => key)).not.toContain('without');
    expect(views('categories').map(({ key }) => key)).not.toContain('waiting');
  });

  test('show what waits and what has no Dutch', async () => {
    const [withDutch, without] = [await publishedTool('Doet iets'), await publishedTool()];
    const waiting = await local.create({
      collection: 'tools',
      data: { ...toolData(surroundings), _status: 'draft', moderation: { state: 'pending' } },
      draft: true,
    });
    const untranslated = await inView('tools', 'without');
    expect([untranslated.includes(withDutch), untranslated.includes(without)]).toEqual([false, true]);
    const pending = await inView('tools', 'waiting');
    expect([pending.includes(waiting.id), pending.includes(without)]).toEqual([true, false]);
    expect(await inView('categories', 'without')).toContain(surroundings.category);
  });

  test('show tools with neither an uploaded nor a drawn logo', async () => {
    const [plain, drawn] = [await publishedTool(), await publishedTool()];
    await local.update({ collection: 'tools', id: drawn, data: { logo: { svg: '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>' } } });
    const shown = await inView('tools', 'noLogo');
    expect([shown.includes(plain), shown.includes(drawn)]).toEqual([true, false]);
  });
});

describe('GET /api/find', () => {
  const find = (words: string, { token }: Partial<Account> = editor, language: 'en' | 'nl' = 'en') =>
    rest('GET', `/find?q=${encodeURIComponent(words)}`, { token: token ?? null, language });
  const found = async (words: string, who: Account = editor, language: 'en' | 'nl' = 'en'): Promise<FoundDocument[]> =>
    (await find(words, who, language)).body.found;

  test('is for editors', async () => {
    const visitor = await createAccount(local, 'user');
    expect((await find('anything', { token: null })).status).toBe(403);
    expect((await find('anything', visitor)).status).toBe(403);
    expect((await find('anything')).status).toBe(200);
  });

  test.each(['a', ' b ', 'x'.repeat(81), 'nul\0'])('refuses the query "%s"', async (words) => {
    expect((await find(words)).status).toBe(400);
    expect((await rest('GET', '/find?q[]=ab', { token: editor.token })).status).toBe(400);
  });

  test('takes %, _ and \\ for what they are', async () => {
    const name = unique('At 100%_\\o/');
    const { id } = await local.create({ collection: 'tools', data: { ...toolData(surroundings), name } });
    expect((await found('0%_\\o')).map((document) => document.id)).toEqual([id]);
    expect(await found('%%')).toEqual([]);
    expect(await found('_o_')).toEqual([]);
  });

  test('finds a title that only Dutch has, and opens it in Dutch', async () => {
    const dutch = unique('Onvindbaarheid');
    const { id } = await local.create({ collection: 'categories', data: { ...SAMPLES.categories?.data(surroundings, 0), name: unique('Lost') } });
    await change(`/categories/${id}?locale=nl&draft=true`, { name: dutch });
    expect(await found(dutch.slice(2).toUpperCase())).toEqual([{ collection: 'categories', id, title: dutch, locale: 'nl', kind: 'Category' }]);
    expect((await found(dutch, editor, 'nl'))[0]?.kind).toBe('Categorie');
  });

  test('finds drafts by their newest name, the closest first, also by slug', async () => {
    const [name, newer] = [unique('Palettemaker'), unique('Kleurkiezer')];
    const { id, slug } = await local.create({ collection: 'tools', data: { ...toolData(surroundings), name, _status: 'published' } });
    await local.create({ collection: 'tools', data: { ...toolData(surroundings), name: `The ${newer}`, _status: 'published' } });
    await change(`/tools/${id}?draft=true`, { name: newer });
    expect((await found(newer)).map(({ title }) => title)).toEqual([newer, `The ${newer}`]);
    expect((await found(String(slug))).map((document) => document.id)).toEqual([id]);
  });

  test('finds only what the account may open', async () => {
    const subscriber = await local.create({
      collection: 'subscribers',
      data: { email: `${unique('findable')}@example.org`, language: 'en', status: 'pending' },
    });
    const email = String(subscriber.email);
    expect(await found(email)).toEqual([]);
    expect(await found(email, admin)).toMatchObject([{ collection: 'subscribers', id: subscriber.id, locale: null }]);
    expect(await found(String(admin.user.email))).toEqual([]);
  });
});

describe('the subject of a log line', () => {
  test.each([
    ['tools #12', { collection: 'tools', id: 12 }],
    ['#7', { collection: 'users', id: 7 }],
    ['navigation', { collection: 'navigation', id: null }],
  ])('%s names what was changed', (subject, expected) => {
    expect(readSubject(subject)).toEqual(expected);
  });

  test('has its present title, also in the trash, and none once it is deleted', async () => {
    const [kept, trashed, gone] = await Promise.all([publishedTool(), publishedTool(), publishedTool()]);
    const name = unique('Renamed');
    await change(`/tools/${kept}`, { name });
    await change(`/tools/${trashed}`, { deletedAt: new Date().toISOString() });
    await local.delete({ collection: 'tools', id: gone });
    const titles = await documentTitles(req, 'tools', [kept, trashed, gone]);
    expect([titles.get(kept), titles.get(trashed)?.isTrashed, titles.has(gone)]).toEqual([{ title: name, isTrashed: false }, true, false]);
    expect(await documentTitles(req, 'unknown', [1])).toEqual(new Map());
  });
});
