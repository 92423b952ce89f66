import { env } from '@/env';

const RETRY_MS = 5000;

/** Starts this process's job runner, retrying until the database is reachable. */
export async function startJobsWhenReady(): Promise<void> {
  if (!env.RUN_JOBS) return;
  for (;;) {
    try {
      const { startJobs } = await import('@/server/door/jobs');
      await startJobs();
      return;
    } catch (error) {
      console.error(`Could not start jobs, retrying in 5 s: ${error instanceof Error ? error.message : String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
