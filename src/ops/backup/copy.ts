import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, escapeLiteral } from 'pg';
import { runnableServer, runServer } from '../embedded-database';
import { Failure } from '../failure';
import { connectTo } from '../site';
import { copyHashed, hashOf, type Manifest, restoreFile } from './manifest';
import { countRows, requireRows, tablesOf } from './rows';

const FOLDER = 'database';
/** The moment whose rows are counted, in the server's log. */
const POINT = 'backup';
const LOCK_TIMEOUT = '10s';
/** Parts of a running server, and what PostgreSQL says to leave out; the log is copied afterwards. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|(?:.*\/)?pgsql_tmp.*)$/;
/** Folders the server expects, though nothing in them is copied. */
const EMPTY_FOLDERS = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal/archive_status',
  'pg_wal/summaries',
];

type Stored = Manifest['database'];

async function copyFiles(names: string[], from: string, to: string): Promise<Stored> {
  const stored: Stored = {};
  for (const name of names) {
    try {
      stored[`${FOLDER}/${name}`] = await copyHashed(path.join(from, name), path.join(to, name));
    } catch (error) {
      // Tables that are dropped meanwhile: the log knows it.
      if (existsSync(path.join(from, name))) throw error;
    }
  }
  return stored;
}

/** Counts all rows at a moment that the server's log names. Writers wait meanwhile: some milliseconds, since nothing is copied. */
async function countAtPoint(database: Client): Promise<{ rows: Record<string, number>; wal: string }> {
  const tables = await tablesOf(database);
  await database.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'; lock table ${tables.join(', ')} in share mode`);
  const rows = await countRows(database, tables);
  const point = await database.query<{ wal: string }>('select pg_walfile_name(pg_create_restore_point($1)) as wal', [POINT]);
  await database.query('commit');
  // Writes the log to its file.
  await database.query('select pg_switch_wal()');
  return { rows, wal: point.rows[0]?.wal ?? '' };
}

/** Copies the data folder of a running embedded server, which has no pg_dump, and the part of its log that makes the copy consistent. */
export async function copyDatabase(
  url: string,
  serverDir: string,
  backup: string,
): Promise<Pick<Manifest, 'kind' | 'postgres' | 'rows' | 'database'>> {
  const target = path.join(backup, FOLDER);
  const database = await connectTo(url);
  try {
    // Holds back the log until this connection ends.
    await database.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
    const started = await database.query<{ wal: string; major: number }>(
      `select pg_walfile_name(pg_backup_start('backup', true)) as wal, current_setting('server_version_num')::integer / 10000 as major`,
    );
    const { wal: first = '', major = 0 } = started.rows[0] ?? {};
    const entries = await readdir(serverDir, { recursive: true, withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(serverDir, path.join(entry.parentPath, entry.name)));
    const files = await copyFiles(
      names.filter((name) => !LEFT_OUT.test(name)),
      serverDir,
      target,
    );
    const stopped = await database.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    const label = path.join(target, 'backup_label');
    writeFileSync(label, stopped.rows[0]?.label ?? '');
    files[`${FOLDER}/backup_label`] = await hashOf(label);
    // Later than the copy, which is consistent only from its end on.
    const { rows, wal: last } = await countAtPoint(database);
    const logs = (await readdir(path.join(serverDir, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
    Object.assign(
      files,
      await copyFiles(
        logs.map((name) => `pg_wal/${name}`),
        serverDir,
        target,
      ),
    );
    return { kind: 'copy', postgres: major, rows, database: files };
  } finally {
    await database.end();
  }
}

/** PostgreSQL doesn't run as root, but as the owner of its data. */
function giveToServer(folder: string): void {
  if (process.getuid?.() === 0 && spawnSync('chown', ['-R', 'postgres:', folder]).status !== 0)
    throw new Failure(`${folder} can't be given to the user postgres, as whom the database runs.`);
  chmodSync(folder, 0o700);
}

/**
 * Copies the data folder back, lets the server recover it to the counted moment behind a closed door, compares the rows, and gives it the password of
 * this installation.
 * @throws Failure if a file or a row isn't what was backed up
 */
export async function restoreCopy(
  backup: string,
  serverDir: string,
  { database, rows }: Manifest,
  { name, password }: { name: string; password: string },
): Promise<void> {
  for (const folder of EMPTY_FOLDERS) mkdirSync(path.join(serverDir, folder), { recursive: true });
  for (const [file, content] of Object.entries(database)) {
    await restoreFile(path.join(backup, file), path.join(serverDir, path.relative(FOLDER, file)), content);
  }
  writeFileSync(path.join(serverDir, 'recovery.signal'), '');
  giveToServer(serverDir);
  const door = mkdtempSync(path.join(tmpdir(), 'restore-'));
  const rules = path.join(door, 'rules');
  writeFileSync(rules, 'local all all trust\n');
  const { uid, gid } = statSync(serverDir);
  for (const entry of [rules, door]) chownSync(entry, uid, gid);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: door,
    hba_file: rules,
    recovery_target_name: POINT,
    recovery_target_action: 'promote',
    restore_command: 'exit 1',
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const log: string[] = [];
  const server = await runServer(runnableServer(), serverDir, flags, log).catch(() => {
    throw new Failure(`The copied database did not start:\n${log.slice(-5).join('').trim()}`);
  });
  try {
    const client = new Client({ host: door, user: 'postgres', database: name });
    await client.connect();
    try {
      await requireRows(client, rows);
      await client.query(`alter user postgres password ${escapeLiteral(password)}`);
    } finally {
      await client.end();
    }
  } finally {
    await new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill('SIGINT');
    });
    rmSync(door, { recursive: true });
  }
}
