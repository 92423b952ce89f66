import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migrations } from '../../migrations';
import { query } from '../setup/database';

const DATABASE = String(process.env.DATABASE_URL);

beforeAll(async () => {
  process.env.NEWEST_MIGRATION = migrations.at(-1)?.name;
});
beforeEach(() => {
  process.env.DATABASE_URL = DATABASE;
  vi.resetModules();
});

const failedChecks = async () => (await import('@/server/operations/readiness')).failedChecks();

const addJob = (queue: string, values: string) =>
  query(`insert into payload_jobs (task_slug, queue, created_at, wait_until, processing, has_error) values ('send-mail', '${queue}', ${values})`);

test('a server with a migrated database is ready', async () => {
  expect(await failedChecks()).toEqual([]);
});

test('a server is not ready while its newest migration is missing, or without tables', async () => {
  const { createDatabase } = await import('../setup/database');
  process.env.NEWEST_MIGRATION = '29991231_235959_later';
  expect(await failedChecks()).toEqual(['migrations']);
  process.env.NEWEST_MIGRATION = migrations.at(-1)?.name;
  vi.resetModules();
  process.env.DATABASE_URL = await createDatabase();
  expect(await failedChecks()).toEqual(['migrations']);
});

test('a server is not ready while its database does not answer, and says nothing else about it', async () => {
  process.env.DATABASE_URL = 'postgres://someone:hidden@127.0.0.1:9/site';
  expect(await failedChecks()).toEqual(['database']);
});

test('only a due job that nobody begins counts as late', async () => {
  const old = "now() - interval '1 day'";
  await addJob('retried', `${old}, now() + interval '1 hour', false, false`);
  await addJob('running', `${old}, null, true, false`);
  await addJob('failed', `${old}, null, false, true`);
  await addJob('recent', `now() - interval '20 minutes', null, false, false`);
  expect(await failedChecks()).toEqual([]);
  vi.resetModules();
  await addJob('forgotten', `now() - interval '31 minutes', null, false, false`);
  expect(await failedChecks()).toEqual(['jobs']);
});
