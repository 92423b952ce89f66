import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countListParts, countToolParts, readFirstPages, readLastChanges, readListPart, readToolPart, TOOLS_PER_PART } from '@/features/sitemap/read';
import { createSurroundings, type Surroundings, toolData } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { openReadModel } from '../setup/read-model';

const { query, sql, close } = openReadModel();
const context = { skipRevalidation: true };
const created: { collection: string; id: number }[] = [];
let local: LocalApi;
let surroundings: Surroundings;

beforeAll(async () => {
  ({ local } = await startPayload());
  surroundings = await createSurroundings(local);
});
afterAll(async () => {
  for (const { collection, id } of created.reverse()) await local.delete({ collection, id, context, trash: true });
  await close();
});

async function create(collection: string, data: Record<string, unknown>): Promise<{ id: number; slug: string; updatedAt: string }> {
  const doc = await local.create({ collection, data, context });
  created.push({ collection, id: doc.id });
  return doc as never;
}
const createTool = (fields: Record<string, unknown> = {}) => create('tools', { ...toolData(surroundings), slug: unique('tool'), ...fields });
const update = (id: number, data: Record<string, unknown>, options: Record<string, unknown> = {}) =>
  local.update({ collection: 'tools', id, data, context, ...options });
const review = (tool: number, status: 'published' | 'draft' = 'published') =>
  create('reviews', { tool, ratings: { general: 4 }, title: unique('Review'), text: 'Fine.', language: 'en', _status: status });

const pagesOf = async ({ id, slug }: { id: number; slug: string }) =>
  (await readToolPart(query, Math.ceil(id / TOOLS_PER_PART))).filter(({ path }) => path === `/tools/${slug}` || path.startsWith(`/tools/${slug}/`));

