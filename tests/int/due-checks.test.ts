import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { execute } from '@/cms/database/transaction';
import { dueStatement, listDueChecks } from '@/cms/fact-checks/due-checks';
import { readProgress } from '@/cms/fact-checks/progress';
import { DAY_MS } from '@/domain/durations';
import { createSurroundings, toolData } from '../setup/documents';
import { type LocalApi, startPayload } from '../setup/payload';

type Row = Record<string, unknown>;

let payload: Payload;
let local: LocalApi;
let req: PayloadRequest;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  req = await createLocalReq({}, payload);
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const checked = (fact: string, days: number, values = ['yes']): Row => ({
  fact,
  values,
  basis: 'checked',
  checkedAt: daysAgo(days),
  sourceUrl: 'https://example.org/terms',
});

async function create(buyerFacts: Row[], { category, visits = 0, ...more }: Row & { category: number; visits?: number }) {
  const { id } = await local.create({ collection: 'tools', data: toolData({ category }, { buyerFacts, ...more }), locale: 'en' });
  if (visits > 0) await payload.db.pool.query('insert into workspace.clicks (tool, day, count) values ($1, current_date - 3, $2)', [id, visits]);
  return id;
}

const dueIn = async (category: number, limit = 50) => (await listDueChecks(req, { category, limit })).map(({ tool, subject }) => [tool, subject]);

describe('what to check first', () => {
  test('is the product of age, visits and weight', async () => {
    const { category } = await createSurroundings(local);
    // 100 × 1 × 3, 100 × 1 × 1, 200 × 1 × 1
    const quiet = await create([checked('dpa', 100), checked('api', 100), checked('sso', 200, ['no'])], { category });
    // 50 × 10 × 1, 1000 × 10 × 3 without a check
    const visited = await create([checked('api', 50), { fact: 'dpa', values: ['yes'], basis: 'general' }], { category, visits: 9 });
    expect(await dueIn(category)).toEqual([
      [visited, 'dpa'],
      [visited, 'api'],
      [quiet, 'dpa'],
      [quiet, 'sso'],
      [quiet, 'api'],
    ]);
    expect(await dueIn(category, 1)).toEqual([[visited, 'dpa']]);
  });

  test('has the plans of a tool as one item, as old as their month', async () => {
    const { category } = await createSurroundings(local);
    const plans = [{ name: 'Free', kind: 'free' }];
    const dated = await create([], { category, plans, pricesAsOf: daysAgo(90) });
    const undated = await create([], { category, plans });
    await create([], { category, plans, pricesAsOf: daysAgo(5) });
    expect(await dueIn(category)).toEqual([
      [undated, 'plans'],
      [dated, 'plans'],
    ]);
  });

  test('begins with what somebody proposed a correction for, however recent its check', async () => {
    const { category } = await createSurroundings(local);
    const stale = await create([checked('dpa', 400)], { category, visits: 50 });
    const fresh = await create([checked('sso', 3, ['no'])], { category });
    const propose = (changes: Row[]) =>
      local.create({
        collection: 'edit-proposals',
        data: { tool: fresh, changes, reason: 'I asked', sourceUrl: 'https://example.org/sso', language: 'nl' },
      });
    await propose([
      { field: 'sso', value: 'On all plans' },
      { field: 'other', value: 'And a new logo' },
    ]);
    expect(await dueIn(category)).toEqual([[stale, 'dpa']]);
    const { id } = await propose([{ field: 'sso', value: 'Bij alle abonnementen' }]);
    expect(await dueIn(category)).toEqual([
      [fresh, 'sso'],
      [stale, 'dpa'],
    ]);
    const [due] = await listDueChecks(req, { category, limit: 1 });
    expect(due?.corrections).toEqual([
      { id, value: 'Bij alle abonnementen', reason: 'I asked', sourceUrl: 'https://example.org/sso', language: 'nl' },
    ]);
    await local.update({ collection: 'edit-proposals', id, data: { outcome: 'rejected' } });
    expect(await dueIn(category)).toEqual([[stale, 'dpa']]);
  });

  test('leaves out what was checked lately, and tools that are not public', async () => {
    const { category } = await createSurroundings(local);
    await create([checked('dpa', 10)], { category });
    await create([checked('dpa', 400)], { category, _status: 'draft' });
    await create([checked('dpa', 400)], { category, active: false });
    expect(await dueIn(category)).toEqual([]);
  });

  test('shows what is public, not what is drafted', async () => {
    const { category } = await createSurroundings(local);
    const id = await create([{ ...checked('dpa', 100), note: 'Public' }], { category });
    const { buyerFacts } = await local.findByID({ collection: 'tools', id });
    const drafted = (buyerFacts as Row[]).map((row) => ({ ...row, values: ['no'], note: 'Drafted' }));
    await local.update({ collection: 'tools', id, draft: true, data: { buyerFacts: drafted, name: 'Draft' } });
    const [due] = await listDueChecks(req, { category, limit: 5 });
    expect(due).toMatchObject({ tool: id, subject: 'dpa', fact: { values: ['yes'], notes: { en: 'Public' } }, plans: null });
    expect(due?.name).not.toBe('Draft');
  });
});

