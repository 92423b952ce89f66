import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshAllCosts } from '@/cms/costs/refresh-costs';
import { inTransaction } from '@/cms/database/transaction';
import { rebuildReadModel, saveSortKeys } from '@/cms/search/rebuild';
import { costListed } from '@/cms/search/upkeep';
import { cacheTags } from '@/domain/cache-tags';
import { KNOWN_TERMS } from '@/domain/tool/cost';
import { ONE_PERSON, type Team } from '@/domain/tool/team';
import { filterTools } from '@/server/search/filter-tools';
import { parseSearchText, type SearchText } from '@/server/search/query-text';
import { searchTools } from '@/server/search/search-tools';
import { requestBy } from '../setup/contributions';
import { toolData } from '../setup/documents';
import { takeExpiredTags } from '../setup/expired-tags';
import { overlapping } from '../setup/overlapping';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { openReadModel } from '../setup/read-model';

const { query, sql, close } = openReadModel();
let payload: Payload;
let local: LocalApi;
let category: number;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
});
afterAll(close);

/** Each test gets its own list. */
beforeEach(async () => {
  category = (await local.create({ collection: 'categories', data: { name: unique('Category'), _status: 'published' } })).id;
});

interface Plan {
  price?: number;
  kind?: 'paid' | 'free' | 'contact';
  unit?: 'month' | 'user-per-month' | 'year' | 'user-per-year' | 'license';
  currency?: 'EUR' | 'USD' | 'GBP';
  minSeats?: number;
  maxSeats?: number;
  vat?: 'included' | 'excluded';
}

const withPlans = (plans: Plan[]) => ({ plans: plans.map((plan) => ({ name: 'Pro', kind: 'paid', currency: 'EUR', unit: 'month', ...plan })) });
const create = async (name: string, plans: Plan[], fields: Record<string, unknown> = {}) =>
  (await local.create({ collection: 'tools', data: { ...toolData({ category }), name: unique(name), ...withPlans(plans), ...fields } })).id;
const order = (team: Partial<Team> = {}) =>
  filterTools(query, { locale: 'en', groups: { category: [`category:${category}`] }, sort: { ...ONE_PERSON, ...team }, page: 1 });

describe('a list sorted by the costs of a team', () => {
  test('begins with the lowest and ends with unknown ones by name', async () => {
    const b = await create('B', [{ kind: 'contact' }]);
    const seats = await create('Seats', [{ price: 6, unit: 'user-per-month' }]);
    const flat = await create('Flat', [{ price: 20, maxSeats: 10 }]);
    const a = await create('A', [{ price: 5 }]);
    expect(await order({ seats: 3 })).toEqual([seats, flat, a, b]);
    expect(await order({ seats: 5 })).toEqual([flat, seats, a, b]);
    expect(await order({ seats: 11 })).toEqual([seats, a, b, flat]);
    expect(await order()).toEqual([a, seats, flat, b]);
  });

  test('counts prices per year only for those who pay by the year', async () => {
    const monthly = await create('Monthly', [{ price: 10, unit: 'user-per-month' }]);
    const yearly = await create('Yearly', [{ price: 96, unit: 'user-per-year' }]);
    expect(await order()).toEqual([monthly, yearly]);
    expect(await order({ billing: 'year' })).toEqual([yearly, monthly]);
  });

  test('takes VAT into account where it is known', async () => {
    const gross = await create('Gross', [{ price: 110, vat: 'included' }]);
    const net = await create('Net', [{ price: 100, vat: 'excluded' }]);
    expect(await order()).toEqual([gross, net]);
    expect(await order({ vat: 'with' })).toEqual([gross, net]);
    await local.update({ collection: 'tools', id: net, data: withPlans([{ price: 90, vat: 'excluded' }]) });
    expect(await order()).toEqual([net, gross]);
    expect(await order({ vat: 'with' })).toEqual([net, gross]);
  });

  test('follows a published price, not a draft', async () => {
    const [first, second] = [await create('First', [{ price: 5 }]), await create('Second', [{ price: 6 }])];
    await local.update({ collection: 'tools', id: second, data: { ...withPlans([{ price: 1 }]), _status: 'draft' }, draft: true });
    expect(await order()).toEqual([first, second]);
    await local.update({ collection: 'tools', id: second, data: { ...withPlans([{ price: 1 }]), _status: 'published' } });
    expect(await order()).toEqual([second, first]);
  });

  test('works in a search and after a rebuild', async () => {
    const word = unique('word').replaceAll('-', '');
    const dear = await create(`${word} dear`, [{ price: 50 }]);
    const cheap = await create('Cheap', [{ price: 5 }], { tagline: word });
    const find = async () => (await searchTools(query, { text: parseSearchText(word) as SearchText, locale: 'en', sort: ONE_PERSON })).ids;
    expect(await find()).toEqual([cheap, dear]);
    await sql('delete from search.costs where tool_id = any ($1)', [[dear, cheap]]);
    await rebuildReadModel((text, values) => sql(text, values));
    expect(await find()).toEqual([cheap, dear]);
  });

  test('forgets the costs of a tool that is no longer public', async () => {
    const id = await create('Gone', [{ price: 5 }]);
    await local.update({ collection: 'tools', id, data: { _status: 'draft' } });
    expect(await sql('select from search.costs where tool_id = $1', [id])).toMatchObject({ rows: [] });
  });
});

