import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

let folder: string;
let port: number;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'web-processes-'));
  const free = createServer().listen(0);
  await once(free, 'listening');
  ({ port } = free.address() as AddressInfo);
  free.close();
  writeFileSync(
    path.join(folder, 'serve.cjs'),
    `require('node:http').createServer((request, response) => {
      response.setHeader('connection', 'close').end(process.pid + ' ' + process.argv[2]);
      if (request.url === '/end') process.exit(3);
    }).listen(${port});
    globalThis[Symbol.for('server-started')]();`,
  );
  writeFileSync(
    path.join(folder, 'slow.cjs'),
    `const { createServer, Server } = require('node:http');
    createServer((request, response) => response.end([request.seen, request.marked].join())).listen(${port}, () => console.log('listens'));
    process.stdin.once('data', () => {
      require('node:diagnostics_channel').subscribe('http.server.request.start', ({ request }) => { request.marked = 'marked'; });
      const { emit } = Server.prototype;
      Server.prototype.emit = function (event, request, ...rest) {
        if (event === 'request') request.seen = 'seen';
        return emit.call(this, event, request, ...rest);
      };
      globalThis[Symbol.for('server-started')]();
    });`,
  );
  writeFileSync(path.join(folder, 'fail.cjs'), 'process.exit(7);');
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => server?.kill('SIGKILL'));
vi.setConfig({ testTimeout: 60_000 });

const run = (file: string, count?: number) => {
  const child = spawn(process.execPath, ['src/start/web-processes.mjs', path.join(folder, file), 'argument'], {
    env: { ...process.env, WEB_PROCESSES: count === undefined ? '' : String(count) },
  });
  server = child;
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
};

/** Node hands a connection to a process that ends before it takes it: nobody answers that one. */
const ANSWER_MS = 5000;
const ask = async (url = '/') => (await fetch(`http://localhost:${port}${url}`, { signal: AbortSignal.timeout(ANSWER_MS) })).text();

async function answers(times: number): Promise<Set<string>> {
  const found = new Set<string>();
  for (let time = 0; time < times; time += 1) found.add(await ask());
  return found;
}

it('serves in one process by default, with its arguments', async () => {
  const { child, ended } = run('serve.cjs');
  await vi.waitFor(ask, { timeout: 30_000 });
  expect([...(await answers(4))]).toEqual([`${child.pid} argument`]);
  child.kill('SIGTERM');
  await ended;
});

it('lets requests wait for a server that listens before it is prepared', async () => {
  const { child } = run('slow.cjs');
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  let isAnswered = false;
  const early = ask().finally(() => {
    isAnswered = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isAnswered).toBe(false);
  child.stdin?.write('prepare');
  expect([await early, await ask()]).toEqual(['seen,marked', 'seen,marked']);
});

it('shares the port between processes, replaces one that ends, and ends all when asked to', async () => {
  const { child, ended } = run('serve.cjs', 3);
  await vi.waitFor(async () => expect((await answers(20)).size).toBe(3), { timeout: 30_000 });
  const before = await answers(20);
  await ask('/end').catch(() => undefined);
  await vi.waitFor(
    async () => {
      const now = await answers(20);
      expect(now.size).toBe(3);
      expect([...now].filter((answer) => !before.has(answer))).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(ask()).rejects.toThrow();
});

it('ends with the code of a process that never served', async () => {
  expect(await run('fail.cjs', 2).ended).toBe(7);
});
