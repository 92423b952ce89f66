import '../setup/environment';

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getPayload, type Migration, type Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { migrations } from '../../migrations';
import { createDatabase } from '../setup/database';

let payload: Payload;

async function connect(): Promise<Payload> {
  vi.resetModules();
  const { default: config } = await import('@payload-config');
  const connected = await getPayload({ config, key: 'migrations' });
  connected.logger.level = 'silent';
  return connected;
}

beforeAll(async () => {
  process.env.DATABASE_URL = await createDatabase();
  payload = await connect();
});

const query = async (text: string): Promise<Record<string, string>[]> => (await payload.db.pool.query(text)).rows;
const up = () => payload.db.migrate({ migrations: migrations as unknown as Migration[] });

/** Reverts `up`, newest first, as `payload migrate:down` does; that command's own imports fail in a test runner. */
async function down() {
  for (const migration of [...migrations].reverse()) {
    await payload.db.drizzle.transaction(async (db) => {
      await migration.down({ db: db as never, payload, req: { payload } as never });
    });
  }
}

/** Everything in the schemas outside PostgreSQL's own. */
async function schema() {
  return {
    columns: await query(
      `select table_schema, table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
       where table_schema !~ '^pg_|^information_schema$' order by 1, 2, 3`,
    ),
    indexes: await query("select schemaname, tablename, indexname, indexdef from pg_indexes where schemaname !~ '^pg_' order by 1, 2, 3"),
    constraints: await query(
      `select conrelid::regclass::text as on_table, conname, pg_get_constraintdef(oid) as definition from pg_constraint
       where connamespace::regnamespace::text !~ '^pg_|^information_schema$' order by 1, 2`,
    ),
    types: await query(
      "select typname, string_agg(enumlabel, ',' order by enumsortorder) as labels from pg_type join pg_enum on enumtypid = pg_type.oid group by 1 order by 1",
    ),
    functions: await query(
      `select p.oid::regprocedure::text as name, prosrc from pg_proc p where pronamespace::regnamespace::text !~ '^pg_|^information_schema$'
       and not exists (select from pg_depend where objid = p.oid and deptype = 'e') order by 1`,
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

  test('run down to nothing and up again to the same schema', async () => {
    const before = await schema();
    await down();
    expect(await schema()).toEqual({ columns: [], indexes: [], constraints: [], types: [], functions: [] });
    await up();
    expect(await schema()).toEqual(before);
  });

  test('change nothing on a migrated database with data', async () => {
    const { id } = await payload.create({
      collection: 'categories',
      locale: 'en',
      data: { name: 'Saved', code: 'saved', _status: 'published' },
      context: { skipRevalidation: true },
    });
    await payload.update({ collection: 'categories', id, locale: 'nl', data: { name: 'Bewaard' }, context: { skipRevalidation: true } });
    const before = await schema();
    await up();
    expect(await schema()).toEqual(before);
    expect((await payload.findByID({ collection: 'categories', id, locale: 'all' })).name).toEqual({ en: 'Saved', nl: 'Bewaard' });
    expect(await query('select name from payload_migrations')).toHaveLength(migrations.length);
  });

  test('are all listed in order, with one snapshot', () => {
    const files = (extension: string) =>
      readdirSync(payload.db.migrationDir)
        .filter((file) => file.endsWith(extension) && file !== 'index.ts')
        .map((file) => path.basename(file, extension))
        .sort();
    expect(migrations.map(({ name }) => name)).toEqual(files('.ts'));
    expect(files('.json')).toHaveLength(1);
  });
});

describe('the database', () => {
  test('has an index by parent on every table of localized fields', async () => {
    const tables = (
      await query("select table_name from information_schema.tables where table_schema = 'public' and table_name like '%\\_locales'")
    ).map(({ table_name }) => table_name);
    expect(tables.length).toBeGreaterThan(10);
    const indexed = (
      await query("select tablename from pg_indexes where schemaname = 'public' and indexdef ~ 'USING btree \\(\"?_parent_id\"?[,)]'")
    ).map(({ tablename }) => tablename);
    expect(tables.filter((table) => !indexed.includes(table))).toEqual([]);
  });

  test('has exactly the tables and columns of the config', async () => {
    const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit();
    const [latest] = readdirSync(payload.db.migrationDir)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .reverse();
    const migrated = JSON.parse(readFileSync(path.join(payload.db.migrationDir, latest ?? ''), 'utf8'));
    // Statements that `payload migrate:create` would generate.
    expect(await generateMigration(migrated, await generateDrizzleJson(payload.db.schema))).toEqual([]);
  });
});
