import '../setup/environment';

import { readFileSync, writeFileSync } from 'node:fs';
import type { Migration } from 'payload';
import { Client, type Pool } from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrations } from '../../migrations';
import { createDatabase, query } from '../setup/database';
import { readSchema, schemaLosses, type Table, unusedOf } from '../setup/schema-losses';

vi.mock('next/cache.js', () => ({ unstable_cache: (read: () => Promise<unknown>) => read }));

const FOLDER = 'migrations/previous-release';
const readRelease = () => JSON.parse(readFileSync(`${FOLDER}/release.json`, 'utf8')) as { newestMigration: string; unused: string[] };
const readStatements = () => JSON.parse(readFileSync(`${FOLDER}/statements.json`, 'utf8')) as string[];

const release = readRelease();
const TEMPLATE = process.env.TEMPLATE_DATABASE;
/** Shared by all copies of the code in a process. */
const POOLS = ['accountsPool', 'searchPool', 'limiterPool'];
const newest = migrations.at(-1)?.name ?? '';
const releaseAt = migrations.findIndex(({ name }) => name === release.newestMigration);

/** Runs `work` with a module registry, a database and a list of migrations that are a release's own. */
async function withRelease<Result>(url: string, list: { name: string }[], work: () => Promise<Result>): Promise<Result> {
  vi.resetModules();
  vi.doMock('../../migrations/index', () => ({ migrations: list }));
  vi.doMock('../../migrations', () => ({ migrations: list }));
  process.env.DATABASE_URL = url;
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
  for (const pool of POOLS) {
    await (Reflect.get(globalThis, pool) as Pool | undefined)?.end();
    Reflect.deleteProperty(globalThis, pool);
  }
  return work();
}

/** Payload's own migrations, without the rest of the preparation. @returns the tables of the content model */
const migrate = (url: string, list: typeof migrations) =>
  withRelease(url, list, async () => {
    const { openPayload } = await import('@/ops/open-payload');
    const payload = await openPayload();
    payload.logger.level = 'silent';
    await payload.db.migrate({ migrations: list as unknown as Migration[] });
    await payload.destroy();
    return Object.values((payload.db as unknown as { rawTables: Record<string, Table> }).rawTables);
  });

const prepareAs = (url: string, list: { name: string }[]) =>
  withRelease(url, list, async () => (await import('@/ops/prepare-database')).prepareDatabase());
const workOnSiteAs = (url: string, list: { name: string }[]) =>
  withRelease(url, list, async () => (await import('../setup/released-paths')).workOnSite());

beforeAll(() => {
  Object.assign(process.env, { SEED: 'none', ADMIN_PASSWORD: 'correct-horse-battery-staple' });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.doUnmock('../../migrations/index');
  vi.doUnmock('../../migrations');
});

/** Recorded statements that the database can't plan, with the reason. */
async function failing(connectionString: string): Promise<string[]> {
  // Accounts have a search path of their own.
  const client = new Client({ connectionString, options: '-c search_path=public,auth' });
  await client.connect();
  const statements = readStatements();
  expect(statements.length).toBeGreaterThan(200);
  const failed: string[] = [];
  for (const statement of statements) {
    await client.query(`explain (generic_plan) ${statement}`).catch(({ message }: Error) => failed.push(`${message}: ${statement}`));
  }
  await client.end();
  return failed;
}

/** Makes this release the previous one. */
async function record(version: string, url: string): Promise<void> {
  const contentModel = await migrate(url, migrations);
  const unused = unusedOf(await readSchema(url), contentModel);
  const statements = await withRelease(url, migrations, async () => {
    const { statementsOf, workOnSite } = await import('../setup/released-paths');
    return statementsOf(workOnSite);
  });
  writeFileSync(`${FOLDER}/statements.json`, `${JSON.stringify(statements, null, 1)}\n`);
  writeFileSync(`${FOLDER}/release.json`, `${JSON.stringify({ version, newestMigration: newest, unused }, null, 2)}\n`);
}

