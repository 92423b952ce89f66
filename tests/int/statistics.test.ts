import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tidyUp } from '@/cms/jobs/tidy-up';
import { readActivity } from '@/cms/statistics/activity';
import { readDashboard } from '@/cms/statistics/dashboard';
import { readToolOverview, toolsNear } from '@/cms/statistics/tool-overview';
import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';
import { countClick, countSearchMiss } from '@/server/statistics';
import { type Account, createAccount } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { createSurroundings, type Surroundings, toolData } from '../setup/documents';
import { type Actor, type LocalApi, startPayload, unique } from '../setup/payload';

type Person = Account & { user: Actor };

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let admin: Person;
let editor: Person;
let user: Person;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  admin = await createAccount(local, 'admin');
  editor = await createAccount(local, 'editor');
  user = await createAccount(local, 'user');
});
afterEach(() => payload.db.pool.query('truncate workspace.clicks, workspace.search_misses'));

const sql = async (text: string, values: unknown[] = []) => (await payload.db.pool.query(text, values)).rows;
const as = (person: Person | null) => requestBy(payload, person?.user ?? null);

let addresses = 0;
/** Headers of a first-time visitor. */
function visitor(headers: Record<string, string> = {}): Headers {
  addresses += 1;
  const address = `10.${process.pid % 256}.${Math.floor(addresses / 256)}.${addresses % 256}`;
  return new Headers({ 'user-agent': FIREFOX, [CLIENT_ADDRESS_HEADER]: address, ...headers });
}

const click = (tool: number, headers = visitor(), method = 'GET') => countClick({ tool, method, headers });
const clicksOf = async (tool: number) =>
  (await sql('select coalesce(sum(count), 0)::int as clicks from workspace.clicks where tool = $1', [tool]))[0].clicks;
const missesOf = async (query: string) =>
  (await sql('select locale, count from workspace.search_misses where query = $1 order by locale', [query])).map(({ locale, count }) => [
    locale,
    count,
  ]);

describe('clicks on the visit button', () => {
  test('are counted by tool and day, for every visitor', async () => {
    await click(surroundings.tool);
    await click(surroundings.tool);
    await click(surroundings.tool + 1);
    expect(await sql('select tool, count from workspace.clicks order by tool')).toEqual([
      { tool: surroundings.tool, count: 2 },
      { tool: surroundings.tool + 1, count: 1 },
    ]);
  });

  test('are all counted when concurrent', async () => {
    await Promise.all(Array.from({ length: 12 }, () => click(surroundings.tool)));
    expect(await clicksOf(surroundings.tool)).toBe(12);
  });

  test('are not counted for bots, prefetching and HEAD requests', async () => {
    await click(surroundings.tool, visitor({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }));
    await click(surroundings.tool, visitor({ 'sec-purpose': 'prefetch' }));
    await click(surroundings.tool, visitor({ purpose: 'prefetch' }));
    await click(surroundings.tool, visitor(), 'HEAD');
    expect(await clicksOf(surroundings.tool)).toBe(0);
  });

  test('are limited to three per hour by address and tool', async () => {
    const headers = visitor();
    for (let times = 0; times < 6; times += 1) await click(surroundings.tool, headers);
    await click(surroundings.tool + 1, headers);
    expect([await clicksOf(surroundings.tool), await clicksOf(surroundings.tool + 1)]).toEqual([3, 1]);
  });

  test('store nothing about the address', async () => {
    const headers = visitor();
    await click(surroundings.tool, headers);
    const rows = await sql('select to_jsonb(c)::text as row from workspace.clicks c union all select to_jsonb(h)::text from limits.hits h');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ row }) => row).join()).not.toContain(headers.get(CLIENT_ADDRESS_HEADER));
  });

  test('are dropped without an error while the database refuses them', async () => {
    await sql('alter table workspace.clicks rename to clicks_away');
    try {
      await expect(click(surroundings.tool)).resolves.toBeUndefined();
    } finally {
      await sql('alter table workspace.clicks_away rename to clicks');
    }
    await click(surroundings.tool);
    expect(await clicksOf(surroundings.tool)).toBe(1);
  });
});

