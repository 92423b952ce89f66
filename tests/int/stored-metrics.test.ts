import { expect, test, vi } from 'vitest';
import { query } from '../setup/database';

const read = async () => {
  const { storedMetrics } = await import('@/server/operations/stored-metrics');
  return (await storedMetrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
};

test('tells the states of jobs and links, and forgets what is no more', async () => {
  expect(await read()).toEqual(['database_up 1']);
  await query(`insert into payload_jobs (task_slug, queue, created_at, wait_until, processing, has_error) values
    ('send-mail', 'mail', now() - interval '100 seconds', null, false, false), ('send-mail', 'mail', now(), null, false, false),
    ('send-mail', 'mail', now(), now() + interval '1 hour', false, false), ('send-mail', 'mail', now(), null, true, false),
    ('check-link', 'links', now(), null, false, true)`);
  await query(`insert into link_checks (url, ok, suspect, checked_at) values ('https://a.example', true, false, now() - interval '60 seconds'),
    ('https://b.example', false, false, now() - interval '1 day'), ('https://c.example', false, true, null)`);
  const lines = await read();
  const jobs = lines.filter((line) => line.startsWith('jobs{'));
  expect(jobs.toSorted()).toEqual([
    'jobs{queue="links",task="check-link",state="failed"} 1',
    'jobs{queue="mail",task="send-mail",state="delayed"} 1',
    'jobs{queue="mail",task="send-mail",state="due"} 2',
    'jobs{queue="mail",task="send-mail",state="running"} 1',
  ]);
  expect(lines).toEqual(expect.arrayContaining(['link_checks{state="ok"} 1', 'link_checks{state="failing"} 1', 'link_checks{state="suspect"} 1']));
  const numberOf = (series: string) => Number(lines.find((line) => line.startsWith(`${series} `))?.split(' ')[1]);
  expect(Math.round(numberOf('jobs_due_age_seconds{queue="mail",task="send-mail"}') / 20)).toBe(5);
  expect(Math.round(numberOf('link_checks_last_age_seconds') / 20)).toBe(3);
  await query('delete from payload_jobs');
  await query('delete from link_checks');
  expect(await read()).toEqual(['database_up 1']);
});

test('says that the database does not answer', async () => {
  vi.resetModules();
  process.env.DATABASE_URL = 'postgres://someone:hidden@127.0.0.1:9/site';
  expect(await read()).toEqual(['database_up 0']);
});