describe('the schema of this release, for the previous one', () => {
  test('has everything that it uses, and refuses none of its writes', async () => {
    expect(releaseAt).toBeGreaterThanOrEqual(0);
    const url = await createDatabase();
    await migrate(url, migrations.slice(0, releaseAt + 1));
    const before = await readSchema(url);
    expect(before.columns.size).toBeGreaterThan(1000);
    const contentModel = await migrate(url, migrations);
    const now = await readSchema(url);
    expect(schemaLosses(before, now, release.unused)).toEqual([]);

    await query('create table left_over (id integer); alter table tools add column left_over varchar', url);
    const added = unusedOf(await readSchema(url), contentModel).filter((name) => !unusedOf(now, contentModel).includes(name));
    expect(added).toEqual(['public.left_over', 'public.tools.left_over']);
  });

  test('runs every statement that was recorded of it', async () => {
    const url = await createDatabase(TEMPLATE);
    if (process.env.RECORD_RELEASE) await record(process.env.RECORD_RELEASE, url);
    expect(await failing(url)).toEqual([]);
    await query('alter table tools drop column maker', url);
    expect((await failing(url)).length).toBeGreaterThan(5);
  });

  test.each([
    ['alter table tools drop column maker', 'public.tools.maker is gone'],
    ['alter table tools rename column maker to maker_name', 'public.tools.maker is gone'],
    ['drop table bookmarks cascade', 'public.bookmarks.id is gone'],
    ['alter table tools alter column maker type varchar(20)', 'public.tools.maker was character varying and is character varying(20)'],
    ['alter table tools alter column maker set not null', 'public.tools.maker must have a value'],
    ['alter table users alter column role drop default, alter column role set not null', 'public.users.role must have a value'],
    ['alter table tools add column founder varchar not null', 'public.tools.founder is new and must have a value'],
    ["alter table tools add constraint short check (maker <> '')", "public.tools: CHECK (((maker)::text <> ''::text)) is new"],
    ['create unique index makers on tools (lower(maker))', 'public.tools: unique btree (lower((maker)::text)) is new'],
    ['drop index categories_code_idx', 'public.categories: unique btree (code) is gone'],
    ['drop function search.deletions', 'search.deletions(text) is gone'],
    ["alter type enum_users_role rename value 'editor' to 'writer'", 'the label public.enum_users_role editor is gone'],
  ])('may not come from: %s', async (statement, loss) => {
    const url = await createDatabase(TEMPLATE);
    const before = await readSchema(url);
    await query(statement, url);
    expect(schemaLosses(before, await readSchema(url))).toContain(loss);
  });

  test('may be wider, and may lack what the release no longer used', async () => {
    const url = await createDatabase(TEMPLATE);
    const before = await readSchema(url);
    await query(
      `alter table tools add column founder varchar, add column rank integer not null default 0, alter column maker type text, drop column affiliate_party;
       create table founders (id serial primary key, name varchar not null unique); create index on tools (maker); drop table bookmarks cascade`,
      url,
    );
    expect(schemaLosses(before, await readSchema(url), ['public.tools.affiliate_party', 'public.bookmarks'])).toEqual([]);
  });
});

describe('going back a release', () => {
  const next = {
    name: '29990101_000000_next_release',
    up: async ({ payload }: { payload: { db: { pool: { query: (text: string) => Promise<unknown> } } } }) => {
      await payload.db.pool.query(
        'create table founders (id serial primary key, name varchar not null); alter table tools add column rank integer not null default 0',
      );
    },
    down: async () => undefined,
  };
  const LATER = [...migrations, next];
  const names = async (url: string) =>
    (await query<{ name: string }>('select name from payload_migrations order by name', url)).map(({ name }) => name);

  test('the previous release prepares, reads and writes on the newer schema, and the newer one goes on', async () => {
    const url = await createDatabase(TEMPLATE);
    await prepareAs(url, migrations);
    await workOnSiteAs(url, migrations);
    await prepareAs(url, LATER);
    await workOnSiteAs(url, LATER);
    const [{ count: before } = { count: 0 }] = await query<{ count: number }>('select count(*)::integer as count from reviews', url);

    await prepareAs(url, migrations);
    await workOnSiteAs(url, migrations);
    expect(await names(url)).toContain(next.name);

    await prepareAs(url, LATER);
    await workOnSiteAs(url, LATER);
    expect(await names(url)).toEqual(LATER.map(({ name }) => name));
    const [{ count: after } = { count: 0 }] = await query<{ count: number }>('select count(*)::integer as count from reviews', url);
    expect(after).toBe(2 * before);
  });

  test('is refused for a release from before the previous one, and for one that the newer did not note', async () => {
    const url = await createDatabase(TEMPLATE);
    await prepareAs(url, LATER);
    const older = migrations.slice(0, releaseAt);
    await expect(prepareAs(url, older)).rejects.toThrow('left it unfit for this one');
    await query('comment on table payload_migrations is null', url);
    await expect(prepareAs(url, migrations)).rejects.toThrow(`does not know: ${next.name}`);
    expect(await names(url)).toEqual(LATER.map(({ name }) => name));
  });
});
