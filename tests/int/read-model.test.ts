import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { APIError } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuildReadModel } from '@/cms/search/rebuild';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import { shownPriceModel } from '@/domain/tool/price';
import { logoFile } from '@/features/tools/logo';
import { countPages, listingDates, listPage, topTools } from '@/server/search/list-tools';
import { fold, parseSearchText, type SearchText, spellSigns } from '@/server/search/query-text';
import { toolRatings } from '@/server/search/read-tools';
import { searchEntries } from '@/server/search/search-entries';
import { searchTools } from '@/server/search/search-tools';
import { createSurroundings, richText, type Surroundings, toolData } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { openReadModel, readModelRows } from '../setup/read-model';

const { query, sql, close } = openReadModel();
let local: LocalApi;
let surroundings: Surroundings;
let transactions: { begin(): Promise<string | number | null>; rollback(id: string | number): Promise<void> };

beforeAll(async () => {
  const started = await startPayload();
  local = started.local;
  transactions = {
    begin: () => started.payload.db.beginTransaction(),
    rollback: (id) => started.payload.db.rollbackTransaction(id),
  };
  surroundings = await createSurroundings(local);
});
afterAll(close);

const context = { skipRevalidation: true };
const create = (fields: Record<string, unknown> = {}, draft = false) =>
  local.create({ collection: 'tools', data: { ...toolData(surroundings), ...fields, ...(draft ? { _status: 'draft' } : {}) }, context });
const update = (id: number, data: Record<string, unknown>, options: Record<string, unknown> = {}) =>
  local.update({ collection: 'tools', id, data, context, ...options });

interface Row {
  locale: string;
  name: string;
  slug: string;
  tagline: string | null;
  facets: string[];
  rating: string | null;
  rating_count: number;
  bookmarks: number;
  logo_file: string | null;
}

const rowsOf = async (id: number): Promise<Row[]> => (await sql('select * from search.tools where tool_id = $1 order by locale', [id])).rows;
const isListed = async (id: number) => (await rowsOf(id)).length > 0;
const find = async (words: string, locale: 'en' | 'nl' = 'en') => {
  const text = parseSearchText(words);
  return text ? (await searchTools(query, { text, locale, size: 1000 })).ids : [];
};

