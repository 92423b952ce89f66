import 'server-only';
import config from '@payload-config';
import { getPayload } from 'payload';
import { failOnPurpose } from '@/cms/jobs/fail-on-purpose';

/** Starts this process's job runner if its settings say so. */
export async function startJobs(): Promise<void> {
  await getPayload({ config, cron: true });
}

/** Queues a job that fails, to test error reporting. */
export async function failInJob(): Promise<void> {
  await failOnPurpose(await getPayload({ config }));
}
