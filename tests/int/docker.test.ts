import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../src/ops/embedded-database';
import { composed, stageOf } from '../setup/compose';

const EXAMPLE = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>;
const NAMES = Object.keys(EXAMPLE);
/** Development packages that packages of the site depend on as well. */
const SHARED = ['@babel/core', '@better-auth/utils', '@types/node', '@types/react', 'drizzle-orm', 'semver', 'tailwindcss'];
const PASSWORDS = { DATABASE_PASSWORD: 'of the site', DATABASE_OWNER_PASSWORD: 'of the owner' };

const services = composed(Object.fromEntries(NAMES.map((name) => [name, `value-of-${name}`])));
const { web, worker, prepare } = services;

describe('the containers', () => {
  test('get every setting, but for those that differ in a container or are for others', () => {
    const replaced = (environment: Record<string, string> = {}) => NAMES.filter((name) => environment[name] !== `value-of-${name}`);
    const own = ['DATABASE_URL', 'DATABASE_ROLE', 'PORT', 'HOST', 'RUN_JOBS'];
    const secret = ['ADMIN_PASSWORD', 'DATABASE_OWNER_PASSWORD', 'DATABASE_PASSWORD', 'SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'];
    for (const service of [web, worker]) expect(replaced(service?.environment).sort()).toEqual([...own, ...secret].sort());
    expect(replaced(prepare?.environment).sort()).toEqual([...own, ...secret].filter((name) => name !== 'ADMIN_PASSWORD').sort());
  });

  test('know only the password of their own role', () => {
    const known = (environment: Record<string, string> = {}) =>
      Object.values(environment).filter((value) => /^value-of-DATABASE_.*PASSWORD$/.test(value));
    expect(known(web?.environment)).toEqual(['value-of-DATABASE_PASSWORD']);
    expect(known(worker?.environment)).toEqual(['value-of-DATABASE_PASSWORD']);
    expect(known(prepare?.environment)).toEqual(['value-of-DATABASE_OWNER_PASSWORD']);
  });

  test('share the folders of uploads, transfers and erasures, which the worker deletes from', () => {
    const folders = ['media:/app/media', 'transfers:/app/transfers'];
    expect([web?.volumes, worker?.volumes, prepare?.volumes]).toEqual([folders, folders, folders]);
    for (const target of ['web', 'ops']) expect(stageOf(target)).toContain('RUN mkdir -p media transfers && chown node:node media transfers');
    expect(composed({ ...EXAMPLE, ...PASSWORDS }).worker?.environment?.ERASURE_LOG).toBe('/app/transfers/erasures.log');
  });

  test('run without privileges, within limits', () => {
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.security_opt, service.cap_drop]).toEqual([name, ['no-new-privileges:true'], ['ALL']]);
      expect([name, service.pids_limit, service.logging?.options['max-size']]).toEqual([name, 512, '10m']);
      if (name !== 'mail') expect([name, service.mem_limit]).toEqual([name, expect.any(String)]);
    }
    for (const service of [web, worker, prepare]) expect(service?.read_only).toBe(true);
    const users = ['web', 'ops', 'edge'].map((target) => stageOf(target).find((line) => line.startsWith('USER ')));
    expect(users).toEqual(['USER node', 'USER node', 'USER vcache']);
  });

  test('open their ports on this machine only, apart from those of the TLS proxy', () => {
    const defaults = composed({ ...EXAMPLE, ...PASSWORDS });
    const open = Object.entries(defaults).flatMap(([name, { ports = [] }]) => ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name));
    expect([...new Set(open)]).toEqual(['tls']);
    expect(defaults.db?.networks).toEqual(['data']);
  });

  test('of commands hold no development packages, and the client of the server they back up', () => {
    const ops = stageOf('ops').join('\n');
    expect(ops).toContain('npm ci --omit=dev --no-audit --no-fund && node remove-development-packages.mjs');
    const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: boolean }> };
    // What `--omit=dev` leaves out.
    const installed = Object.keys(lock.packages).filter((name) => name && !lock.packages[name]?.dev);
    for (const name of installed) mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    expect(spawnSync('node', [path.resolve('src/ops/docker/remove-development-packages.mjs')], { cwd: folder }).status).toBe(0);
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
    const left = (names: object = {}) => Object.keys(names).filter((name) => existsSync(path.join(folder, 'node_modules', name)));
    expect(left(dependencies)).toEqual(Object.keys(dependencies ?? {}));
    // Packages of the site depend on these.
    expect(left(devDependencies)).toEqual(SHARED);
    rmSync(folder, { recursive: true });
    expect(ops).toContain(`postgresql-client-${services.db?.image?.split(':')[1]}`);
  });

  test('refuse to start without passwords', () => {
    expect(() => composed(EXAMPLE)).toThrow(/set DATABASE_\w*PASSWORD/);
  });
});

const hasPsql = spawnSync('psql', ['--version']).status === 0;