describe('searches without results', () => {
  const miss = (query: string, headers = visitor(), locale: 'en' | 'nl' = 'en') => countSearchMiss({ locale, query, headers });

  test('are counted by language and text', async () => {
    const query = unique('kookrobot');
    await miss(query);
    await miss(query);
    await miss(query, visitor(), 'nl');
    expect(await missesOf(query)).toEqual([
      ['en', 2],
      ['nl', 1],
    ]);
  });

  test('count once an hour for the same address and text, as on a reload', async () => {
    const query = unique('zeilboot');
    const headers = visitor();
    await miss(query, headers);
    await miss(query, headers);
    expect(await missesOf(query)).toEqual([['en', 1]]);
  });

  test('are counted apart if something was found but asked again', async () => {
    const query = unique('zeepkist');
    const headers = visitor();
    await miss(query, headers);
    await countSearchMiss({ kind: 'refined', locale: 'en', query, headers });
    expect(await sql('select count, refined from workspace.search_misses where query = $1', [query])).toEqual([{ count: 1, refined: 1 }]);
  });

  test('are not counted for bots', async () => {
    const query = unique('zweefvliegtuig');
    await miss(query, visitor({ 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }));
    expect(await missesOf(query)).toEqual([]);
  });

  test('are limited to thirty rows per hour by address', async () => {
    const headers = visitor();
    for (let number = 0; number < 35; number += 1) await miss(unique('flood'), headers);
    expect(await sql("select count(*)::int as rows from workspace.search_misses where query like 'flood%'")).toEqual([{ rows: 30 }]);
  });

  test('reported by a browser are verified within limits before counting', async () => {
    const headers = visitor();
    let searches = 0;
    const tell = (query: string, isFound: boolean) =>
      countSearchMiss({
        locale: 'en',
        query,
        headers,
        isMissed: async () => {
          searches += 1;
          return !isFound;
        },
      });
    const [found, missed] = [unique('found'), unique('missed')];
    await tell(found, true);
    await tell(missed, false);
    for (let number = 0; number < 35; number += 1) await tell(unique('told'), true);
    expect([searches, await missesOf(found), await missesOf(missed)]).toEqual([30, [], [['en', 1]]]);
  });

  test('are limited to 5,000 new texts a day per language; known ones still count', async () => {
    const day = "(now() at time zone 'UTC')::date";
    await sql(`insert into workspace.search_misses select 'en', 'text ' || n, d::date, 1
      from generate_series(1, 5000) n, generate_series(${day} - 1, ${day} + 1, interval '1 day') d`);
    const fresh = unique('late');
    await miss(fresh);
    await miss('text 7');
    await miss(fresh, visitor(), 'nl');
    expect(await missesOf(fresh)).toEqual([['nl', 1]]);
    expect(await sql("select sum(count)::int as count from workspace.search_misses where query = 'text 7'")).toEqual([{ count: 4 }]);
  });
});

test('clicks are retained for three years and searches for 180 days', async () => {
  await sql(
    `insert into workspace.clicks values (1, current_date - interval '3 years 2 days', 1), (1, current_date - interval '2 years 360 days', 1)`,
  );
  await sql(`insert into workspace.search_misses values ('en', 'old', current_date - 182, 1), ('en', 'recent', current_date - 178, 1)`);
  await (tidyUp.handler as (args: { req: unknown }) => Promise<unknown>)({ req: await as(null) });
  expect(await sql('select count(*)::int as rows from workspace.clicks')).toEqual([{ rows: 1 }]);
  expect(await sql('select query from workspace.search_misses')).toEqual([{ query: 'recent' }]);
});

describe('activity', () => {
  test('holds every day of the span up to today, with its clicks and bookmarks', async () => {
    const tool = await local.create({ collection: 'tools', data: toolData(surroundings) });
    const before = await readActivity(await as(editor), { days: 30 });
    await click(tool.id);
    await local.create({ collection: 'bookmarks', data: { tool: tool.id, user: user.user.id } });
    await local.create({ collection: 'bookmarks', data: { tool: surroundings.tool, user: user.user.id } });
    await sql(`insert into workspace.clicks select $1, day - 2, 5 from workspace.clicks where tool = $1`, [tool.id]);
    const own = await readActivity(await as(editor), { days: 30, tool: tool.id });
    expect(own).toHaveLength(30);
    expect(own.slice(-3).map(({ clicks, bookmarks }) => [clicks, bookmarks])).toEqual([
      [5, 0],
      [0, 0],
      [1, 1],
    ]);
    const all = await readActivity(await as(editor), { days: 90 });
    expect(all).toHaveLength(90);
    expect(all.at(-1)?.bookmarks).toBe((before.at(-1)?.bookmarks ?? 0) + 2);
  });
});

