import { Gauge, Registry } from 'prom-client';
import { runForOperator } from './database';

const JOBS = `select coalesce(queue, '') as queue, coalesce(task_slug::text, '') as task,
    case when has_error and handed_at is not null then 'uncertain' when has_error then 'failed' when processing then 'running' when wait_until > now() then 'delayed' else 'due' end as state,
    count(*)::integer as count, extract(epoch from max(now() - coalesce(wait_until, created_at)))::float as age
  from payload_jobs where completed_at is null group by 1, 2, 3`;
const DELIVERIES = `select state::text, count(*)::integer as count from newsletter_deliveries where updated_at > now() - interval '7 days' group by 1`;
const LINKS = `select case when suspect then 'suspect' when ok then 'ok' else 'failing' end as state, count(*)::integer as count,
    extract(epoch from min(now() - checked_at))::float as age
  from link_checks group by 1`;

interface Counted {
  state: string;
  count: number;
}

const registry = new Registry();
const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
  new Gauge({ name, help, labelNames, registers: [registry] });

const up = gauge('database_up', 'Whether the database answers');
const jobs = gauge('jobs', 'Jobs by queue, task and state', 'queue', 'task', 'state');
const dueAge = gauge('jobs_due_age_seconds', 'How long the oldest due job has waited', 'queue', 'task');
const deliveries = gauge('newsletter_deliveries', 'Deliveries of newsletters that changed in the last seven days', 'state');
const links = gauge('link_checks', 'Checked addresses by their last result', 'state');
const linkAge = gauge('link_checks_last_age_seconds', 'Time since the last visit of an address');

function clear(): void {
  registry.resetMetrics();
  // Reset to 0, which would be news.
  linkAge.remove();
}

async function fill(): Promise<void> {
  clear();
  for (const { queue, task, state, count, age } of await runForOperator<Counted & { queue: string; task: string; age: number }>(JOBS)) {
    jobs.set({ queue, task, state }, count);
    if (state === 'due') dueAge.set({ queue, task }, age);
  }
  for (const { state, count } of await runForOperator<Counted>(DELIVERIES)) deliveries.set({ state }, count);
  const visits = await runForOperator<Counted & { age: number | null }>(LINKS);
  for (const { state, count } of visits) links.set({ state }, count);
  const ages = visits.flatMap(({ age }) => age ?? []);
  if (ages.length > 0) linkAge.set(Math.min(...ages));
  up.set(1);
}

let filling: Promise<void> = Promise.resolve();

/** What the database knows of jobs, mails and links, as Prometheus text. Says `database_up 0` while it doesn't answer. */
export async function storedMetrics(): Promise<string> {
  filling = filling.then(fill).catch(() => {
    clear();
    up.set(0);
  });
  await filling;
  return registry.metrics();
}