describe.skipIf(!hasPsql && !process.env.CI)('the database of the containers', () => {
  let root: string;
  let server: EmbeddedDatabase;
  /** Every printable character of ASCII, and others. */
  const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))} é€ 😀`;
  const passwords = { DATABASE_PASSWORD: characters, DATABASE_OWNER_PASSWORD: `owner ${characters}` };
  const installation = {
    ...passwords,
    PAYLOAD_SECRET: 'test-secret-that-no-installation-uses-0000',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    SITE_URL: 'https://directory.example',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'correct-horse-battery-staple',
  };
  const containers = composed(installation);

  /** What Compose gives a container, at the address of this server. */
  const environmentOf = (name: 'prepare' | 'worker' | 'web') => {
    const { host } = new URL(server.url);
    const { DATABASE_URL = '', ...settings } = containers[name]?.environment ?? {};
    const given = { PATH: process.env.PATH, ...settings, DATABASE_URL: DATABASE_URL.replace('db:5432', host), SEED: 'none' };
    return { ...given, ERASURE_LOG: path.join(root, 'app/transfers/erasures.log') } as unknown as NodeJS.ProcessEnv;
  };

  async function signIn(name: 'prepare' | 'web'): Promise<Client> {
    const { DATABASE_URL, PGPASSWORD } = environmentOf(name);
    const { hostname, port, username, pathname } = new URL(String(DATABASE_URL));
    const client = new Client({ host: hostname, port: Number(port), user: username, password: PGPASSWORD, database: pathname.slice(1) });
    await client.connect();
    return client;
  }

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'docker-'));
    chmodSync(root, 0o755);
    server = await startEmbeddedDatabase({ dataDir: root, password: 'superuser', database: 'directory' });
    const made = spawnSync('psql', ['-v', 'ON_ERROR_STOP=1', '--no-psqlrc', '-d', server.url, '-f', 'src/ops/docker/roles.sql'], {
      env: { ...process.env, ...passwords },
      encoding: 'utf8',
    });
    expect(made.status, made.stderr).toBe(0);
    // The folder /app: code of this checkout, and the volumes.
    const app = path.join(root, 'app');
    for (const folder of ['media', 'transfers']) mkdirSync(path.join(app, folder), { recursive: true });
    for (const name of ['src', 'migrations', 'node_modules', 'package.json', 'tsconfig.json', 'payload.config.ts'])
      symlinkSync(path.resolve(name), path.join(app, name));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  test('has no superuser with a password', async () => {
    const client = await connected(server.url).catch((error) => error.message);
    expect(client).toMatch(/password authentication failed/);
  });

  test('is migrated by its owner, who is no superuser', async () => {
    const [command = '', ...args] = JSON.parse(
      stageOf('ops')
        .find((line) => line.startsWith('CMD '))
        ?.slice(4) ?? '[]',
    ) as string[];
    const prepared = spawnSync(command, args, { cwd: path.join(root, 'app'), env: environmentOf('prepare'), encoding: 'utf8' });
    expect(prepared.status, prepared.stderr).toBe(0);
    const owner = await signIn('prepare');
    const { rows } = await owner.query(
      "select current_setting('is_superuser') as super, count(*)::integer from users where role = 'admin' group by 1",
    );
    await owner.end();
    expect(rows).toEqual([{ super: 'off', count: 1 }]);
  });

  test('lets the site read and write rows, and nothing else', async () => {
    const client = await signIn('web');
    const schemas = ['public', 'auth', 'cache', 'limits', 'search', 'workspace'];
    const refused = [
      ...schemas.map((schema) => `create table ${schema}.mine (id integer)`),
      'create role other superuser',
      'alter role site superuser',
      'drop table tools',
      'alter table users disable trigger all',
      'truncate tools',
      'delete from payload_migrations',
      "copy tools to program 'true'",
    ];
    for (const statement of refused)
      await expect(client.query(statement), statement).rejects.toThrow(/permission denied|must be (?:owner|superuser)|only roles with/i);
    const tables = await client.query<{ name: string; allowed: boolean }>(
      `select format('%I.%I', schemaname, tablename) as name, has_table_privilege(format('%I.%I', schemaname, tablename), 'select, insert, update, delete') as allowed
        from pg_tables where schemaname = any($1)`,
      [schemas],
    );
    await client.end();
    expect(tables.rows.length).toBeGreaterThan(50);
    expect(tables.rows.filter(({ allowed }) => !allowed)).toEqual([]);
  });

  test('and the volume of uploads lose a rejected picture by the worker', async () => {
    const picture = path.join(root, 'app/media/rejected.webp');
    writeFileSync(picture, 'picture');
    const client = await signIn('web');
    await client.query(
      `insert into media (filename, mime_type, submitted, updated_at, created_at) values ('rejected.webp', 'image/webp', true, now() - interval '1 year', now())`,
    );
    await client.query(`insert into payload_jobs (task_slug, queue, input, has_error, processing) values ('tidy-up', 'upkeep', '{}', false, false)`);
    const [command = '', ...args] = containers.worker?.command ?? [];
    const worker = spawn(command, args, { cwd: path.join(root, 'app'), env: environmentOf('worker'), stdio: 'inherit' });
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    try {
      await vi.waitFor(async () => expect((await client.query('select 1 from media')).rows).toEqual([]), { timeout: 40_000, interval: 100 });
      expect(existsSync(picture)).toBe(false);
    } finally {
      worker.kill('SIGTERM');
      await client.end();
    }
    expect(await ended, 'stops when asked').toBe(0);
  });
});

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