describe('a tool in the read model', () => {
  test('appears in both languages when published, not before', async () => {
    const { id } = await create({}, true);
    expect(await isListed(id)).toBe(false);
    await update(id, { _status: 'published' });
    expect((await rowsOf(id)).map(({ locale }) => locale)).toEqual(['en', 'nl']);
  });

  test('disappears when unpublished, inactive, trashed or deleted, and returns with the tool', async () => {
    const { id } = await create();
    for (const [leave, comeBack] of [
      [{ _status: 'draft' }, { _status: 'published' }],
      [{ active: false }, { active: true }],
      [{ deletedAt: new Date().toISOString() }, { deletedAt: null }],
    ]) {
      await update(id, leave as Record<string, unknown>, { trash: true });
      expect(await isListed(id), JSON.stringify(leave)).toBe(false);
      await update(id, comeBack as Record<string, unknown>, { trash: true });
      expect(await isListed(id), JSON.stringify(comeBack)).toBe(true);
    }
    await local.delete({ collection: 'tools', id, context });
    expect(await isListed(id)).toBe(false);
    expect((await sql('select * from search.members where tool_id = $1', [id])).rows).toEqual([]);
  });

  test('stays as published while a draft is saved', async () => {
    const { id } = await create({ tagline: 'As published' });
    await update(id, { tagline: 'Not yet', _status: 'draft' }, { draft: true });
    expect((await rowsOf(id)).map(({ tagline }) => tagline)).toEqual(['As published', 'As published']);
  });

  test('counts as new since it was first published, however long it waited, also after it left and came back', async () => {
    const listedAt = async (id: number) =>
      (await sql("select listed_at from search.tools where tool_id = $1 and locale = 'nl'", [id])).rows[0]?.listed_at;
    const longAgo = '2026-01-02T03:04:05.000Z';
    const { id } = await create({}, true);
    const withoutEvents = await local.create({ collection: 'tools', data: toolData(surroundings), context: { ...context, skipLists: true } });
    await sql('update tools set created_at = $1 where id = any ($2)', [longAgo, [id, withoutEvents.id]]);
    const start = Date.now();
    await update(id, { _status: 'published' });
    const first = await listedAt(id);
    expect(first.getTime()).toBeGreaterThanOrEqual(start);
    await update(id, { active: false });
    await update(id, { active: true });
    await update(id, { _status: 'draft' });
    await update(id, { _status: 'published' });
    await update(withoutEvents.id, { maker: 'Known now' });
    expect(await listedAt(id)).toEqual(first);
    expect((await listedAt(withoutEvents.id)).toISOString()).toBe(longAgo);
    expect(await listingDates(query, { ids: [id] })).toEqual([{ id, at: first.getTime() }]);
    expect((await topTools(query, { sort: 'newest', limit: 1 }))[0]).toBe(id);
  });

  test('changes with its transaction or not at all', async () => {
    const transactionID = await transactions.begin();
    const { id } = await local.create({
      collection: 'tools',
      data: toolData(surroundings),
      context,
      req: { transactionID: transactionID ?? undefined },
    });
    expect(await isListed(id)).toBe(false);
    await transactions.rollback(transactionID as string);
    expect(await isListed(id)).toBe(false);
  });

  test('shows the tagline of its language or else the other', async () => {
    const { id } = await create({ tagline: 'English line' });
    await update(id, { tagline: 'Nederlandse regel' }, { locale: 'nl' });
    expect((await rowsOf(id)).map(({ tagline }) => tagline)).toEqual(['English line', 'Nederlandse regel']);
  });

  test('has the public name of its logo file', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
    const tool = await create({ logo: { svg, background: '#123456' } });
    const [row] = await rowsOf(tool.id);
    expect(row?.logo_file).toBe(logoFile(String(tool.slug), (tool.logo as { svg: string }).svg));
  });

  test('has the filters it matches', async () => {
    const plans = [{ name: 'Free', kind: 'free' }];
    const { id } = await create({ verified: true, priceModel: 'freemium', plans, audiences: ['students'], editorialRating: 4 });
    const [row] = await rowsOf(id);
    expect(row?.facets).toEqual(
      expect.arrayContaining([
        'all',
        `category:${surroundings.category}`,
        'audience:students',
        'price:freemium',
        'verified',
        'free',
        'rating:3',
        'rating:4',
      ]),
    );
    expect(row?.facets).not.toContain('rating:4.5');
  });

  test('has a free plan only if one is listed', async () => {
    const paid = { name: 'Pro', kind: 'paid' as const, price: 9, currency: 'EUR', unit: 'month' };
    const team = { name: 'Team', kind: 'contact' as const };
    for (const [shown, plans] of [
      ['unknown', []],
      ['paid', [paid]],
      ['contact', [team]],
    ] satisfies [string, (typeof paid | typeof team)[]][]) {
      const { id } = await create({ priceModel: 'freemium', plans });
      expect((await rowsOf(id))[0]?.facets.filter((key) => key.startsWith('price:') || key === 'free')).toEqual([`price:${shown}`]);
      expect(shownPriceModel('freemium', plans)).toBe(shown);
    }
  });

  test('updates its rating and review count when a review is approved, changed or removed', async () => {
    const { id } = await create({ editorialRating: 5 });
    const review = (ratings: Record<string, number>) => ({ tool: id, ratings, title: 'Fine', text: 'It works.', language: 'en' });
    const pending = await local.create({ collection: 'reviews', data: { ...review({ general: 2 }), _status: 'draft' }, context });
    expect((await rowsOf(id))[0]).toMatchObject({ rating: '5.00', rating_count: 0 });
    await local.update({ collection: 'reviews', id: pending.id, data: { _status: 'published' }, context });
    const other = await local.create({ collection: 'reviews', data: { ...review({ easeOfUse: 4, recommend: 3 }), _status: 'published' }, context });
    expect((await rowsOf(id))[0]).toMatchObject({ rating: '2.75', rating_count: 2 });
    await local.delete({ collection: 'reviews', id: other.id, context });
    expect((await rowsOf(id))[0]).toMatchObject({ rating: '2.00', rating_count: 1 });
    expect(await toolRatings(query, { ids: [id] })).toEqual([{ id, rating: 2, count: 1 }]);
  });

  test('counts a review for the tool it moves to', async () => {
    const [from, to] = [await create(), await create()];
    const review = await local.create({
      collection: 'reviews',
      data: { tool: from.id, ratings: { general: 3 }, title: 'Fine', text: 'It works.', language: 'en', _status: 'published' },
      context,
    });
    await local.update({ collection: 'reviews', id: review.id, data: { tool: to.id }, context });
    expect([(await rowsOf(from.id))[0]?.rating_count, (await rowsOf(to.id))[0]?.rating_count]).toEqual([0, 1]);
  });

  test('counts its bookmarks', async () => {
    const { id } = await create();
    const user = await local.create({ collection: 'users', data: { email: `${unique('reader')}@example.org` } });
    const bookmark = await local.create({ collection: 'bookmarks', data: { tool: id, user: user.id } });
    expect((await rowsOf(id))[0]?.bookmarks).toBe(1);
    await local.delete({ collection: 'bookmarks', id: bookmark.id });
    expect((await rowsOf(id))[0]?.bookmarks).toBe(0);
  });

  test('is permanently deleted along with its bookmarks', async () => {
    const { id } = await create();
    const user = await local.create({ collection: 'users', data: { email: `${unique('reader')}@example.org` } });
    const bookmark = await local.create({ collection: 'bookmarks', data: { tool: id, user: user.id } });
    await local.delete({ collection: 'tools', id });
    expect(await rowsOf(id)).toEqual([]);
    expect((await local.count({ collection: 'bookmarks', where: { id: { equals: bookmark.id } } })).totalDocs).toBe(0);
  });

  test("is found by its category's published name in each language, also after a rename", async () => {
    // Random, since similar words would count as misspellings of each other.
    const word = () => `x${randomUUID().replaceAll('-', '')}`;
    const [first, second, dutch] = [word(), word(), word()] as const;
    const category = await local.create({ collection: 'categories', data: { name: first, _status: 'published' }, context });
    const { id } = await create({ categories: [category.id] });
    expect(await find(first)).toEqual([id]);
    await local.update({ collection: 'categories', id: category.id, data: { name: second }, context });
    await local.update({ collection: 'categories', id: category.id, data: { name: dutch }, locale: 'nl', context });
    expect([await find(second), await find(dutch, 'nl'), await find(second, 'nl')]).toEqual([[id], [id], [id]]);
    expect(await find(first)).toEqual([]);
    await local.update({ collection: 'categories', id: category.id, data: { _status: 'draft' }, context });
    expect(await find(second)).toEqual([]);
  });
});

