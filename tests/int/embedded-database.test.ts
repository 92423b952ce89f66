import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '../../src/ops/embedded-database';

const PASSWORD = 'throw-away-test-database';
let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const start = () => startEmbeddedDatabase({ dataDir, password: PASSWORD, database: 'kept' });

/** Starts the database in a child process and kills it without a clean shutdown. */
function startAndKill(): Promise<void> {
  const script = `import { startEmbeddedDatabase } from './src/ops/embedded-database.ts';
    await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, password: '${PASSWORD}', database: 'kept' });
    console.log('started'); setInterval(() => {}, 1000);`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.stdout.on('data', () => child.kill('SIGKILL'));
    child.once('exit', (_code, signal) => (signal === 'SIGKILL' ? resolve() : reject(new Error(errors))));
  });
}

it('the embedded database survives a killed start and refuses a second owner', async () => {
  const first = await start();
  await query(first.url, 'create table notes (text text)');
  await query(first.url, "insert into notes values ('still here')");
  await expect(start()).rejects.toThrow(/in use by another start/);
  await first.stop();

  await startAndKill();
  expect(Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])).toBeGreaterThan(0);
  const second = await start();
  expect(await query(second.url, 'select text from notes')).toEqual([{ text: 'still here' }]);
  await second.stop();

  writeFileSync(path.join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n`);
  const third = await start();
  expect(await query(third.url, 'select text from notes')).toEqual([{ text: 'still here' }]);
  await third.stop();
});

it('a signal to the process group, such as Ctrl-C, does not reach the embedded database', async () => {
  const script = `import { startEmbeddedDatabase } from './src/ops/embedded-database.ts';
    process.on('SIGINT', () => undefined);
    const { url } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, password: '${PASSWORD}', database: 'kept' });
    console.log(url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], { detached: true });
  const url = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk).trim())));
  process.kill(-Number(child.pid), 'SIGINT');
  await setTimeout(500);
  expect(await query(url, 'select text from notes')).toEqual([{ text: 'still here' }]);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
});

const pidOf = () => Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Kills the database server while one of its processes works, which ends three seconds later. */
async function killWhileBusy(url: string): Promise<{ ended: Promise<number> }> {
  const work = "do $$ declare began timestamptz := clock_timestamp(); begin while clock_timestamp() < began + interval '3 s' loop end loop; end $$";
  const ended = query(url, work).then(Date.now, Date.now);
  await expect.poll(() => query(url, "select 1 from pg_stat_activity where query like 'do $$%' and state = 'active'")).toHaveLength(1);
  process.kill(pidOf(), 'SIGKILL');
  return { ended };
}

async function firstAnswer(url: string): Promise<{ notes: unknown[]; at: number }> {
  for (;;) {
    const notes = await query(url, 'select text from notes').catch(() => null);
    if (notes) return { notes, at: Date.now() };
    await setTimeout(20);
  }
}

it('a killed embedded database starts again, but not while a process of the killed one still works', async () => {
  const database = await start();
  const killed = pidOf();
  const { ended } = await killWhileBusy(database.url);
  const { notes, at } = await firstAnswer(database.url);
  expect(notes).toEqual([{ text: 'still here' }]);
  expect(at).toBeGreaterThanOrEqual(await ended);
  expect(pidOf()).not.toBe(killed);
  await database.stop();
});

it('a new start also waits for processes of a killed database', async () => {
  const first = await start();
  await first.stop();
  await startAndKill();
  const { ended } = await killWhileBusy(first.url);
  const second = await start();
  expect(Date.now()).toBeGreaterThanOrEqual(await ended);
  await second.stop();
});

it('a new start goes on when the server it asks to stop is killed instead', async () => {
  await startAndKill();
  const left = pidOf();
  // Stopped, it doesn't hear the question.
  process.kill(left, 'SIGSTOP');
  const starting = start();
  await setTimeout(500);
  process.kill(left, 'SIGKILL');
  const database = await starting;
  expect(await query(database.url, 'select text from notes')).toEqual([{ text: 'still here' }]);
  await database.stop();
});

it('reports when the embedded database ends unexpectedly, but not after a stop', async () => {
  const ends: string[] = [];
  const stopped = await start();
  stopped.onEnd(() => ends.push('stopped'));
  await stopped.stop();
  const killed = await start();
  killed.onEnd(() => ends.push('killed'));
  process.kill(Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGINT');
  await expect.poll(() => ends).toEqual(['killed']);
});
