import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure';
import { connectTo } from '../site';
import { hashOf, type Manifest } from './manifest';
import { countRows, requireRows, tablesOf } from './rows';

const DUMP = 'database.dump';

const majorOf = (version: string) => Number(/\d+/.exec(version)?.[0]);

/** The client program of the server's own major version: a newer server can't be dumped, an older one can't read the dump. */
function program(name: 'pg_dump' | 'pg_restore', major: number): string {
  const candidates = [`/usr/lib/postgresql/${major}/bin/${name}`, name];
  const versions = candidates.map((candidate) => majorOf(spawnSync(candidate, ['--version'], { encoding: 'utf8' }).stdout ?? ''));
  const found = candidates[versions.indexOf(major)];
  if (found) return found;
  const other = versions.find((version) => version > 0);
  throw new Failure(
    `The server is PostgreSQL ${major}, but ${other ? `${name} is version ${other}` : `there is no ${name}`} here: install postgresql-client-${major}.`,
  );
}

/** Runs a client program; the password isn't among its arguments, which everyone on the machine can read. */
function runProgram(command: string, url: string, args: string[]): Promise<void> {
  const { password } = new URL(url);
  const address = Object.assign(new URL(url), { password: '' }).href;
  const env = { ...process.env, ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}) };
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args, `--dbname=${address}`], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Failure(`${path.basename(command)} failed:\n${said.trim()}`))));
  });
}

async function serverMajor(url: string): Promise<number> {
  const client = await connectTo(url);
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`).finally(() => client.end());
  return majorOf(rows[0]?.version ?? '');
}

/** Dumps a database and counts the rows of the same moment. */
export async function dumpDatabase(url: string, backup: string): Promise<Pick<Manifest, 'kind' | 'postgres' | 'rows' | 'database'>> {
  const major = await serverMajor(url);
  const command = program('pg_dump', major);
  const client = await connectTo(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: snapshots } = await client.query<{ name: string }>('select pg_export_snapshot() as name');
    const file = path.join(backup, DUMP);
    await runProgram(command, url, ['--format=custom', `--snapshot=${snapshots[0]?.name}`, `--file=${file}`]);
    const rows = await countRows(client, await tablesOf(client));
    return { kind: 'dump', postgres: major, rows, database: { [DUMP]: await hashOf(file) } };
  } finally {
    await client.end();
  }
}

/** @throws Failure if the database has tables */
export async function requireEmptyDatabase(url: string): Promise<void> {
  const client = await connectTo(url);
  const tables = await tablesOf(client).finally(() => client.end());
  if (tables.length > 0) throw new Failure(`The database has tables (${tables[0]}): a backup is restored into an empty one only.`);
}

/** Restores a dump and compares the rows. @throws Failure if the file or the rows aren't those of the backup */
export async function restoreDump(backup: string, url: string, { database, rows }: Manifest): Promise<void> {
  const expected = database[DUMP];
  const file = path.join(backup, DUMP);
  if (!expected || !existsSync(file) || (await hashOf(file)).sha256 !== expected.sha256) throw new Failure(`${file} is damaged or missing.`);
  await runProgram(program('pg_restore', await serverMajor(url)), url, ['--no-owner', '--no-privileges', '--exit-on-error', '--jobs=2', file]);
  const client = await connectTo(url);
  await requireRows(client, rows).finally(() => client.end());
}
