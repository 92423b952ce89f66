import type { TaskConfig } from 'payload';
import { JOB_QUEUES } from '../../queues/queues';

/** Sends an issue or resumes it; retries every five minutes for a week while the mail server is away. */
export const sendNewsletter: TaskConfig<'send-newsletter'> = {
  slug: 'send-newsletter',
  inputSchema: [{ name: 'issue', type: 'number', required: true }],
  retries: { attempts: 2000, backoff: { type: 'fixed', delay: 300_000 } },
  handler: async ({ input: { issue }, req }) => {
    const { sendIssue } = await import('../../newsletter/send-issue');
    const isDone = await sendIssue(req, issue);
    if (!isDone) await req.payload.jobs.queue({ task: 'send-newsletter', queue: JOB_QUEUES.newsletter, input: { issue } });
    return { output: {} };
  },
};
