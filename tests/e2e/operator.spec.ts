import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { findFreePort } from '../../src/ops/port';
import { stop as stopProcess } from '../../src/ops/processes';
import { waitForAnswer } from '../../src/ops/site';
import { startServer } from './second-server';

test.describe.configure({ mode: 'serial' });

let database: Client;

test.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
});
test.afterAll(() => database.end());

for (const processes of [1, 2]) {
  test(`a stopping server of ${processes} is not ready, answers what is under way, and exits with 0`, async () => {
    const { origin, stop } = await startServer({ STOP_NOTICE_SECONDS: '3', WEB_PROCESSES: String(processes) });
    try {
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
      expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ ready: true });
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);

      await database.query('begin; lock table faqs in access exclusive mode');
      const slow = fetch(`${origin}/api/faqs?limit=1`);
      const isWaiting = async () => (await database.query('select from pg_locks where not granted')).rowCount;
      await expect.poll(isWaiting).toBe(1);
      const stopped = stop();
      const readiness = async () => {
        const answer = await fetch(`${origin}/readyz`);
        return [answer.status, answer.headers.get('connection'), await answer.json()];
      };
      // One of two processes may hear later that it has to stop.
      await expect.poll(readiness, { intervals: [50] }).toEqual([503, 'close', { ready: false, failed: ['draining'] }]);
      await expect.poll(() => fetch(`${origin}/readyz`).catch(() => 'closed'), { intervals: [50] }).toBe('closed');
      await database.query('rollback');
      expect((await (await slow).json()).docs).toHaveLength(1);
      expect(await stopped).toBe(0);
    } finally {
      await database.query('rollback');
      await stop();
    }
  });
}

test('metrics need the token, and add up the requests of all processes', async () => {
  const METRICS_TOKEN = 'a-token-of-this-test';
  const { origin, stop } = await startServer({ METRICS_TOKEN, WEB_PROCESSES: '2' });
  const scrape = (authorization?: string) =>
    fetch(`${origin}/metrics`, { headers: { connection: 'close', ...(authorization ? { authorization } : {}) } });
  const read = async (series: string) => {
    const text = await (await scrape(`Bearer ${METRICS_TOKEN}`)).text();
    const line = text.split('\n').find((line) => line.startsWith(`${series} `));
    return line ? Number(line.slice(series.length + 1)) : 0;
  };
  const PAGES = 'http_request_duration_seconds_count{kind="page",status="2xx"}';
  try {
    expect((await scrape()).status).toBe(401);
    expect((await scrape('Bearer another-token-of-this-test')).status).toBe(401);
    // Until both processes count, one of them doesn't answer the other.
    await expect.poll(async () => (await scrape(`Bearer ${METRICS_TOKEN}`)).status, { timeout: 30_000 }).toBe(200);
    const before = await read(PAGES);
    for (let time = 0; time < 20; time += 1) await (await fetch(`${origin}/faq`, { headers: { connection: 'close' } })).text();
    await expect.poll(() => read(PAGES)).toBe(before + 20);
    expect(await read('page_cache_answers_total{result="hit"}')).toBeGreaterThanOrEqual(17);
    expect(await read('page_cache_answers_total{result="miss"}')).toBeGreaterThanOrEqual(2);
    expect(await read('database_connections{pool="content",state="idle"}')).toBeGreaterThan(0);
    expect(await read('database_up')).toBe(1);
    expect(await read('page_cache_bytes')).toBeGreaterThan(10_000);
  } finally {
    await stop();
  }
});

test('there are no metrics without a token in the settings', async ({ baseURL }) => {
  expect((await fetch(`${baseURL}/metrics`)).status).toBe(404);
  expect((await fetch(`${baseURL}/metrics`, { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
});

test('logs are lines of JSON from the first one, and name the request of an error without its query string', async () => {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: 'production' as const,
    LOG_FORMAT: 'json',
    RUN_JOBS: 'false',
    SITE_URL: origin,
    ERROR_TRIALS: 'true',
    TRUSTED_PROXIES: '',
  };
  const args = ['src/start/web-processes.mjs', 'node_modules/next/dist/bin/next', 'start', '-p', String(port)];
  const server = spawn(process.execPath, args, { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  try {
    await waitForAnswer(`${origin}/robots.txt`, server);
    const answer = await fetch(`${origin}/dev/errors/server?email=vera%40example.org`, { headers: { 'X-Request-Id': 'not-from-a-proxy' } });
    expect(answer.status).toBe(500);
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const lines = () =>
      output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    await expect.poll(() => lines().filter(({ requestId }) => requestId === id).length).toBeGreaterThan(0);
    expect(JSON.stringify(lines().filter(({ requestId }) => requestId === id))).toContain("A trial of the server's error reports");
    for (const line of lines()) expect(line).toMatchObject({ level: expect.any(String), time: expect.any(String), msg: expect.any(String) });
    expect(output).not.toMatch(/vera|example\.org/);
  } finally {
    await stopProcess(server);
  }
});
