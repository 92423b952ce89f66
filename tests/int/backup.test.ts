import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { diskFiles } from '@/cms/files/disk-files';
import { migrations } from '../../migrations';
import previousRelease from '../../migrations/previous-release/release.json';
import { backUp, type Installation, restore } from '../../src/ops/backup/installation';
import { readManifest } from '../../src/ops/backup/manifest';
import { countRows, tablesOf } from '../../src/ops/backup/rows';
import { EMBEDDED_DATABASE, startEmbeddedDatabase } from '../../src/ops/embedded-database';
import { localSecrets } from '../../src/ops/local-secrets';
import { findFreePort } from '../../src/ops/port';
import { connectTo } from '../../src/ops/site';
import { createDatabase, prepare, query } from '../setup/database';

const TOOLS = 10_000;
const REVIEWS = 100_000;
const LIMIT_MS = 300_000;
vi.setConfig({ testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS });

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'backup-'));
  chmodSync(root, 0o755);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const UNSENT_MAIL = `insert into payload_jobs (task_slug, queue, processing, has_error) values ('send-mail', 'mail', false, false)`;
const CONTENT = [
  `insert into tools (id, name, url, slug, price_model, active, moderation_state, _status, created_at, updated_at)
   select n, 'Tool ' || n, 'https://tool-' || n || '.example', 'tool-' || n, 'free', true, 'published', 'published', now(), now() from generate_series(1, ${TOOLS}) as n`,
  `insert into tools_locales (tagline, _locale, _parent_id) select 'What tool ' || id || ' does', 'en', id from tools`,
  `insert into reviews (tool_id, ratings_general, ratings_ease_of_use, title, text, language, anonymous, moderation_state, _status)
   select 1 + n % ${TOOLS}, 1 + n % 5, 5, 'Review ' || n, repeat('A text of some length. ', 10), 'en', true, 'published', 'published' from generate_series(1, ${REVIEWS}) as n`,
  UNSENT_MAIL,
  `insert into auth.verification (id, identifier, value, "expiresAt") values (gen_random_uuid(), 'code', 'value', now() + interval '1 day')`,
  // A change of pages with a transaction of the server that was backed up.
  "insert into cache.changes (transaction, tags) values ('9000000', '{of the other server}')",
];
/** Tables whose rows a restore changes on purpose. */
const ENDED = /^(?:auth\.(?:session|verification)|limits\.hits|cache\.changes)$/;

async function rowsOf(url: string): Promise<Record<string, number>> {
  const client = await connectTo(url);
  const rows = await tablesOf(client)
    .then((tables) => countRows(client, tables))
    .finally(() => client.end());
  return Object.fromEntries(Object.entries(rows).filter(([name]) => !ENDED.test(name.replaceAll('"', ''))));
}

function makeMedia(installation: Installation): void {
  mkdirSync(path.join(installation.media.place, 'avatars'), { recursive: true });
  for (let number = 0; number < 50; number += 1) writeFileSync(path.join(installation.media.place, `${number}.webp`), `picture ${number % 40}`);
  writeFileSync(path.join(installation.media.place, 'avatars/one.webp'), 'a face');
}