describe('a word with signs', () => {
  test.each([
    ['c++', 'Writes C++ and Rust', 'Writes C for vitamin makers'],
    ['c#', 'C#, explained', 'C, explained'],
    ['.net', 'For ASP.NET teams', 'For net results'],
    ['node.js', 'Runs on Node.js', 'A node in JS'],
  ])('finds %s in taglines, features, descriptions and category names, and no other words', async (word, written, other) => {
    const category = await local.create({ collection: 'categories', data: { name: `${written} ${unique('')}`, _status: 'published' }, context });
    const ids = [
      await create({ tagline: written }),
      await create({ features: [{ text: written }] }),
      await create({ description: richText(written) }),
      await create({ categories: [category.id] }),
    ].map(({ id }) => id);
    const others = [await create({ tagline: other }), await create({ name: unique(other.split(' ')[0] ?? '') })].map(({ id }) => id);
    const found = await find(word);
    expect(ids.filter((id) => !found.includes(id))).toEqual([]);
    expect(others.filter((id) => found.includes(id))).toEqual([]);
  });

  test('with a point inside finds two words when nothing is written like that', async () => {
    const word = unique('pointed').replaceAll('-', '');
    const { id } = await create({ tagline: `${word} with quux` });
    expect(await find(`${word}.quux`)).toEqual([id]);
  });
});

