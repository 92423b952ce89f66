import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createLocalReq, type Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../src/ops/embedded-database';

const PASSWORD = 'throw-away-test-database';
let dataDir: string;
let database: EmbeddedDatabase;
let payload: Payload;

const start = () => startEmbeddedDatabase({ dataDir, password: PASSWORD, database: 'restarted' });

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'restart-'));
  chmodSync(dataDir, 0o755);
  database = await start();
  // Settings are read once, so the CMS is imported after this.
  process.env.DATABASE_URL = database.url;
});
afterAll(async () => {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function countOf(subject: string): Promise<number> {
  const { rows } = await payload.db.pool.query('select count(*)::integer as count from contact_messages where subject = $1', [subject]);
  return rows[0].count;
}

test('a database restart during submissions saves each confirmed message once and no partial one', async () => {
  const { startPayload, unique } = await import('../setup/payload');
  const { saveContactMessage } = await import('@/cms/contact/save-message');
  ({ payload } = await startPayload());
  payload.db.pool.on('error', () => undefined);
  const send = async (subject: string) => {
    const message = { name: 'Ann', email: 'ann@example.org', phone: '', subject, message: 'Hello', locale: 'en' as const };
    return saveContactMessage(await createLocalReq({}, payload), message).then(
      () => true,
      () => false,
    );
  };
  const outcomes = new Map<string, boolean>();
  const saved = () => [...outcomes.values()].filter(Boolean).length;
  let isSending = true;
  const keepSending = async () => {
    while (isSending) {
      const subject = unique('Subject');
      outcomes.set(subject, await send(subject));
    }
  };
  const senders = Array.from({ length: 4 }, keepSending);
  for (let restarts = 0; restarts < 3; restarts += 1) {
    const before = saved();
    await vi.waitFor(() => expect(saved()).toBeGreaterThan(before + 3), { timeout: 30_000 });
    await database.stop();
    await setTimeout(500);
    database = await start();
  }
  const before = saved();
  await vi.waitFor(() => expect(saved()).toBeGreaterThan(before + 3), { timeout: 30_000 });
  isSending = false;
  await Promise.all(senders);
  expect([...outcomes.values()]).toContain(false);

  for (const [subject, isSaved] of outcomes) expect(await countOf(subject), subject).toBe(isSaved ? 1 : 0);
  const { rows } = await payload.db.pool.query("select count(*)::integer as mails from payload_jobs where input ->> 'kind' = 'contact-message'");
  expect(rows[0].mails).toBe(saved());
}, 120_000);

test('the page cache misses no change around a database restart', async () => {
  const { ChangeFeed } = await import('@/server/page-cache/change-feed');
  const { PageCache } = await import('@/server/page-cache/page-cache');
  const feed = new ChangeFeed(database.url, (tags, reading) => cache.expire(tags, reading));
  const cache = new PageCache(() => feed.catchUp(), 1_000_000);
  feed.follow();
  const isStored = async (key: string) => (await cache.get(key, { kind: 'APP_PAGE' })) !== null;
  const store = (key: string) => cache.set(key, { kind: 'APP_PAGE', html: key, headers: { 'x-next-cache-tags': `tool:${key}` } }, {});
  for (const key of ['before', 'during', 'after', 'other']) {
    expect(await isStored(key)).toBe(false);
    store(key);
  }
  const expire = (key: string) => payload.db.pool.query('select cache.expire($1::text[])', [[`tool:${key}`]]);
  await expire('before');
  await database.stop();
  // Stored pages are served on; nothing that is rendered now is stored.
  expect(await isStored('other')).toBe(true);
  expect(await isStored('unsure')).toBe(false);
  store('unsure');
  expect(await isStored('unsure')).toBe(false);
  database = await start();
  await expire('during');
  for (const key of ['before', 'during']) await expect.poll(() => isStored(key), { timeout: 10_000 }).toBe(false);
  await expire('after');
  await expect.poll(() => isStored('after'), { timeout: 3000 }).toBe(false);
  expect(await isStored('other')).toBe(true);
  await feed.close();
}, 60_000);

test('a connection that breaks as a transaction begins is replaced, however often', async () => {
  const { SteadyClient } = await import('@/cms/database/steady-client');
  const admin = new pg.Client(database.url);
  await admin.connect();
  const query = SteadyClient.prototype.query;
  const breaking = vi.spyOn(SteadyClient.prototype, 'query').mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
    const text = (args[0] as { text?: string }).text ?? '';
    // Waits until the process of this connection has ended.
    if (text.startsWith('begin')) await admin.query('select pg_terminate_backend($1, 5000)', [(this as unknown as { processID: number }).processID]);
    return Reflect.apply(query, this, args);
  } as never);
  for (let times = 0; times <= (payload.db.poolOptions.max ?? 0); times += 1)
    await expect(payload.db.beginTransaction()).rejects.toThrow('cannot begin transaction');
  expect(breaking).toHaveBeenCalled();
  breaking.mockRestore();
  const transaction = await payload.db.beginTransaction();
  expect(transaction).toEqual(expect.any(String));
  await payload.db.rollbackTransaction(transaction as string);
  await admin.end();
}, 60_000);