describe('the dashboard', () => {
  test('is for editors and admins; accounts and mails in doubt are for admins alone', async () => {
    const email = `${unique('newcomer')}@example.org`;
    await createAccount(local, 'user');
    const account = await local.create({ collection: 'users', data: { email, role: 'user' } });
    const seenByAdmin = await readDashboard(await as(admin), { days: 30 });
    expect(seenByAdmin.signUps?.newest[0]).toMatchObject({ id: account.id, who: email });
    expect(seenByAdmin.signUps?.lastWeek).toBeGreaterThan(1);
    const seenByEditor = await readDashboard(await as(editor), { days: 30 });
    expect([seenByAdmin.uncertainMails, seenByEditor.uncertainMails]).toEqual([{ count: 0, newest: [] }, null]);
    expect(seenByEditor.signUps).toBeNull();
    expect(JSON.stringify(seenByEditor)).not.toContain(email);
    await expect(readDashboard(await as(user), { days: 30 })).rejects.toThrow();
    await expect(readDashboard(await as(null), { days: 30 })).rejects.toThrow();
  });

  test('shows the top clicks and failed searches of 30 days, without deleted tools', async () => {
    const often = await local.create({ collection: 'tools', data: toolData(surroundings) });
    const gone = await local.create({ collection: 'tools', data: toolData(surroundings) });
    await sql(
      `insert into workspace.clicks values ($1, current_date - 3, 9), ($1, current_date - 40, 99), ($2, current_date - 3, 500), ($3, current_date - 3, 2)`,
      [often.id, gone.id, surroundings.tool],
    );
    await local.delete({ collection: 'tools', id: gone.id });
    await sql(`insert into workspace.search_misses
      select 'en', 'seldom ' || n, current_date - 1, 1 from generate_series(1, 12) n
      union all values ('en', 'often', current_date - 1, 3), ('en', 'often', current_date - 2, 3), ('nl', 'vaak', current_date - 1, 1), ('en', 'long ago', current_date - 40, 50)`);
    const { topTools, misses } = await readDashboard(await as(editor), { days: 30 });
    expect(topTools.map(({ id, clicks }) => [id, clicks])).toEqual([
      [often.id, 9],
      [surroundings.tool, 2],
    ]);
    expect(misses.en).toHaveLength(10);
    expect(misses.en[0]).toEqual({ query: 'often', missed: 6, refined: 0 });
    expect(misses.nl).toEqual([{ query: 'vaak', missed: 1, refined: 0 }]);
  });

  test('shows drafts by last edit in the reader’s language, and scheduled changes and releases', async () => {
    const term = await local.create({
      collection: 'dictionary-terms',
      data: { name: unique('Begrip'), definition: 'Een woord.' },
      locale: 'nl',
      draft: true,
    });
    const category = await local.create({ collection: 'categories', data: { name: unique('Scheduled'), _status: 'published' } });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(at),
      input: { type: 'unpublish', locale: 'nl,shared', doc: { relationTo: 'categories', value: category.id } } as never,
    });
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const release = await local.create({ collection: 'releases', data: { title: unique('Release'), state: 'scheduled', publishAt: later } });
    const { drafts, scheduled } = await readDashboard(await as(editor), { days: 30 });
    expect(drafts[0]).toMatchObject({ collection: 'dictionary-terms', id: term.id, title: term.name });
    expect(scheduled).toMatchObject([
      { collection: 'categories', id: category.id, title: category.name, type: 'unpublish', parts: ['nl', 'shared'] },
      { collection: 'releases', id: release.id, title: release.title, type: 'release', at: later },
    ]);
    expect(new Date(scheduled[0]?.at ?? 0).toISOString()).toBe(at);
  });
});