describe('other searchable documents', () => {
  test('are found while they are published', async () => {
    const word = unique('entryword').replaceAll('-', '');
    const text = parseSearchText(word) as SearchText;
    const kinds = [
      ['dictionary-terms', { name: word, definition: 'A word.' }],
      [
        'courses',
        { name: word, provider: 'A', url: 'https://example.org', summary: 'A course', level: 'beginner', language: 'en', priceModel: 'free' },
      ],
      ['products', { name: word, summary: 'A product', kind: 'guide' }],
      ['categories', { name: word }],
    ] as const;
    const docs = await Promise.all(kinds.map(([collection, data]) => local.create({ collection, data: { ...data, _status: 'draft' }, context })));
    const found = async () => (await searchEntries(query, { text, words: [word], locale: 'nl', perKind: 5 })).map(({ kind }) => kind).sort();
    expect(await found()).toEqual([]);
    for (const [index, [collection]] of kinds.entries()) {
      await local.update({ collection, id: docs[index]?.id, data: { _status: 'published' }, context });
    }
    expect(await found()).toEqual(['category', 'course', 'product', 'term']);
    for (const [index, [collection]] of kinds.entries()) await local.delete({ collection, id: docs[index]?.id, context });
    expect(await found()).toEqual([]);
  });
});

describe('the pages of a list', () => {
  const pagesOf = async (list: string) => {
    const number = await countPages(query, { list });
    return Promise.all(Array.from({ length: number }, (_, index) => listPage(query, { list, page: index + 1 })));
  };

  test('hold every tool once, in order, at 50 to 150 percent of the page size after any changes', async () => {
    const category = await local.create({ collection: 'categories', data: { name: unique('Paged'), _status: 'published' }, context });
    const list = `category:${category.id}`;
    const alive: { id: number; slug: string }[] = [];
    const word = unique('page');
    const add = async (place: number) => {
      const slug = `${word}-${String(place).padStart(5, '0')}`;
      const { id } = await create({ name: slug, slug, categories: [category.id] });
      alive.push({ id, slug });
    };
    const check = async () => {
      const pages = await pagesOf(list);
      expect(pages.flat()).toEqual(alive.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).map(({ id }) => id));
      const isOnly = pages.length === 1;
      for (const page of pages) {
        expect(page.length).toBeLessThanOrEqual(TOOLS_PER_PAGE * 1.5);
        if (!isOnly) expect(page.length).toBeGreaterThanOrEqual(TOOLS_PER_PAGE / 2);
      }
    };
    for (let place = 0; place < 80; place += 1) await add((place * 7919) % 10_000);
    await check();
    while (alive.length > 10) {
      const [gone] = alive.splice((alive.length * 31) % alive.length, 1);
      await update(gone?.id ?? 0, { active: false });
      if (alive.length % 20 === 0) await check();
    }
    await check();
  }, 120_000);

  test('change by one page at most when a tool is added', async () => {
    const category = await local.create({ collection: 'categories', data: { name: unique('Stable'), _status: 'published' }, context });
    const list = `category:${category.id}`;
    const word = unique('stable');
    for (let place = 0; place < 60; place += 1) {
      await create({ name: `${word} ${place}`, slug: `${word}-${String(place * 10).padStart(5, '0')}`, categories: [category.id] });
    }
    await sql('select search.repage($1, $2)', [list, TOOLS_PER_PAGE]);
    const before = await pagesOf(list);
    await create({ name: `${word} new`, slug: `${word}-00015`, categories: [category.id] });
    const after = await pagesOf(list);
    expect(after.length).toBe(before.length);
    expect(after.map((page, index) => JSON.stringify(page) === JSON.stringify(before[index]))).toEqual([false, true, true]);
  }, 60_000);

  test('are empty past the end and for an unknown list', async () => {
    expect(await listPage(query, { list: 'all', page: 1_000_000_000 })).toEqual([]);
    expect(await listPage(query, { list: 'category:0', page: 1 })).toEqual([]);
  });
});

