import '../setup/environment';

import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getPayload, type Migration, type Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrations } from '../../migrations';

/** A database of its own next to the one the other tests share. */
const server = process.env.DATABASE_URL ?? '';
const database = `migrations_${randomUUID().replaceAll('-', '')}`;
let payload: Payload;

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function connect(): Promise<Payload> {
  vi.resetModules();
  const { default: config } = await import('@payload-config');
  const connected = await getPayload({ config, key: database });
  connected.logger.level = 'silent';
  return connected;
}

beforeAll(async () => {
  await onServer(`create database ${database}`);
  const url = new URL(server);
  url.pathname = `/${database}`;
  process.env.DATABASE_URL = url.href;
  payload = await connect();
});

afterAll(async () => {
  process.env.DATABASE_URL = server;
  // Payload keeps a connection open for good; what it says when the database goes is of no interest.
  payload?.db.pool.on('error', () => undefined);
  await onServer(`drop database if exists ${database} with (force)`);
});

const query = async (text: string): Promise<Record<string, string>[]> => (await payload.db.pool.query(text)).rows;
const up = () => payload.db.migrate({ migrations: migrations as unknown as Migration[] });

/** Takes back what `up` did, newest first, as `payload migrate:down` does; that command reads the files itself, which a test runner cannot. */
async function down() {
  for (const migration of [...migrations].reverse()) {
    await payload.db.drizzle.transaction(async (db) => {
      await migration.down({ db: db as never, payload, req: { payload } as never });
    });
  }
}

/** Everything a migration may make: columns, indexes, constraints and types. */
async function schema() {
  return {
    columns: await query(
      "select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2",
    ),
    indexes: await query("select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2"),
    constraints: await query(
      "select conrelid::regclass::text as on_table, conname, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
    ),
    types: await query(
      "select typname, string_agg(enumlabel, ',' order by enumsortorder) as labels from pg_type join pg_enum on enumtypid = pg_type.oid group by 1 order by 1",
    ),
  };
}

describe('the migrations', () => {
  test('run up on an empty database', async () => {
    expect((await schema()).columns).toEqual([]);
    await up();
    const { columns } = await schema();
    expect(columns.some(({ table_name }) => table_name === 'tools')).toBe(true);
    expect((await query('select name from payload_migrations order by name')).map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  });

  test('run down to nothing, and up again to the same schema', async () => {
    const before = await schema();
    await down();
    expect(await schema()).toEqual({ columns: [], indexes: [], constraints: [], types: [] });
    await up();
    expect(await schema()).toEqual(before);
  });

  test('do nothing and lose nothing when they run on a database with data', async () => {
    const { id } = await payload.create({
      collection: 'categories',
      locale: 'en',
      data: { name: 'Kept', code: 'kept', _status: 'published' },
      context: { skipRevalidation: true },
    });
    await payload.update({ collection: 'categories', id, locale: 'nl', data: { name: 'Bewaard' }, context: { skipRevalidation: true } });
    const before = await schema();
    await up();
    expect(await schema()).toEqual(before);
    expect((await payload.findByID({ collection: 'categories', id, locale: 'all' })).name).toEqual({ en: 'Kept', nl: 'Bewaard' });
    expect(await query('select name from payload_migrations')).toHaveLength(migrations.length);
  });

  test('are all listed, in the order of their names', () => {
    const files = readdirSync(payload.db.migrationDir)
      .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
      .map((file) => path.basename(file, '.ts'))
      .sort();
    expect(migrations.map(({ name }) => name)).toEqual(files);
  });
});

describe('the database', () => {
  test('has an index by parent on every table of translations', async () => {
    const tables = (
      await query("select table_name from information_schema.tables where table_schema = 'public' and table_name like '%\\_locales'")
    ).map(({ table_name }) => table_name);
    expect(tables.length).toBeGreaterThan(10);
    const indexed = (
      await query("select tablename from pg_indexes where schemaname = 'public' and indexdef ~ 'USING btree \\(\"?_parent_id\"?[,)]'")
    ).map(({ tablename }) => tablename);
    expect(tables.filter((table) => !indexed.includes(table))).toEqual([]);
  });

  test('has no table or column that the config does not know of, and lacks none', async () => {
    const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit();
    const [latest] = readdirSync(payload.db.migrationDir)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .reverse();
    const migrated = JSON.parse(readFileSync(path.join(payload.db.migrationDir, latest ?? ''), 'utf8'));
    // What `payload migrate:create` would write into a new migration.
    expect(await generateMigration(migrated, await generateDrizzleJson(payload.db.schema))).toEqual([]);
  });
});