test('progress counts recent checks per category, and those of the month', async () => {
  const { category } = await createSurroundings(local);
  const before = await readProgress(req);
  await create([checked('dpa', 0), checked('api', 300), { fact: 'sso', values: ['no'], basis: 'general' }], { category });
  const after = await readProgress(req);
  expect(after.categories.find(({ id }) => id === category)).toMatchObject({ facts: 3, checked: 1 });
  expect(after.month).toBe(before.month + 1);
  expect(after.goal).toBe(200);
});

const MANY = 50_000;
/** A catalogue of `$1` tools with eight facts, two of them checked, and clicks on one in ten, copied from a listed tool. */
const CATALOGUE = [
  sql`create temporary table made on commit drop as
    select id, (select max(id) from tools) + row_number() over () as tool from generate_series(1, ${MANY}::integer) as id`,
  sql`insert into tools (id, name, slug, url, _status, active) select tool, 'Tool ' || tool, 'made-' || tool, 'https://example.org', 'published', true from made`,
  sql`insert into search.tools select copy.* from made m cross join lateral jsonb_populate_record(
      null::search.tools,
      (select to_jsonb(s) from search.tools s where locale = 'en' limit 1)
        || jsonb_build_object('tool_id', m.tool, 'slug', 'made-' || m.tool, 'recommended', m.id % 977)
    ) as copy`,
  sql`insert into search.members select key, 'made-' || m.tool, m.tool from made m, unnest((select facets from search.tools where locale = 'en' limit 1)) as key
    where key = 'all' or key like 'category:%' on conflict do nothing`,
  sql`insert into tools_buyer_facts (_order, _parent_id, id, fact, values, basis, checked_at)
    select place, m.tool, m.tool || '-' || place, fact, '["yes"]', case when place < 3 then 'checked' else 'general' end::enum_tools_buyer_facts_basis,
      case when place < 3 then now() - make_interval(days => m.id % 700) end
    from made m, unnest(enum_range(null::enum_tools_buyer_facts_fact)) with ordinality as f (fact, place) where place <= 8`,
  sql`insert into tools_plans (_order, _parent_id, id, kind) select 1, tool, 'made-' || tool, 'free' from made`,
  sql`insert into workspace.clicks (tool, day, count) select tool, current_date - day, 1 + tool % 90 from made, generate_series(0, 29) as day where id % 10 = 0`,
  sql`analyze tools, search.tools, search.members, tools_buyer_facts, tools_plans, workspace.clicks`,
];

test('reads a bounded part of 50,000 tools', async () => {
  const own = await createLocalReq({}, payload);
  await initTransaction(own);
  try {
    for (const statement of CATALOGUE) await execute(own, statement);
    const [{ 'QUERY PLAN': plan }] = (await execute(own, sql`explain (analyze, format json) ${dueStatement({ category: null, limit: 40 })}`)) as [
      Row,
    ];
    const [{ 'Execution Time': ms }] = plan as [Row];
    const scans = [...JSON.stringify(plan).matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].map(([, table]) => table);
    expect(scans).not.toContain('tools_buyer_facts');
    expect(scans).not.toContain('tools');
    expect(Number(ms)).toBeLessThan(1000);
  } finally {
    await killTransaction(own);
  }
}, 120_000);