describe('rebuilding the read model', () => {
  const rebuild = () => rebuildReadModel((text, values) => sql(text, values));

  test('gives the same rows as incremental updates after any changes', async () => {
    const tools = await Promise.all(Array.from({ length: 6 }, () => create()));
    const refused = (error: APIError) => {
      if (error.status !== 409) throw error;
    };
    const changes: ((id: number) => Promise<unknown>)[] = [
      (id) => update(id, { _status: 'published', active: true }),
      // Refused where English is offline already and Dutch is public.
      (id) => update(id, { _status: 'draft' }).catch(refused),
      (id) => update(id, { active: false }),
      (id) => update(id, { verified: true, editorialRating: 3.5 }),
      (id) => update(id, { slug: unique('slug').toLowerCase(), name: unique('Renamed') }),
      (id) => update(id, { description: richText(`Words such as ${unique('deep')}`), audiences: ['developers'] }),
      (id) => update(id, { tagline: unique('regel') }, { locale: 'nl' }),
      (id) =>
        local.create({
          collection: 'reviews',
          data: { tool: id, ratings: { general: 4 }, title: 'Fine', text: 'It works.', language: 'nl', _status: 'published' },
          context,
        }),
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(tools.length - 1), fc.nat(changes.length - 1)), { minLength: 4, maxLength: 10 }), async (series) => {
        for (const [tool, change] of series) await changes[change]?.(tools[tool]?.id ?? 0);
        const incremental = await readModelRows(sql);
        await rebuild();
        expect(await readModelRows(sql)).toEqual(incremental);
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  test('fills it from empty and repairs damage', async () => {
    await rebuild();
    const right = await readModelRows(sql);
    await sql('truncate search.tools, search.entries, search.members, search.sets, search.pages, search.words');
    await rebuild();
    expect(await readModelRows(sql)).toEqual(right);
    await sql("update search.tools set name = 'wrong', facets = '{all}'");
    await sql("delete from search.members where list = 'all'");
    await sql('update search.sets set members = ~members');
    await sql("delete from search.entries where kind = 'category'");
    await rebuild();
    expect(await readModelRows(sql)).toEqual(right);
  }, 60_000);
});

describe('folding', () => {
  test('treats typed and stored text alike', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aZé ßÆøŁđıĳçÑüœÅ0-9._·’“&/日本ж') });
    await fc.assert(
      fc.asyncProperty(letters, async (text) => {
        const { rows } = await sql('select search.fold($1) as folded', [text]);
        expect(fold(text)).toBe(rows[0]?.folded);
      }),
      { numRuns: 300 },
    );
  });

  test('spells signs alike in questions and in words of editors', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aé1+#. \n(-') });
    await fc.assert(
      fc.asyncProperty(letters, async (text) => {
        const { rows } = await sql('select search.spell_signs($1) as spelled', [text]);
        expect(spellSigns(text)).toBe(rows[0]?.spelled);
      }),
      { numRuns: 300 },
    );
  });
});