describe('the costs of a tool', () => {
  const twenty = () => create('Dollars', [{ price: 20, currency: 'USD' }]);
  /** Saves another price in the transaction of a request. */
  const raise = (id: number) => (req: PayloadRequest) =>
    local.update({ collection: 'tools', id, data: { ...withPlans([{ price: 30, currency: 'USD' }]), _status: 'published' }, req });
  const perMonth = async (id: number) =>
    (await sql("select fixed from search.costs where tool_id = $1 and billing = 'month' and vat = 'without'", [id])).rows.map(({ fixed }) => fixed);
  const raised = [expect.closeTo(30 / KNOWN_TERMS.perEuro.USD)];

  test('can be refreshed while the tool is being saved', async () => {
    const id = await twenty();
    const req = await requestBy(payload);
    await overlapping(payload, raise(id), () => refreshAllCosts(req, null));
    expect(await perMonth(id)).toEqual(raised);
  });

  test('can be refreshed while many tools are being saved, in whatever order', async () => {
    const [first, second] = [await twenty(), await twenty()];
    const req = await requestBy(payload);
    await overlapping(payload, raise(second), () => refreshAllCosts(req, null), raise(first));
    expect([await perMonth(first), await perMonth(second)]).toEqual([raised, raised]);
  });

  test('can be rebuilt while the tool is being saved', async () => {
    const id = await twenty();
    await overlapping(payload, raise(id), () => saveSortKeys((text, values) => sql(text, values), [id]));
    expect(await perMonth(id)).toEqual(raised);
  });

  test('are computed with the rates saved by a refresh they waited for', async () => {
    const id = await twenty();
    const req = await requestBy(payload);
    await overlapping(
      payload,
      async (refreshing) => {
        await local.updateGlobal({ slug: 'costs', data: { USD: 2 }, req: refreshing });
        await costListed(refreshing, [id]);
      },
      () => inTransaction(req, () => costListed(req, [id])),
    );
    await local.updateGlobal({ slug: 'costs', data: { USD: KNOWN_TERMS.perEuro.USD } });
    expect(await perMonth(id)).toEqual([10]);
  });
});

describe('exchange rates', () => {
  test('that are newer change the order; older and missing ones do not', async () => {
    const [euros, dollars] = [await create('Euros', [{ price: 20 }]), await create('Dollars', [{ price: 23, currency: 'USD' }])];
    const refresh = async (rates: { day: string; USD: number; GBP: number } | null) => refreshAllCosts(await requestBy(payload), async () => rates);
    expect(await order()).toEqual([dollars, euros]);
    await refresh({ day: '2025-06-01', USD: 1.05, GBP: 0.84 });
    await refresh(null);
    expect(await order()).toEqual([dollars, euros]);
    await takeExpiredTags(payload);
    await refresh({ day: '2025-07-01', USD: 1.05, GBP: 0.84 });
    expect(await order()).toEqual([euros, dollars]);
    expect(await takeExpiredTags(payload)).toContain(cacheTags.costs);
    const { perEuro, ...known } = KNOWN_TERMS;
    await local.updateGlobal({ slug: 'costs', data: { ...known, USD: perEuro.USD, GBP: perEuro.GBP } });
  });

  test('set by an admin queue the costs of all tools, and not of a day to come', async () => {
    const { totalDocs } = await local.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'refresh-costs' } } });
    await local.updateGlobal({ slug: 'costs', data: { vatRate: 21 } });
    expect((await local.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'refresh-costs' } } })).totalDocs).toBe(totalDocs + 1);
    await expect(local.updateGlobal({ slug: 'costs', data: { day: '2999-01-01' } })).rejects.toThrow();
  });
});

describe('the seats of a plan', () => {
  test('can’t begin above their end', async () => {
    await expect(create('Bad', [{ price: 5, minSeats: 5, maxSeats: 2 }])).rejects.toThrow();
    await expect(create('Bad', [{ price: 5, maxSeats: 2000 }])).rejects.toThrow();
  });
});