const mediaOf = ({ media }: Installation) =>
  Object.fromEntries(
    readdirSync(media.place, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.webp'))
      .map((name) => [name, readFileSync(path.join(media.place, name), 'utf8')]),
  );

function installation(name: string, databaseUrl?: string): Installation {
  const dataDir = path.join(root, name);
  mkdirSync(dataDir, { recursive: true });
  return { databaseUrl, dataDir, media: diskFiles(path.join(dataDir, 'media')) };
}

async function fill(url: string): Promise<void> {
  const { code, output } = await prepare(url, { SEED: 'none' });
  if (code !== 0) throw new Error(output);
  for (const statement of CONTENT) await query(statement, url);
}

/** Migrates an empty database as the previous release did. */
async function migrateToPreviousRelease(url: string): Promise<void> {
  const client = await connectTo(url);
  try {
    for (const { name, up } of migrations.filter(({ name }) => name <= previousRelease.newestMigration)) {
      await up({ db: drizzle(client), payload: {}, req: {} } as never);
      await client.query('insert into payload_migrations (name, batch) values ($1, 1)', [name]);
    }
  } finally {
    await client.end();
  }
}

/** Writes until it's stopped; every row it says is stored counts for the backup or for nothing. */
function keepWriting(url: string): () => Promise<void> {
  let isWriting = true;
  const write = async () => {
    while (isWriting) await query(`insert into link_checks (url) values (gen_random_uuid()::text)`, url);
  };
  const writing = write();
  return () => {
    isWriting = false;
    return writing;
  };
}

async function expectRestored(url: string, folder: string, from: Installation, to: Installation): Promise<void> {
  const { rows } = readManifest(folder);
  expect(rows.tools ?? rows['"public"."tools"']).toBe(TOOLS);
  const counted = Object.entries(rows).filter(([name]) => !ENDED.test(name.replaceAll('"', '')));
  expect(await rowsOf(url)).toEqual(Object.fromEntries(counted));
  expect(mediaOf(to)).toEqual(mediaOf(from));
  expect(await query('select count(*)::integer as codes from auth.verification', url)).toEqual([{ codes: 0 }]);
  expect(await query("select 1 from cache.changes where tags = '{of the other server}'", url)).toEqual([]);
  await expectMailEnded(url);
}

async function expectMailEnded(url: string): Promise<void> {
  const jobs = 'select task_slug as task, has_error as failed from payload_jobs order by task_slug::text';
  // The dataset, which a backup doesn't hold, is still to be built.
  expect(await query(jobs, url)).toEqual([
    { task: 'build-dataset', failed: false },
    { task: 'send-mail', failed: true },
  ]);
}

describe('the embedded database', () => {
  const start = ({ dataDir }: Installation) =>
    startEmbeddedDatabase({ dataDir, password: localSecrets(dataDir).databasePassword, database: EMBEDDED_DATABASE });

  test('is backed up while it is written to, and restored in another place with its rows and media', async () => {
    const from = installation('from');
    const to = installation('to');
    const folder = path.join(root, 'copy');
    makeMedia(from);
    const server = await start(from);
    await fill(server.url);
    const stop = keepWriting(server.url);
    await backUp(from, folder);
    await stop();
    await server.stop();
    expect(readManifest(folder)).toMatchObject({ kind: 'copy', postgres: 18 });

    const began = Date.now();
    await restore(folder, to);
    const restored = await start(to);
    console.log(`Restored in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    expect(Date.now() - began).toBeLessThan(LIMIT_MS);
    await expectRestored(restored.url, folder, from, to);
    await restored.stop();

    await expect(restore(folder, to)).rejects.toThrow(/isn't empty/);
    await expect(backUp(from, folder)).rejects.toThrow(/isn't empty/);
    appendFileSync(path.join(folder, 'database/PG_VERSION'), 'x');
    await expect(restore(folder, installation('damaged'))).rejects.toThrow(/PG_VERSION is damaged/);
  });

  test('is restored with the empty settings of .env.example', async () => {
    const from = installation('without-settings');
    const to = installation('with-example');
    const folder = path.join(root, 'example-copy');
    const server = await start(from);
    await prepare(server.url, { SEED: 'none' });
    await backUp(from, folder);
    await server.stop();

    vi.stubEnv('NODE_ENV', 'development');
    for (const [name, value] of Object.entries(parseEnv(readFileSync('.env.example', 'utf8')))) vi.stubEnv(name, value);
    try {
      await restore(folder, to);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test('says to empty its place when a restore fails after the rows are back', async () => {
    const from = installation('bare');
    const folder = path.join(root, 'bare-copy');
    const server = await start(from);
    await query('create table notes (note text)', server.url);
    await backUp(from, folder);
    await server.stop();

    vi.stubEnv('SITE_URL', 'nowhere');
    try {
      await expect(restore(folder, installation('unprepared'))).rejects.toThrow(/Empty the place before you start the site/);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test('is migrated when it was backed up by the previous release', async () => {
    const from = installation('older');
    const to = installation('newer');
    const folder = path.join(root, 'older-copy');
    const server = await start(from);
    await migrateToPreviousRelease(server.url);
    await query("insert into users (email, role, auth_id) values ('owner@example.com', 'admin', 'owner')", server.url);
    await query(UNSENT_MAIL, server.url);
    await backUp(from, folder);
    await server.stop();

    await restore(folder, to);
    const restored = await start(to);
    expect(await query('select max(name) as newest from payload_migrations', restored.url)).toEqual([{ newest: migrations.at(-1)?.name }]);
    await expectMailEnded(restored.url);
    await restored.stop();
  });
});

/** A PostgreSQL server from another package, with its own version's client programs. */
const others = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql').filter((major) => existsSync(`/usr/lib/postgresql/${major}/bin/postgres`))
  : [];
const major = others.toSorted((one, other) => Number(one) - Number(other)).at(-1);

describe('a database server', () => {
  let url: string;
  let stop: () => Promise<unknown>;

  beforeAll(async () => {
    if (!major) return;
    const bin = `/usr/lib/postgresql/${major}/bin`;
    const data = path.join(root, 'server');
    mkdirSync(data);
    const owner =
      process.getuid?.() === 0
        ? { uid: Number(spawnSync('id', ['-u', 'postgres']).stdout), gid: Number(spawnSync('id', ['-g', 'postgres']).stdout) }
        : {};
    if ('uid' in owner) spawnSync('chown', ['postgres:', data]);
    const made = spawnSync(`${bin}/initdb`, ['-D', data, '-U', 'postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust'], {
      ...owner,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(made.stderr);
    const port = await findFreePort();
    const server = spawn(`${bin}/postgres`, ['-D', data, '-p', String(port), '-c', 'unix_socket_directories=', '-c', 'fsync=off'], {
      ...owner,
      stdio: 'ignore',
    });
    stop = () => {
      server.kill('SIGINT');
      return once(server, 'exit');
    };
    url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await vi.waitFor(() => query('select 1', url), { timeout: 30_000, interval: 200 });
  });
  afterAll(() => stop?.());

  // CI has one, and fails without it.
  test.skipIf(!major && !process.env.CI)(
    'is dumped while it is written to, and restored into an empty database with its rows and media',
    async () => {
      await query('create database source', url);
      await query('create database target', url);
      const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
      const from = installation('dumped', at('source'));
      const to = installation('loaded', at('target'));
      const folder = path.join(root, 'dump');
      makeMedia(from);
      await fill(at('source'));
      const stopWriting = keepWriting(at('source'));
      await backUp(from, folder);
      await stopWriting();
      const began = Date.now();
      await restore(folder, to);
      console.log(`Loaded in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
      expect(Date.now() - began).toBeLessThan(LIMIT_MS);
      await expectRestored(at('target'), folder, from, to);
      rmSync(to.media.place, { recursive: true });
      await expect(restore(folder, to)).rejects.toThrow(/has tables/);
    },
  );

  const versions = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  test.skipIf(versions.includes(') 18') || existsSync('/usr/lib/postgresql/18/bin/pg_dump'))(
    'is not dumped by a program of another version',
    async () => {
      await expect(backUp(installation('other', await createDatabase()), path.join(root, 'none'))).rejects.toThrow(
        /The server is PostgreSQL 18, but .*: install postgresql-client-18\./,
      );
    },
  );
});
