import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidyUp } from '@/cms/jobs/tidy-up';
import { rebuildReadModel, saveSortKeys } from '@/cms/search/rebuild';
import { cacheTags } from '@/domain/cache-tags';
import { filterTools } from '@/server/search/filter-tools';
import { parseSearchText, type SearchText } from '@/server/search/query-text';
import { searchTools } from '@/server/search/search-tools';
import { requestBy } from '../setup/contributions';
import { richText, toolData } from '../setup/documents';
import { takeExpiredTags } from '../setup/expired-tags';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { openReadModel } from '../setup/read-model';

const { query, sql, close } = openReadModel();
let payload: Payload;
let local: LocalApi;
let category: number;
let list: string;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
});
afterAll(close);

/** Each test gets its own list. */
beforeEach(async () => {
  category = (await local.create({ collection: 'categories', data: { name: unique('Category'), _status: 'published' } })).id;
  list = `category:${category}`;
});

const create = async (name: string, fields: Record<string, unknown> = {}) =>
  (await local.create({ collection: 'tools', data: { ...toolData({ category }), name: unique(name), ...fields } })).id;
const order = (locale: 'en' | 'nl' = 'en') => filterTools(query, { locale, groups: { category: [list] }, sort: 'recommended', page: 1 });
const tonight = async () => (tidyUp.handler as (args: { req: unknown }) => Promise<unknown>)({ req: await requestBy(payload) });
const visitOften = (tool: number) => sql('insert into workspace.clicks (tool, day, count) values ($1, current_date, 1000)', [tool]);

async function bookmark(tool: number): Promise<void> {
  const user = await local.create({ collection: 'users', data: { email: `${unique('reader')}@example.org` } });
  await local.create({ collection: 'bookmarks', data: { tool, user: user.id } });
}

describe('the recommended order', () => {
  test('places a published tool by its rating at once, and another one by what is changed', async () => {
    const good = await create('Good', { editorialRating: 4 });
    const bad = await create('Bad', { editorialRating: 2 });
    expect(await order()).toEqual([good, bad]);
    const best = await create('Best', { editorialRating: 5 });
    expect(await order()).toEqual([best, good, bad]);
    await local.update({ collection: 'tools', id: bad, data: { editorialRating: 4.5, platforms: ['web'], maker: 'Somebody' } });
    expect(await order()).toEqual([best, bad, good]);
  });

  test('stays while a draft is saved', async () => {
    const [first, second] = [await create('First', { editorialRating: 4 }), await create('Second', { editorialRating: 3 })];
    await local.update({ collection: 'tools', id: second, data: { editorialRating: 5, _status: 'draft' }, draft: true });
    expect(await order()).toEqual([first, second]);
  });

  test('sorts equal tools by name', async () => {
    const [b, c, a] = [await create('B'), await create('C'), await create('A')];
    expect(await order()).toEqual([a, b, c]);
  });

  test('prefers what speaks the language of the list, and is described in it', async () => {
    const english = await create('English', { languages: ['en'], description: richText('Works.') });
    const dutch = await create('Nederlands', { languages: ['nl'] });
    await local.update({ collection: 'tools', id: dutch, data: { tagline: 'Doet iets', description: richText('Werkt.') }, locale: 'nl' });
    expect([await order('en'), await order('nl')]).toEqual([
      [english, dutch],
      [dutch, english],
    ]);
  });

  test('is not for sale', async () => {
    const [plain, paying] = [await create('A'), await create('B')];
    await local.update({ collection: 'tools', id: paying, data: { affiliateUrl: 'https://example.org/?partner=1', affiliateParty: 'Partner' } });
    await tonight();
    expect(await order()).toEqual([plain, paying]);
  });

  test('ends with tools that have no score yet, by name', async () => {
    const [b, a, scored] = [await create('B', { editorialRating: 5 }), await create('A', { editorialRating: 5 }), await create('C')];
    await sql('update search.tools set recommended = null where tool_id = any ($1)', [[a, b]]);
    expect(await order()).toEqual([scored, a, b]);
    await saveSortKeys((text, values) => sql(text, values), [a, b]);
    expect(await order()).toEqual([a, b, scored]);
  });

  test('has no tool whose costs are still to be computed, when that was interrupted', async () => {
    const id = await create('A');
    await sql('update search.tools set recommended = null where tool_id = $1', [id]);
    const interrupted = saveSortKeys((text, values) => (text === 'begin' ? Promise.reject(new Error('interrupted')) : sql(text, values)), [id]);
    await expect(interrupted).rejects.toThrow('interrupted');
    expect((await sql('select recommended from search.tools where tool_id = $1 and recommended is not null', [id])).rows).toEqual([]);
  });

  test('can be chosen for a search', async () => {
    const word = unique('word').replaceAll('-', '');
    const low = await create(`${word} low`, { editorialRating: 2 });
    const high = await create('High', { editorialRating: 5, tagline: word });
    const find = async (sort: 'relevance' | 'recommended') =>
      (await searchTools(query, { text: parseSearchText(word) as SearchText, locale: 'en', sort })).ids;
    expect([await find('relevance'), await find('recommended')]).toEqual([
      [low, high],
      [high, low],
    ]);
  });

  test('is filled by a rebuild', async () => {
    const [low, high] = [await create('A', { editorialRating: 2 }), await create('B', { editorialRating: 5 })];
    await sql('delete from search.tools where tool_id = any ($1)', [[low, high]]);
    await rebuildReadModel((text, values) => sql(text, values));
    expect(await order()).toEqual([high, low]);
  });
});

describe('what visitors do', () => {
  test('counts from the next night on, which expires the lists that open differently', async () => {
    const [unused, used] = [await create('A'), await create('B')];
    await tonight();
    await takeExpiredTags(payload);
    for (let reader = 0; reader < 5; reader += 1) await bookmark(used);
    await visitOften(used);
    expect(await order()).toEqual([unused, used]);
    expect((await takeExpiredTags(payload)).filter((tag) => /^(list|tools:list)/.test(tag))).toEqual([]);
    await tonight();
    expect(await order()).toEqual([used, unused]);
    expect(await takeExpiredTags(payload)).toContain(cacheTags.recommended(list));
  });

  test('expires nothing at night when every list opens with the same tools', async () => {
    const [first] = [await create('A', { editorialRating: 5 }), await create('B')];
    await tonight();
    await takeExpiredTags(payload);
    const scoreOf = async () => (await sql('select recommended from search.tools_en where tool_id = $1', [first])).rows[0]?.recommended;
    const before = await scoreOf();
    await visitOften(first);
    await tonight();
    expect(await scoreOf()).toBeGreaterThan(before);
    expect((await takeExpiredTags(payload)).filter((tag) => tag.startsWith(cacheTags.recommended('')))).not.toContain(cacheTags.recommended(list));
    await tonight();
    expect(await takeExpiredTags(payload)).toEqual([]);
  });

  test('waits for no tool that is being changed, whose change saves its score', async () => {
    const [held, other] = [await create('Held'), await create('Other')];
    await sql('update search.tools set recommended = null where tool_id = any ($1)', [[held, other]]);
    const client = await payload.db.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from tools where id = $1 for no key update', [held]);
      await tonight();
      const { rows } = await sql('select tool_id from search.tools_en where tool_id = any ($1) and recommended is null', [[held, other]]);
      expect(rows).toEqual([{ tool_id: held }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
