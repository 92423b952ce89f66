import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { stopping } from '../queues/stopping';

const POLL_MS = 50;

/** Starts no more jobs in this process and waits for those that run, at most `limitMs`. What is unfinished then, the next process runs again. */
export async function stopJobs(payload: Payload, limitMs: number): Promise<void> {
  stopping.abort();
  for (const cron of payload.crons) cron.pause();
  const deadline = performance.now() + limitMs;
  while (payload.crons.some((cron) => cron.isBusy()) && performance.now() < deadline) await sleep(POLL_MS);
}
