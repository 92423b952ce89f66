import type { TaskConfig } from 'payload';
import { JOB_QUEUES } from '../../queues/queues';

/** 30 s, 60 s, 120 s, …: an hour and a half for a database to come back. */
const RETRIES = { attempts: 8, backoff: { type: 'exponential', delay: 30_000 } } as const;

/** Checks or writes an import, or writes an export. */
export const runTransfer: TaskConfig<'run-transfer'> = {
  slug: 'run-transfer',
  inputSchema: [{ name: 'transfer', type: 'number', required: true }],
  retries: RETRIES,
  handler: async ({ input: { transfer }, job, req }) => {
    const { workOn } = await import('../../transfers/work-on');
    const isSettled = await workOn(req.payload, transfer, { isLastAttempt: (job.totalTried ?? 0) >= RETRIES.attempts });
    // Stopped early: the next process resumes.
    if (!isSettled) await req.payload.jobs.queue({ task: 'run-transfer', queue: JOB_QUEUES.transfers, input: { transfer } });
    return { output: {} };
  },
};
