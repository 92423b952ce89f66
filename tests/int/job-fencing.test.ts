import { once } from 'node:events';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runsJobs } from '@/cms/jobs/leader';
import { queueMail } from '@/cms/mail/queue-mail';
import { requestBy } from '../setup/contributions';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { type MailServer, newAddress, startMailServer } from '../setup/smtp';
import { hireWorker, type Worker } from '../setup/workers';

// Settings are read on import of the CMS, so the mail server's port must be known before.
const port = await vi.hoisted(async () => {
  const { findFreePort } = await import('../../src/ops/port');
  const free = await findFreePort();
  process.env.SMTP_URL = `smtp://127.0.0.1:${free}`;
  return free;
});

let payload: Payload;
let local: LocalApi;
let server: MailServer;
let other: Worker;
let onRecipient: ((sender: string) => Promise<void>) | undefined;

const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await payload.db.pool.query(text, values)).rows as Row[];

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  server = await startMailServer({ port, onRecipient: (_address, sender) => onRecipient?.(sender) });
  await leads();
  other = hireWorker();
  await other.ready;
});
afterAll(async () => {
  other.child.kill('SIGKILL');
  await other.ended;
  await server.stop();
});
beforeEach(async () => {
  await query('delete from payload_jobs');
  await leads();
});
afterEach(() => {
  onRecipient = undefined;
  vi.restoreAllMocks();
});

/** Ends the connection that holds the lock. */
const loseLock = () =>
  query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'directory-jobs'`);

/** This process gets the lock; the other one asks for it once a second only. */
async function leads(): Promise<void> {
  await vi.waitFor(
    async () => {
      if (await runsJobs(payload)) return;
      await loseLock();
      throw new Error('Another process leads.');
    },
    { timeout: 10_000, interval: 5 },
  );
}

/** Something that waits until it is opened, and knows when somebody waits. */
function gate() {
  const [opened, reached] = [new AbortController(), new AbortController()];
  const until = ({ signal }: AbortController) => (signal.aborted ? Promise.resolve() : once(signal, 'abort').then(() => undefined));
  const pass = () => {
    reached.abort();
    return until(opened);
  };
  return { open: () => opened.abort(), reached: () => until(reached), pass };
}

const draft = () => local.create({ collection: 'categories', draft: true, data: { code: unique('fenced'), name: 'Fenced', _status: 'draft' } });

const schedule = (id: number) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    queue: 'default',
    input: { type: 'publish', doc: { relationTo: 'categories', value: String(id) } } as never,
  });

const published = async (id: number) =>
  (await query('select 1 from _categories_v where parent_id = $1 and version__status = $2', [id, 'published'])).length;
const audited = async (id: number) =>
  (await query("select 1 from audit_events where action = 'content_published' and subject = $1", [`categories #${id}`])).length;
const isLeft = async (id: number) =>
  (await query("select 1 from payload_jobs where completed_at is null and input -> 'doc' ->> 'value' = $1", [String(id)])).length > 0;

/** Waits until the other process has taken over and done a job queued now. */
async function otherTakesOver(): Promise<void> {
  await loseLock();
  const { id } = await draft();
  await schedule(id);
  await vi.waitFor(async () => expect(await published(id)).toBe(1), { timeout: 20_000, interval: 50 });
}

const runPublishing = () => payload.jobs.run({ queue: 'default', silent: true });

test('a mail is sent once when the lock is lost while the mail server takes it', { timeout: 60_000 }, async () => {
  const to = newAddress();
  const slow = gate();
  onRecipient = (sender) => (sender === other.address ? Promise.resolve() : slow.pass());
  await queueMail(await requestBy(payload), { kind: 'contact-received', data: {}, to, language: 'nl' });
  const running = payload.jobs.run({ queue: 'mail', silent: true });
  await slow.reached();
  await loseLock();
  await vi.waitFor(() => expect(server.to(to)).toHaveLength(1), { timeout: 20_000, interval: 20 });
  slow.open();
  await running;
  expect(server.to(to).map(({ from }) => from?.address)).toEqual([other.address]);
  await vi.waitFor(async () => expect(await query("select id from payload_jobs where task_slug = 'send-mail'")).toEqual([]), { timeout: 10_000 });
});