describe('a tool in the sitemap', () => {
  test('appears while it is public, in a file chosen by its id', async () => {
    const tool = await createTool();
    expect((await pagesOf(tool)).map(({ path }) => path)).toEqual([`/tools/${tool.slug}`]);
    expect(await countToolParts(query)).toBeGreaterThanOrEqual(Math.ceil(tool.id / TOOLS_PER_PART));
    for (const [leave, comeBack] of [
      [{ _status: 'draft' }, { _status: 'published' }],
      [{ active: false }, { active: true }],
      [{ deletedAt: new Date().toISOString() }, { deletedAt: null }],
    ]) {
      await update(tool.id, leave as Record<string, unknown>, { trash: true });
      expect(await pagesOf(tool), JSON.stringify(leave)).toEqual([]);
      await update(tool.id, comeBack as Record<string, unknown>, { trash: true });
      expect(await pagesOf(tool), JSON.stringify(comeBack)).toHaveLength(1);
    }
  });

  test('does not appear before its first publication', async () => {
    expect(await pagesOf(await createTool({ _status: 'draft' }))).toEqual([]);
  });

  test('has the date of the public version, not of a draft', async () => {
    const tool = await createTool();
    expect((await pagesOf(tool))[0]?.changedAt).toBe(tool.updatedAt);
    await update(tool.id, { tagline: 'Unfinished' }, { draft: true });
    expect((await pagesOf(tool))[0]?.changedAt).toBe(tool.updatedAt);
    const changed = await update(tool.id, { tagline: 'Finished', _status: 'published' });
    expect((await pagesOf(tool))[0]?.changedAt).toBe(changed.updatedAt);
  });

  test('changes with its published reviews, which have a page from two on', async () => {
    const tool = await createTool();
    await review(tool.id, 'draft');
    expect((await pagesOf(tool))[0]?.changedAt).toBe(tool.updatedAt);
    const first = await review(tool.id);
    expect((await pagesOf(tool)).map(({ path, changedAt }) => [path, changedAt])).toEqual([[`/tools/${tool.slug}`, first.updatedAt]]);
    const second = await review(tool.id);
    expect((await pagesOf(tool)).map(({ path, changedAt }) => [path, changedAt])).toEqual([
      [`/tools/${tool.slug}`, second.updatedAt],
      [`/tools/${tool.slug}/reviews`, second.updatedAt],
    ]);
  });

  test('names its logo', async () => {
    const tool = await createTool({ logo: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>' } });
    const [page] = await pagesOf(tool);
    expect(page?.images).toEqual([expect.stringMatching(new RegExp(`^/logos/${tool.slug}\\.[0-9a-f]+\\.svg$`))]);
  });
});

describe('a comparison of two tools in the sitemap', () => {
  const FACTS = ['freeLimits', 'dataLocation', 'trainingConsumer', 'openness', 'dutchOutput', 'selfHosting'] as const;
  const VALUES = { freeLimits: 'limited', dataLocation: 'eu', trainingConsumer: 'never', openness: 'closed', dutchOutput: 'good', selfHosting: 'no' };
  const known = (count: number) => FACTS.slice(0, count).map((fact) => ({ fact, values: [VALUES[fact]], basis: 'general' }));
  const task = (tools: { id: number }[]) =>
    create('tasks', {
      name: unique('Task'),
      theme: 'office',
      intro: 'Something to do.',
      tools: tools.map(({ id }) => ({ tool: id, because: 'It works' })),
      _status: 'published',
    });
  const versusPages = async (slugs: string[]) =>
    (await readToolPart(query, 1)).map(({ path }) => path).filter((path) => path.includes('/vs/') && slugs.some((slug) => path.includes(slug)));

  test('is there once, for two tasks in common and six facts of each', async () => {
    const [one, other, silent, single] = [
      await createTool({ buyerFacts: known(6) }),
      await createTool({ buyerFacts: known(6) }),
      await createTool({ buyerFacts: known(5) }),
      await createTool({ buyerFacts: known(6) }),
    ];
    await task([one, other, silent]);
    expect(await versusPages([one.slug])).toEqual([]);
    await task([one, other, silent, single]);
    const path = `/compare/${[one.slug, other.slug].sort().join('/vs/')}`;
    expect(await versusPages([one.slug, other.slug, silent.slug, single.slug])).toEqual([path]);
    await update(other.id, { active: false });
    expect(await versusPages([one.slug])).toEqual([]);
    await update(other.id, { active: true });
  });
});

describe('lists in the sitemap', () => {
  test('date their first page by the newest tool on it', async () => {
    const tool = await createTool();
    const category = `category:${surroundings.category}`;
    expect((await readFirstPages(query)).get(category)).toBe(tool.updatedAt);
  });

  test('have their alphabetical pages for all tools and known categories that open with some of theirs', async () => {
    const tool = await createTool();
    const list = `category:${surroundings.category}`;
    const paths = async (codes: Map<number, string>) => (await readListPart(query, 1, codes)).map(({ path }) => path);
    const known = new Map([[surroundings.category, 'this-one']]);
    const small = await paths(known);
    expect(small).toContain('/tools/p/1');
    expect(small.filter((path) => path.startsWith('/categories/this-one'))).toEqual([]);
    await sql("insert into search.members (list, slug, tool_id) select $1, 'extra-' || place, $2 from generate_series(1, 24) as place", [
      list,
      tool.id,
    ]);
    await sql("insert into search.pages (list, number, first_slug) values ($1, 2, 'extra-')", [list]);
    try {
      expect(await countListParts(query)).toBe(1);
      expect(await paths(known)).toContain('/categories/this-one/p/2');
      expect((await paths(new Map())).filter((path) => path.startsWith('/categories'))).toEqual([]);
    } finally {
      await sql('delete from search.pages where list = $1 and number = 2', [list]);
      await sql("delete from search.members where list = $1 and slug like 'extra-%'", [list]);
    }
  });

  test('have no date of changes while there are none', async () => {
    await sql('begin');
    try {
      await sql("update public.tools set _status = 'draft'");
      expect(await readLastChanges(query)).toEqual(new Map());
    } finally {
      await sql('rollback');
    }
  });

  test('have a page of changes while one of their tools had a change that visitors are told of', async () => {
    const { id: category } = await create('categories', { name: unique('Category'), _status: 'published' });
    const lastChange = async () => (await readLastChanges(query)).get(`category:${category}`);
    expect(await lastChange()).toBeUndefined();
    const tool = await createTool({ categories: [category] });
    expect(Date.parse((await lastChange()) ?? '')).toBeCloseTo(Date.parse(tool.updatedAt), -4);
    await update(tool.id, { active: false });
    expect(await lastChange()).toBeDefined();
    await update(tool.id, { _status: 'draft' });
    expect(await lastChange()).toBeUndefined();
  });
});
