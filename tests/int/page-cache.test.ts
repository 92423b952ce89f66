import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ChangeFeed } from '@/server/page-cache/change-feed';
import { PageCache } from '@/server/page-cache/page-cache';
import { startPayload } from '../setup/payload';

const url = process.env.DATABASE_URL ?? '';
const pool = new pg.Pool({ connectionString: url, max: 8 });
const feeds: ChangeFeed[] = [];

beforeAll(async () => {
  await startPayload();
  await pool.query('create table shown (id integer primary key, text text not null)');
});
afterEach(async () => {
  await Promise.all(feeds.splice(0).map((feed) => feed.close()));
});
afterAll(() => pool.end());

/** A cache as every web process has one. */
function openCache(): { cache: PageCache; feed: ChangeFeed } {
  const feed: ChangeFeed = new ChangeFeed(url, (tags, reading) => cache.expire(tags, reading));
  const cache = new PageCache(() => feed.catchUp(), 1_000_000);
  feeds.push(feed);
  feed.follow();
  return { cache, feed };
}

async function isStored(cache: PageCache, key: string): Promise<boolean> {
  return (await cache.get(key, { kind: 'APP_PAGE' })) !== null;
}

async function store(cache: PageCache, key: string, tags: string): Promise<void> {
  await isStored(cache, key);
  cache.set(key, { kind: 'APP_PAGE', html: key, headers: { 'x-next-cache-tags': tags } }, {});
  expect(await isStored(cache, key)).toBe(true);
}

const expire = (client: pg.Pool | pg.PoolClient, tag: string) => client.query('select cache.expire($1::text[])', [[tag]]);

describe('changes of cached tags', () => {
  test('arrive in every process at the commit; a rollback changes nothing', async () => {
    const caches = [openCache(), openCache()];
    for (const { cache } of caches) await store(cache, '/a', 'tool:1');
    const client = await pool.connect();
    await client.query('begin');
    await expire(client, 'tool:1');
    await client.query('rollback');
    await client.query('begin');
    await expire(client, 'tool:1');
    for (const { cache, feed } of caches) {
      await feed.catchUp();
      expect(await isStored(cache, '/a')).toBe(true);
    }
    await client.query('commit');
    client.release();
    for (const { cache } of caches) await expect.poll(() => isStored(cache, '/a')).toBe(false);
  });

  test('are found after a crash that lets their transaction have the number of one that was rolled back', async () => {
    const { cache, feed } = openCache();
    const { rows } = await pool.query('select pg_current_xact_id() as number');
    await store(cache, '/a', 'tool:1');
    await feed.catchUp();
    await pool.query("insert into cache.changes (transaction, tags) values ($1, '{tool:1}')", [rows[0].number]);
    await feed.catchUp();
    expect(await isStored(cache, '/a')).toBe(false);
  });

  test('are found although transactions commit in another order than they began', async () => {
    const { cache, feed } = openCache();
    await store(cache, '/first', 'tool:1');
    await store(cache, '/second', 'tool:2');
    const [first, second] = [await pool.connect(), await pool.connect()];
    for (const client of [first, second]) await client.query('begin');
    await expire(first, 'tool:1');
    await expire(second, 'tool:2');
    await second.query('commit');
    await feed.catchUp();
    expect([await isStored(cache, '/first'), await isStored(cache, '/second')]).toEqual([true, false]);
    await first.query('commit');
    await feed.catchUp();
    expect(await isStored(cache, '/first')).toBe(false);
    for (const client of [first, second]) client.release();
  });

  test('of the time without a connection arrive with the next one', async () => {
    const { cache } = openCache();
    await store(cache, '/a', 'tool:1');
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'page-cache' and datname = current_database()`;
    const killAgain = async () => {
      await wait(Math.random() * 20);
      await pool.query(kill);
    };
    // Some connections are lost while they are being made.
    for (let round = 1; round <= 20; round += 1) {
      await Promise.all([pool.query(kill), expire(pool, 'tool:1'), killAgain(), killAgain()]);
      await expect.poll(() => isStored(cache, '/a'), { timeout: 1000 }).toBe(false);
      await expect.poll(() => store(cache, '/a', 'tool:1').then(() => isStored(cache, '/a'))).toBe(true);
    }
  });
});

describe('three processes that read while two people edit', () => {
  /** Renders the text, each time taking as long as it likes between its read and its answer. */
  async function visit({ cache }: { cache: PageCache }, id: number): Promise<string> {
    const key = `/${id}`;
    const known = await cache.get(key, { kind: 'APP_PAGE' });
    if (known) return String(known.value.html);
    await wait(Math.random() * 8);
    const { rows } = await pool.query('select text from shown where id = $1', [id]);
    await wait(Math.random() * 8);
    cache.set(key, { kind: 'APP_PAGE', html: rows[0].text, headers: { 'x-next-cache-tags': `shown:${id}` } }, {});
    return rows[0].text;
  }

  test('store nothing that was read before an edit, in 500 rounds', { timeout: 180_000 }, async () => {
    const processes = [openCache(), openCache(), openCache()];
    const edit = async (id: number, text: string) => {
      const client = await pool.connect();
      await client.query('begin; set local synchronous_commit = off');
      await client.query('insert into shown values ($1, $2) on conflict (id) do update set text = excluded.text', [id, text]);
      await expire(client, `shown:${id}`);
      await wait(Math.random() * 4);
      await client.query('commit');
      client.release();
    };
    await Promise.all([edit(1, 'begin'), edit(2, 'begin')]);
    for (let round = 0; round < 500; round += 1) {
      const id = 1 + (round % 2);
      const visits = Array.from({ length: 6 }, async (_, visitor) => {
        await wait(Math.random() * 10);
        return visit(processes[visitor % 3] as (typeof processes)[number], id);
      });
      await Promise.all([edit(id, `round ${round}`), ...visits]);
      for (const one of processes) await one.feed.catchUp();
      for (const one of processes) expect(await visit(one, id), `round ${round}`).toBe(`round ${round}`);
    }
  });
});
