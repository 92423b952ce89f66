import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYLOAD_NODE_OPTIONS } from '../../src/ops/site';

const server = process.env.DATABASE_URL ?? '';
const database = `prepare_${randomUUID().replaceAll('-', '')}`;
const url = new URL(server);
url.pathname = `/${database}`;

/** For the whole catalogue, on a machine that has other work as well. */
const SEEDING_MS = 240_000;

async function query(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const count = async (table: string) => Number((await query(url.href, `select count(*) from ${table}`))[0]?.count);

/** Makes the database ready the way every start does. */
function prepare(settings: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', PAYLOAD_NODE_OPTIONS, 'src/ops/prepare.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_URL: 'http://localhost:3000',
        ADMIN_PASSWORD: 'correct-horse-battery-staple',
        ...settings,
        DATABASE_URL: url.href,
      },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('exit', (code) => resolve({ code, output }));
  });
}

beforeAll(() => query(server, `create database ${database}`));
afterAll(() => query(server, `drop database ${database} with (force)`));

describe('making a database ready', () => {
  it('refuses production without a way in for the first admin, before it seeds anything', async () => {
    const { code, output } = await prepare({ ADMIN_PASSWORD: '' });
    expect(code).toBe(1);
    expect(output).toContain('There is no admin yet');
    expect(await count('tools')).toBe(0);
  });

  it(
    'seeds an empty database in both languages, and changes nothing the second time',
    async () => {
      expect((await prepare()).code).toBe(0);
      expect(await count('tools')).toBeGreaterThanOrEqual(300);
      expect(await count("tools_locales where _locale = 'nl' and tagline is not null")).toBe(await count('tools'));
      expect(await count("users where role = 'admin'")).toBe(1);
      const before = await query(url.href, 'select max(updated_at) as latest, count(*) from _tools_v');
      await query(url.href, "update tools_locales set tagline = 'Changed by an editor' where _locale = 'nl'");
      expect((await prepare()).code).toBe(0);
      expect(await query(url.href, 'select max(updated_at) as latest, count(*) from _tools_v')).toEqual(before);
      expect(await count("tools_locales where tagline = 'Changed by an editor'")).toBe(await count('tools'));
    },
    SEEDING_MS,
  );

  it('refuses a database that newer code has migrated, and leaves it as it is', async () => {
    await query(url.href, "insert into payload_migrations (name, batch, updated_at, created_at) values ('29990101_000000_future', 2, now(), now())");
    const { code, output } = await prepare();
    expect(code).toBe(1);
    expect(output).toContain('migrations that this version does not know: 29990101_000000_future');
    expect(output).not.toContain('    at ');
    expect(await count('tools')).toBeGreaterThanOrEqual(60);
    await query(url.href, "delete from payload_migrations where name like '2999%'");
  });

  it('refuses a database whose record of migrations is gone, and leaves it as it is', async () => {
    await query(url.href, 'create table kept as select * from payload_migrations; delete from payload_migrations');
    const { code, output } = await prepare();
    expect(code).toBe(1);
    expect(output).toContain('no record of migrations');
    await query(url.href, 'insert into payload_migrations select * from kept; drop table kept');
    expect((await prepare()).code).toBe(0);
  });

  it('refuses a database that lacks part of the content model', async () => {
    await query(url.href, 'alter table tools rename column maker to maker_elsewhere');
    const { code, output } = await prepare();
    expect(code).toBe(1);
    expect(output).toContain('lacks tools.maker');
    await query(url.href, 'alter table tools rename column maker_elsewhere to maker');
  });
});