test('a job whose lock is lost before its transaction leaves its work to the process that took over', { timeout: 60_000 }, async () => {
  const { id } = await draft();
  const user = await local.create({ collection: 'users', data: { email: newAddress('editor'), role: 'admin', authId: unique('auth') } });
  await payload.jobs.queue({
    task: 'schedulePublish',
    queue: 'default',
    input: {
      type: 'publish',
      doc: { relationTo: 'categories', value: String(id) },
      user: { relationTo: 'users', value: user.id },
    } as never,
  });
  const before = gate();
  const find = payload.findByID.bind(payload);
  vi.spyOn(payload, 'findByID').mockImplementation((async (args: Parameters<typeof find>[0]) => {
    if (args.collection === 'users') await before.pass();
    return find(args);
  }) as typeof payload.findByID);
  const running = runPublishing();
  await before.reached();
  await otherTakesOver();
  await vi.waitFor(async () => expect(await published(id)).toBe(1), { timeout: 20_000, interval: 50 });
  before.open();
  await running;
  expect([await published(id), await audited(id)]).toEqual([1, 1]);
  await vi.waitFor(async () => expect(await isLeft(id)).toBe(false), { timeout: 10_000 });
});

test('a job whose lock is lost within its transaction ends, and no other process runs it meanwhile', { timeout: 60_000 }, async () => {
  const { id } = await draft();
  const blocker = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('select from categories where id = $1 for update', [id]);
  await schedule(id);
  const running = runPublishing();
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%categories%'`;
  await vi.waitFor(async () => expect((await query(waiting)).length).toBeGreaterThan(0), { interval: 10 });
  await otherTakesOver();
  expect(await published(id)).toBe(0);
  await blocker.query('commit');
  await blocker.end();
  await running;
  expect([await published(id), await audited(id)]).toEqual([1, 1]);
  expect(await isLeft(id)).toBe(false);
});

test('a job whose lock is lost after its commit is not run again', { timeout: 60_000 }, async () => {
  const { id } = await draft();
  await schedule(id);
  const after = gate();
  const update = payload.db.updateJobs.bind(payload.db);
  vi.spyOn(payload.db, 'updateJobs').mockImplementation(async (args) => {
    if (args.data.processing !== true) await after.pass();
    return update(args);
  });
  const running = runPublishing();
  await after.reached();
  expect(await published(id)).toBe(1);
  await otherTakesOver();
  after.open();
  await running;
  expect([await published(id), await audited(id)]).toEqual([1, 1]);
  expect(await isLeft(id)).toBe(false);
});

test('a process that gets its lock back goes on with its job, and does not run it twice', async () => {
  const to = newAddress();
  const slow = gate();
  onRecipient = () => slow.pass();
  await queueMail(await requestBy(payload), { kind: 'contact-received', data: {}, to, language: 'nl' });
  const running = payload.jobs.run({ queue: 'mail', silent: true });
  await slow.reached();
  await loseLock();
  await leads();
  const [job] = await query<{ processing: boolean }>("select processing from payload_jobs where task_slug = 'send-mail'");
  // Unless the other process led for a moment.
  if (job?.processing) expect(await payload.jobs.run({ queue: 'mail', silent: true })).toMatchObject({ noJobsRemaining: true });
  slow.open();
  await running;
  await vi.waitFor(() => expect(server.to(to)).toHaveLength(1));
});

test('a job runs again where nothing could be noted about its end because the database was away', { timeout: 60_000 }, async () => {
  const { id } = await draft();
  await schedule(id);
  const update = payload.db.updateJobs.bind(payload.db);
  const begin = vi.spyOn(payload.db, 'beginTransaction');
  const claims = vi.spyOn(payload.db, 'updateJobs').mockImplementation(async (args) => {
    const jobs = await update(args);
    begin.mockRejectedValue(new Error('cannot begin transaction'));
    return jobs;
  });
  await expect(runPublishing()).rejects.toThrow('cannot begin');
  claims.mockRestore();
  begin.mockRestore();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 120_000);
  expect(await runsJobs(payload)).toBe(true);
  await runPublishing();
  expect([await published(id), await isLeft(id)]).toEqual([1, false]);
});

test('a claim that fails frees its connection', async () => {
  await queueMail(await requestBy(payload), { kind: 'contact-received', data: {}, to: newAddress(), language: 'nl' });
  const sessions = () => Object.keys(payload.db.sessions ?? {}).length;
  const before = sessions();
  const where = { no_such_field: { equals: 1 } };
  await expect(payload.jobs.run({ queue: 'mail', where, silent: true })).rejects.toThrow();
  expect(sessions()).toBe(before);
});
