import 'server-only';
import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { failOnPurpose } from '@/cms/jobs/fail-on-purpose';
import { followClock } from '@/cms/jobs/follow-clock';
import { stopJobs as stopJobsOf } from '@/cms/jobs/stop-jobs';

let runner: Payload | undefined;

/** Starts this process's job runner if its settings say so. */
export async function startJobs(): Promise<void> {
  runner = await getPayload({ config, cron: true });
  followClock(runner);
}

/** Ends this process's job runner, if it was started: waits for jobs that run, at most `limitMs`. */
export async function stopJobs(limitMs: number): Promise<void> {
  if (runner) await stopJobsOf(runner, limitMs);
}

/** Queues a job that fails, to test error reporting. */
export async function failInJob(): Promise<void> {
  await failOnPurpose(await getPayload({ config }));
}
