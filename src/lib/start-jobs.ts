import { env } from '@/env';

const RETRY_MS = 5000;

/** Starts the jobs of this process, as soon as the database is there. */
export async function keepStartingJobs(): Promise<void> {
  if (!env.RUN_JOBS) return;
  for (;;) {
    try {
      const { startJobs } = await import('./payload');
      await startJobs();
      return;
    } catch (error) {
      console.error(`Jobs could not be started yet: ${error instanceof Error ? error.message : String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