describe('the overview of a tool', () => {
  const overview = async (slug: unknown, person: Person | null = editor) => readToolOverview(await as(person), String(slug), { days: 30 });

  test('is for editors and admins', async () => {
    const tool = await local.create({ collection: 'tools', data: toolData(surroundings) });
    await expect(overview(tool.slug, user)).rejects.toThrow();
    await expect(overview(tool.slug, null)).rejects.toThrow();
    await expect(toolsNear(await as(user), String(tool.slug))).rejects.toThrow();
    expect(await overview(tool.slug, admin)).toMatchObject({ tool: { id: tool.id } });
  });

  test('exists for draft, inactive and trashed tools and for an unpublished new address', async () => {
    const draft = await local.create({ collection: 'tools', data: toolData(surroundings, { _status: 'draft' }), draft: true });
    expect(await overview(draft.slug)).toMatchObject({ tool: { id: draft.id }, isPublic: false, publicSlug: null });
    const inactive = await local.create({ collection: 'tools', data: toolData(surroundings, { active: false }) });
    expect(await overview(inactive.slug)).toMatchObject({ tool: { active: false }, isPublic: true, publicSlug: inactive.slug });
    const trashed = await local.create({ collection: 'tools', data: toolData(surroundings) });
    await local.update({ collection: 'tools', id: trashed.id, data: { deletedAt: new Date().toISOString() } });
    expect(await overview(trashed.slug)).toMatchObject({ tool: { id: trashed.id }, isPublic: false });
    const changed = await local.create({ collection: 'tools', data: toolData(surroundings) });
    const slug = unique('new-address');
    await local.update({ collection: 'tools', id: changed.id, data: { slug }, draft: true });
    expect(await overview(slug)).toMatchObject({ tool: { id: changed.id, slug }, isPublic: true, publicSlug: changed.slug, hasDraft: true });
  });

  test('is null for an unknown address, with tools of similar names', async () => {
    const name = unique('Nabijgelegen');
    const tool = await local.create({ collection: 'tools', data: toolData(surroundings, { name }) });
    const mistyped = String(tool.slug).replace('nabijgelegen', 'nabijgelgen');
    expect(await overview(mistyped)).toBeNull();
    expect((await toolsNear(await as(editor), mistyped))[0]).toMatchObject({ id: tool.id });
  });

  test('counts reviews by state and rates published ones, without hidden addresses and names', async () => {
    const tool = await local.create({ collection: 'tools', data: toolData(surroundings) });
    const review = (data: Record<string, unknown>) =>
      local.create({
        collection: 'reviews',
        data: { tool: tool.id, title: unique('Review'), text: 'Fine.', language: 'en', ratings: { general: 5 }, ...data },
      });
    const email = `${unique('reviewer')}@example.org`;
    await review({ _status: 'published', name: 'Robin', email });
    const hidden = await review({ _status: 'published', name: 'Kim', anonymous: true, ratings: { easeOfUse: 2, recommend: 3 } });
    await review({ _status: 'draft', moderation: { state: 'rejected' }, ratings: { general: 1 } });
    await local.create({ collection: 'reports', data: { review: hidden.id, reason: 'fake', text: 'No.', language: 'en', email } });
    const found = await overview(tool.slug);
    expect(found?.reviews).toMatchObject({
      rating: 3.8,
      rated: 2,
      criteria: { general: 5, easeOfUse: 2 },
      states: { published: 2, rejected: 1, pending: 0 },
    });
    expect(found?.reviews.newest.map(({ by, state }) => [by, state])).toEqual([
      [null, 'rejected'],
      [null, 'published'],
      ['Robin', 'published'],
    ]);
    expect(found?.reports).toMatchObject([{ review: hidden.id, reason: 'fake' }]);
    expect(JSON.stringify([found?.reviews, found?.reports])).not.toMatch(/Kim|example\.org/);
  });

  test('shows usage, placements, website health and versions', async () => {
    const url = `https://${unique('site')}.example`;
    const tool = await local.create({
      collection: 'tools',
      data: toolData(surroundings, { url, audiences: ['students'], alternatives: [surroundings.tool] }),
    });
    const pointing = await local.create({ collection: 'tools', data: toolData(surroundings, { alternatives: [tool.id] }) });
    await local.create({ collection: 'link-checks', data: { url, ok: false, status: 404, suspect: true, checkedAt: '2026-11-20T10:00:00.000Z' } });
    await local.create({ collection: 'bookmarks', data: { tool: tool.id, user: user.user.id } });
    await click(tool.id);
    await local.update({ collection: 'tools', id: tool.id, data: { maker: 'Somebody' }, draft: true });
    const found = await overview(tool.slug);
    expect(found).toMatchObject({
      bookmarks: 1,
      clicks: 1,
      link: { ok: false, status: 404, suspect: true },
      categories: [{ id: surroundings.category }],
      alternatives: [{ id: surroundings.tool }],
      pointing: [{ id: pointing.id }],
      hasDraft: true,
    });
    expect(found?.versions.map(({ status }) => status)).toEqual(['draft', 'published']);
  });
});
