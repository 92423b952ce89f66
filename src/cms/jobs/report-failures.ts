import diagnostics from 'node:diagnostics_channel';
import type { TaskConfig } from 'payload';
import { FAULTS_CHANNEL, type Fault } from '@/domain/faults';
import { JobTakenOver } from '../queues/claims';

const faults = diagnostics.channel(FAULTS_CHANNEL);

/** Publishes a failed job to the error reporter, at its first attempt only: a mail that retries for four days is one error, not sixteen. */
export function reportFailures(task: TaskConfig): TaskConfig {
  const { handler } = task;
  if (typeof handler !== 'function') return task;
  return {
    ...task,
    handler: async (args) => {
      try {
        return await handler(args);
      } catch (error) {
        if (faults.hasSubscribers && !args.job.totalTried && !(error instanceof JobTakenOver))
          faults.publish({ error, where: `job ${task.slug}`, kind: 'job' } satisfies Fault);
        throw error;
      }
    },
  };
}
