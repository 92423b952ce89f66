import { Pool } from 'pg';
import { searchConnection } from '@/server/search/connection';
import type { Query } from '@/server/search/statement';
import { ensureBuild } from '../build';
import { messageOf } from '../failure';
import { localSecrets } from '../local-secrets';
import { findFreePort } from '../port';
import { stop } from '../processes';
import { serveBuild, warmPages } from '../site';
import { randomFrom } from './catalogue';
import { ADMIN, openScaleDatabase } from './database';

export const ROUNDS = 200;
const WARM_UP = 40;

interface Times {
  p50: number;
  p95: number;
  p99: number;
}

let isBroken = false;

export function breakLimit(): void {
  isBroken = true;
}

/** Picks entries of lists, the same in every run. */
export function pickerFrom(seed: number) {
  const random = randomFrom(seed);
  return <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
}

/** Times an action in milliseconds, after warm-up rounds. */
export async function measure(action: () => Promise<unknown>, rounds = ROUNDS): Promise<Times> {
  const times: number[] = [];
  for (let round = -Math.min(WARM_UP, rounds); round < rounds; round += 1) {
    const start = performance.now();
    await action();
    if (round >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Prints a line; a 95th percentile above `limit` (milliseconds) counts as broken. */
export function report(what: string, times: Times, limit: number | null, naive?: Times): void {
  const ms = (value: number) => value.toFixed(1).padStart(7);
  const isOver = limit !== null && times.p95 > limit;
  isBroken ||= isOver;
  const verdict = limit === null ? '' : `limit ${limit} ms ${isOver ? 'BROKEN' : 'ok'}`;
  const ratio = naive ? `naive p50 ${ms(naive.p50)} ms, ${(naive.p50 / times.p50).toFixed(0)}×` : '';
  console.log(`${what.padEnd(44)} p50 ${ms(times.p50)}  p95 ${ms(times.p95)}  p99 ${ms(times.p99)}  ${verdict.padEnd(18)} ${ratio}`);
}

/** Limits of requests count by visitor, so that each request has another one. */
const visitorAt = (number: number) => `198.18.${(number >> 8) & 255}.${number & 255}`;
let sent = 0;

/** Sends a request; connections stay open, as in browsers. */
export async function load(url: string, init: RequestInit = {}): Promise<void> {
  sent += 1;
  const headers = new Headers(init.headers);
  headers.set('X-Forwarded-For', visitorAt(sent));
  const response = await fetch(url, { ...init, headers, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
}

/** Serves the production build on a database. */
async function serve(databaseUrl: string): Promise<{ origin: string; close: () => Promise<unknown> }> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const { payloadSecret, actionsKey } = localSecrets();
  const settings = {
    ...process.env,
    NODE_ENV: 'production',
    PAYLOAD_SECRET: payloadSecret,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey,
    ADMIN_EMAIL: ADMIN.email,
    DATABASE_URL: databaseUrl,
    SITE_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
    PORT: String(port),
    LINK_CHECKS: 'false',
    EXCHANGE_RATES: 'false',
  };
  const server = await serveBuild(
    { ...settings, NEXT_DIST_DIR: await ensureBuild(settings, { onStart: (estimate) => console.log(`Building the site (${estimate})…`) }) },
    { port },
  );
  await warmPages(origin);
  return { origin, close: () => stop(server) };
}

/** Runs a benchmark on the generated catalogue and the production build; the process ends with 1 if it fails or a limit is broken. */
export async function benchmark(action: (site: { origin: string; query: Query }) => Promise<void>): Promise<never> {
  const database = await openScaleDatabase({ fresh: false });
  const pool = new Pool({ ...searchConnection(database.url), max: 1 });
  const query: Query = async (statement) => (await pool.query(statement)).rows;
  try {
    const size = { text: `select count(*)::integer as number from search.members where list = 'all'`, values: [] };
    const [listed] = await query<{ number: number }>(size).catch(() => []);
    if (!listed?.number) throw new Error('There is no made-up catalogue yet: run "npm run seed:scale" first.');
    console.log(`${listed.number} listed tools, milliseconds\n`);
    const { origin, close } = await serve(database.url);
    await action({ origin, query }).finally(close);
  } catch (error) {
    console.error(messageOf(error));
    breakLimit();
  } finally {
    await pool.end();
    await database.close();
  }
  process.exit(isBroken ? 1 : 0);
}
