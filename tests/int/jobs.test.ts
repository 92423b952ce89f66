import { createLocalReq, type Payload } from 'payload';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addBookmark } from '@/cms/bookmarks/bookmarks';
import { lockKey } from '@/cms/database/lock-key';
import { runsJobs } from '@/cms/jobs/leader';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { newAddress } from '../setup/smtp';

const JOBS = lockKey('jobs');

let payload: Payload;
let local: LocalApi;

const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await payload.db.pool.query(text, values)).rows as Row[];

beforeAll(async () => {
  ({ payload, local } = await startPayload());
});
beforeEach(() => query('delete from payload_jobs'));

/** Ends the connection that holds this process's lock, as a database restart does. */
async function loseLock(): Promise<void> {
  await query(
    `select pg_terminate_backend(a.pid) from pg_stat_activity a
      where a.datname = current_database() and a.application_name = 'directory-jobs'`,
  );
  const held = async () =>
    query(
      `select 1 from pg_locks where locktype = 'advisory' and (classid::bigint << 32 | objid::bigint) = $1
        and database = (select oid from pg_database where datname = current_database())`,
      [JOBS],
    );
  await vi.waitFor(async () => expect(await held()).toEqual([]), { interval: 5 });
  // Gives this process time to notice the lost connection.
  await new Promise((resolve) => setTimeout(resolve, 30));
}

async function otherProcess(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
const takes = async (client: pg.Client) => (await client.query('select pg_try_advisory_lock($1) as got', [JOBS])).rows[0].got;

describe('jobs', () => {
  afterEach(loseLock);

  test('run in one process at a time', async () => {
    const other = await otherProcess();
    expect(await takes(other)).toBe(true);
    expect(await runsJobs(payload)).toBe(false);
    await other.query('select pg_advisory_unlock_all()');
    expect(await runsJobs(payload)).toBe(true);
    expect(await runsJobs(payload)).toBe(true);
    expect(await takes(other)).toBe(false);
    await other.end();
  });

  test('do not stand in the way of a bookmark, whatever its ids', async () => {
    expect(await runsJobs(payload)).toBe(true);
    const req = await createLocalReq({}, payload);
    const late = new Promise((resolve) => setTimeout(resolve, 5000, 'still waiting').unref());
    // These ids once were the jobs' lock.
    expect(await Promise.race([addBookmark(req, 4201, 1), late])).toBe(false);
  });

  test('move to another process when theirs dies', async () => {
    const [dying, next] = [await otherProcess(), await otherProcess()];
    expect(await takes(dying)).toBe(true);
    expect(await runsJobs(payload)).toBe(false);
    const { rows } = await dying.query('select pg_backend_pid() as pid');
    await next.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await vi.waitFor(async () => expect(await runsJobs(payload)).toBe(true), { interval: 10 });
    expect(await takes(next)).toBe(false);
    await loseLock();
    expect(await takes(next)).toBe(true);
    expect(await runsJobs(payload)).toBe(false);
    await next.end();
  });

  test('take the lock on one connection when several timers ask at once', async () => {
    const answers = await Promise.all([runsJobs(payload), runsJobs(payload), runsJobs(payload)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    await vi.waitFor(
      async () =>
        expect(
          await query("select pid from pg_stat_activity where datname = current_database() and application_name = 'directory-jobs'"),
        ).toHaveLength(1),
      { interval: 10 },
    );
  });

  test('of a dead process are run again by the next one', async () => {
    const url = `https://127.0.0.1/${unique('left')}`;
    const { id } = await payload.jobs.queue({ task: 'check-link', queue: 'upkeep', input: { url } });
    await query('update payload_jobs set processing = true where id = $1', [id]);
    await payload.jobs.run({ queue: 'upkeep', silent: true });
    expect(await query('select id from payload_jobs')).toHaveLength(1);
    expect(await runsJobs(payload)).toBe(true);
    await payload.jobs.run({ queue: 'upkeep', silent: true });
    expect(await query('select id from payload_jobs')).toEqual([]);
    expect((await local.find({ collection: 'link-checks', where: { url: { equals: url } } })).docs).toMatchObject([{ ok: false }]);
  });
});

describe('clean-up', () => {
  test('deletes expired rows only', async () => {
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
    const [key, old, young, confirmed, gone] = [unique('limit'), newAddress('old'), newAddress('young'), newAddress('confirmed'), newAddress('gone')];
    const [oldLink, youngLink] = [`https://${unique('old')}.example.org`, `https://${unique('young')}.example.org`];
    for (const [email, status, age] of [
      [old, 'pending', -31],
      [young, 'pending', -29],
      [confirmed, 'confirmed', -400],
      [gone, 'unsubscribed', -400],
    ] as const) {
      await query("insert into subscribers (email, language, status, updated_at, created_at) values ($1, 'en', $2, $3, $3)", [
        email,
        status,
        days(age),
      ]);
    }
    for (const [url, age] of [
      [oldLink, -181],
      [youngLink, -179],
    ] as const) {
      await query('insert into link_checks (url, updated_at, created_at) values ($1, $2, $2)', [url, days(age)]);
    }
    for (const [name, expire] of [
      [`${key}-over`, Date.now() - 1000],
      [`${key}-not`, Date.now() + 60_000],
      [`${key}-ever`, null],
    ] as const) {
      await query('insert into limits.hits (key, points, expire) values ($1, 1, $2)', [name, expire]);
    }
    for (const [name, hasError, age] of [
      ['given up', true, -31],
      ['given up lately', true, -29],
      ['waiting', false, -31],
    ] as const) {
      await query(
        "insert into payload_jobs (task_slug, queue, input, has_error, processing, updated_at, created_at) values ('check-link', 'other', $1, $2, false, $3, $3)",
        [JSON.stringify({ name }), hasError, days(age)],
      );
    }
    for (const [email, age] of [
      [old, -1],
      [young, 1],
    ] as const) {
      await query("insert into confirmations (email, review, expires_at) values ($1, '{}', $2)", [email, days(age)]);
    }
    await payload.jobs.queue({ task: 'tidy-up', queue: 'upkeep', input: {} });
    await payload.jobs.run({ queue: 'upkeep', silent: true });

    const column = async (text: string, values: unknown[]) => (await query<{ value: string }>(text, values)).map(({ value }) => value);
    expect(await column('select email as value from subscribers where email = any($1) order by id', [[old, young, confirmed, gone]])).toEqual([
      young,
      confirmed,
      gone,
    ]);
    expect(await column('select email as value from confirmations where email = any($1)', [[old, young]])).toEqual([young]);
    expect(await column('select url as value from link_checks where url = any($1)', [[oldLink, youngLink]])).toEqual([youngLink]);
    expect(await column('select key as value from limits.hits where key like $1 order by key', [`${key}%`])).toEqual([`${key}-ever`, `${key}-not`]);
    expect(await column("select input ->> 'name' as value from payload_jobs where queue = 'other' order by id", [])).toEqual([
      'given up lately',
      'waiting',
    ]);
  });
});
